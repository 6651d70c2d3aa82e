// The only place where raw random numbers become faces, and every face is exactly as likely.

/**
 * Makes a face of a raw random number.
 *
 * What is left over when the numbers are dealt out to the faces is refused. The left-over ones lie just below
 * the last `sides` numbers, so that a source stuck at its lowest or highest number still gives the lowest or
 * highest face.
 *
 * @param bits - a random whole number from 0 to `last`
 * @param last - the highest number that may be drawn, below 2 to the 32
 * @param sides - not more than `last + 1`
 * @returns 1 to `sides`; 0 for a number that has to be drawn again
 */
export function faceFromBits(bits: number, last: number, sides: number): number {
  return bits < last - 2 * sides ? (bits % sides) + 1 : faceNearTheEnd(bits, last, sides);
}

function faceNearTheEnd(bits: number, last: number, sides: number): number {
  const lastDeal = last + 1 - sides;
  // Made an integer for the engine, which calculates with fractions wherever it once saw a number above 2^31.
  if (bits >= lastDeal) return (bits - lastDeal + 1) | 0;
  return bits < lastDeal - ((last + 1) % sides) ? (bits % sides) + 1 : 0;
}

/** Where 15 bits at a time are drawn. */
export interface FewBits {
  /** @returns 0 to 32,767 */
  few(): number;
}

/**
 * Makes a face of few bits, and draws until there is one: without a division, in half the time.
 *
 * The numbers from 0 on are spread over the faces in order, so that the first of them gives the lowest face and the
 * last the highest. Where a face would get one more than others, it doesn't get its last.
 *
 * @param source - where the bits are drawn
 * @param sides - 1 to 256: with more, too many numbers would be drawn again
 * @returns 1 to `sides`
 */
export function faceFromFewBits(source: FewBits, sides: number): number {
  for (;;) {
    const spread = source.few() * sides;
    const rest = spread & 0x7fff;
    if (rest < 0x8000 - sides || rest < 0x8000 - (0x8000 % sides)) return (spread >>> 15) + 1;
  }
}
