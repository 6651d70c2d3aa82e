import { requireNone } from '../../core/errors/requireNone';
import type { Ledger } from '../ledger/ledger';
import { enemyOf, sideOf } from '../ledger/sideOf';
import { outcomesOf } from '../ledger/unitOutcomes';
import { battleResult } from '../victory/battleResult';
import { checkChoice } from './checkChoice';
import { requireInPlay } from './checkInPlay';
import { checkNominated } from './checkNominated';
import type { Subplot } from './subplot';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * Tells whether the owner of a sub-plot has completed it.
 *
 * @typeParam Rolled - what its set-up rolled
 * @param subplot - the sub-plot
 * @param inPlay - the sub-plot in play
 * @param ledger - the battle
 * @returns whether it is completed
 * @throws {@link WargameError} `subplot/not-chosen` when the owner never made his choice, `subplot/unknown-unit` and
 *   `subplot/wrong-unit` where the fleets of the ledger have no such unit; `subplot/missing-fact` when the ledger does
 *   not tell what the condition asks; `subplot/other-subplot`; every fault that {@link checkLedger} finds
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 * @example
 * ```ts
 * import { isSubplotCompleted, type Ledger, vendetta } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const ledger: Ledger = {
 *   sides: [
 *     { player: 'Ann', fleet },
 *     { player: 'Ben', fleet, capitalShips: [{ id: 'lion', status: 'on-table', crippled: true }] },
 *   ],
 * };
 * const inPlay = { subplot: 'vendetta', player: 'Ann', rolled: null, nominated: 'lion' };
 * isSubplotCompleted(vendetta, inPlay, ledger); // => true
 * ```
 */
export function isSubplotCompleted<Rolled>(
  subplot: Subplot<Rolled>,
  inPlay: SubplotInPlay<Rolled>,
  ledger: Ledger,
): boolean {
  requireInPlay(subplot, inPlay);
  requireNone(checkChoice(subplot, inPlay));
  const { winner } = battleResult(ledger);
  const { player } = inPlay;
  const ownSide = sideOf(ledger, player);
  const enemySide = enemyOf(ledger, player);
  requireNone(checkNominated(subplot, inPlay, { own: ownSide.fleet, enemy: enemySide.fleet }));
  return subplot.completed({
    inPlay,
    own: outcomesOf(ownSide),
    enemy: outcomesOf(enemySide),
    ownSide,
    enemySide,
    won: winner === player,
    turns: ledger.turns ?? null,
  });
}
