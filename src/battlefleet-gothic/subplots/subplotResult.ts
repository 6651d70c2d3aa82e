import type { Ledger } from '../ledger/ledger';
import { battleResult } from '../victory/battleResult';
import { type Honours, honoursFor } from './honoursFor';
import { isSubplotCompleted } from './isSubplotCompleted';
import type { Subplot } from './subplot';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * What became of a sub-plot and of its owner.
 *
 * @since 0.1.0
 */
export interface SubplotResult {
  readonly player: string;
  /** The sub-plot, by its id. */
  readonly subplot: string;
  readonly completed: boolean;
  /** Whether its owner won the battle. */
  readonly won: boolean;
  readonly honours: Honours;
  /** Gained in a campaign; negative for a loss. */
  readonly renown: number;
}

/**
 * Tells what became of a sub-plot: whether it was completed, how its owner comes out of the battle, and the renown it
 * brings in a campaign.
 *
 * @typeParam Rolled - what its set-up rolled
 * @param subplot - the sub-plot
 * @param inPlay - the sub-plot in play
 * @param ledger - the battle
 * @returns the result
 * @throws {@link WargameError} as {@link isSubplotCompleted} does
 * @rule BG-SUB-2, BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { subplotResult, vendetta } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const inPlay = { subplot: 'vendetta', player: 'Ann', rolled: null, nominated: 'lion' };
 * subplotResult(vendetta, inPlay, { sides: [{ player: 'Ann', fleet }, { player: 'Ben', fleet }] });
 * // => {
 * //   player: 'Ann',
 * //   subplot: 'vendetta',
 * //   completed: false,
 * //   won: false,
 * //   honours: 'miserable-defeat',
 * //   renown: -2,
 * // }
 * ```
 */
export function subplotResult<Rolled>(
  subplot: Subplot<Rolled>,
  inPlay: SubplotInPlay<Rolled>,
  ledger: Ledger,
): SubplotResult {
  const completed = isSubplotCompleted(subplot, inPlay, ledger);
  const won = battleResult(ledger).winner === inPlay.player;
  const { renown } = subplot;
  return {
    player: inPlay.player,
    subplot: subplot.id,
    completed,
    won,
    honours: honoursFor({ mission: won, subplot: completed }),
    renown: completed ? renown.completed : renown.failed,
  };
}
