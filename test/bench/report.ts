import type { Verdict } from './judge';
import type { Measured } from './measure';

/** A comparison as lines of text: both times, the ratio with its spread, the limits, the checksum. */
export function comparisonLines(measured: Measured, verdicts: readonly Verdict[]): string {
  const { comparison, ratio, quartiles, checksum } = measured;
  const names = [comparison.ours.name, comparison.other.name];
  const width = Math.max(...names.map((name) => name.length));
  const times = [measured.ours, measured.other].map(
    (time, index) => `    ${(names[index] ?? '').padEnd(width)}  ${duration(time)} a ${comparison.unit}`,
  );
  const limits = verdicts.map(({ limit, kept }) => `    ${kept ? 'ok  ' : 'OVER'}  ${limit}`);
  const [low, high] = quartiles.map(short);
  return [
    `  ${comparison.title}`,
    ...times,
    `    ${ratioText(ratio)} (ratio ${short(ratio)}, half of the rounds ${low} to ${high})`,
    ...(limits.length > 0 ? limits : ['    no limit']),
    `    checksum of both: ${checksum}`,
  ].join('\n');
}

function ratioText(ratio: number): string {
  return ratio < 1 ? `${short(1 / ratio)} times as fast` : `${short(ratio)} times the time`;
}

function short(number: number): string {
  return number >= 100 ? number.toFixed(0) : number.toPrecision(3);
}

function duration(nanoseconds: number): string {
  if (nanoseconds < 1e3) return `${short(nanoseconds)} ns`;
  return nanoseconds < 1e6 ? `${short(nanoseconds / 1e3)} µs` : `${short(nanoseconds / 1e6)} ms`;
}
