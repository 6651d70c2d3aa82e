/** A number of a picture with two places at the most: finer is not to be seen, and the text stays short. */
export function shown(value: number): string {
  return String(Math.round(value * 100) / 100);
}
