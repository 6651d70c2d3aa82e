import type { Limit } from './benchTable';
import { duration } from './duration';
import type { Measured } from './measure';

/** How the process of a table ends when a limit is not kept; a fault ends it with another code. */
export const OVER_CODE = 3;

/** A limit in words, and whether it is kept. */
export interface Verdict {
  readonly limit: string;
  readonly kept: boolean;
}

/** The limits of a comparison: of the ratio first, then of each side's own time on the machine the limit is for. */
export function judge({ comparison, ratio, atReference }: Measured): readonly Verdict[] {
  const verdicts: Verdict[] = comparison.limit ? [judgeRatio(comparison.limit, ratio)] : [];
  for (const side of ['ours', 'other'] as const) {
    const { name, atMostMilliseconds: most } = comparison[side];
    if (most === undefined || !atReference) continue;
    const took = atReference[side];
    verdicts.push({
      limit: `${name} at most ${most} ms there; would take ${duration(took)}`,
      kept: took <= most * 1e6,
    });
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
