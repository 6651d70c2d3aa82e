/** Three digits, as a person reads them. */
export function short(number: number): string {
  return number >= 100 ? number.toFixed(0) : number.toPrecision(3);
}

/** A time given in nanoseconds, in the unit that suits it. */
export function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${short(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${short(nanoseconds / 1e3)} µs` : `${short(nanoseconds / 1e6)} ms`;
}
