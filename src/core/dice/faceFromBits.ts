/**
 * Where raw random numbers become faces, and every face is exactly as likely. Only seeded dice of up to 256 sides have
 * a quicker way of their own.
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
