/** How often a property runs: so often in an ordinary run, and `nightly` times when the long ones are asked for. */
export function runs(ordinary: number, nightly: number): number {
  return process.env['NIGHTLY'] ? nightly : ordinary;
}
