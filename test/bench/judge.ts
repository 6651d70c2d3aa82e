import type { Limit } from './benchTable';
import type { Measured } from './measure';

/** How the process of a table ends when a limit is not kept; a fault ends it with another code. */
export const OVER_CODE = 3;

/** A limit in words, and whether it is kept. */
export interface Verdict {
  readonly limit: string;
  readonly kept: boolean;
}

/** The limits of a comparison: of the ratio first, then of each side's own time. */
export function judge({ comparison, ours, other, ratio }: Measured): readonly Verdict[] {
  const verdicts: Verdict[] = comparison.limit ? [judgeRatio(comparison.limit, ratio)] : [];
  for (const [contender, time] of [
    [comparison.ours, ours],
    [comparison.other, other],
  ] as const) {
    const most = contender.atMostMilliseconds;
    if (most === undefined) continue;
    verdicts.push({ limit: `${contender.name} at most ${most} ms`, kept: time <= most * 1e6 });
  }
  return verdicts;
}

function judgeRatio(limit: Limit, ratio: number): Verdict {
  if ('atMostTimesTheTime' in limit) {
    const { atMostTimesTheTime: most } = limit;
    return { limit: `at most ${most} times the time`, kept: ratio <= most };
  }
  const { atLeastTimesAsFast: least } = limit;
  return { limit: `at least ${least} times as fast`, kept: 1 / ratio >= least };
}
