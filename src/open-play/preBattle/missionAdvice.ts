import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Provenance } from '../../core/table/provenance';
import type { PackMission } from './missionTable';

/**
 * What a mission is meant for. It is advice: no mission is refused for its Power Levels.
 *
 * @since 0.1.0
 */
export interface MissionAdvice {
  readonly mission: PackMission;
  /** The relative Power Levels that it is meant for, in words. */
  readonly meantFor: string;
  readonly provenance: Provenance;
}

/** The pack's own table is not at hand: these are the bounds of the edition before it, and the exact edges ours. */
const ADVICE: { readonly [mission in PackMission]: string } = {
  annihilation: 'armies that are about equal',
  'hold-at-all-costs': 'an Attacker with a third more than the Defender, up to twice as much',
  'death-or-glory': 'an Attacker with at least twice as much as the Defender',
};

/**
 * Advises which mission of the pack fits two armies.
 *
 * @param powerLevels - the Power Levels of both armies, in any order
 * @returns the mission that the relative Power Levels are meant for
 * @throws {@link WargameError} `argument/…` for what are no whole numbers from 0
 * @rule OP-MISSION-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { missionAdvice } from 'wargame-rules/open-play';
 *
 * missionAdvice([31, 32]).mission; // => 'annihilation'
 * missionAdvice([40, 30]).mission; // => 'hold-at-all-costs'
 * missionAdvice([100, 50]).mission; // => 'death-or-glory'
 * ```
 */
export function missionAdvice(powerLevels: readonly [number, number]): MissionAdvice {
  const [one, other] = powerLevels.map((level, index) =>
    requireWholeNumber(level, `powerLevels[${index}]`),
  ) as [number, number];
  const mission = fitting(Math.max(one, other), Math.min(one, other));
  return { mission, meantFor: ADVICE[mission], provenance: 'second-hand' };
}

function fitting(larger: number, smaller: number): PackMission {
  if (larger >= 2 * smaller && larger > 0) return 'death-or-glory';
  return 3 * larger >= 4 * smaller && larger > 0 ? 'hold-at-all-costs' : 'annihilation';
}
