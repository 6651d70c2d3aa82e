import { duration, short } from './duration';
import type { Verdict } from './judge';
import type { Measured } from './measure';
import { REFERENCE, yardstick } from './yardstick';

/** A comparison as lines of text: both times, the ratio with its spread, the limits, the checksum. */
export function comparisonLines(measured: Measured, verdicts: readonly Verdict[]): string {
  const { comparison, ratio, quartiles, atReference, checksum } = measured;
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
    ...(atReference ? [`    ${machineText(atReference.yardstick)}`] : []),
    ...(limits.length > 0 ? limits : ['    no limit']),
    `    checksum of both: ${checksum}`,
  ].join('\n');
}

function machineText(time: number): string {
  const slowness = short(time / REFERENCE);
  return `limits are for a machine with ${REFERENCE} ns a ${yardstick.name}; here ${duration(time)}, ${slowness} times that`;
}

function ratioText(ratio: number): string {
  return ratio < 1 ? `${short(1 / ratio)} times as fast` : `${short(ratio)} times the time`;
}
