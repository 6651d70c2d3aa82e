import type { Scenario } from './format/scenario';
import type { ScenarioBattle } from './format/scenarioBattle';
import type { ScenarioTypes } from './format/scenarioTypes';
import { requireBattle } from './requireBattle';

/**
 * Tells what has ended a battle by the rules of its scenario: its turns are over, or something else has
 * happened. It may be asked at any time.
 *
 * @typeParam Types - the types of the scenario
 * @param scenario - the scenario
 * @param battle - who plays which side, the ledger as it stands, and what else the scenario asks about
 * @returns what has ended it, for people; empty while it goes on
 * @throws {@link WargameError} with every fault that {@link checkLedger} finds; `scenario/unknown-player` for
 *   sides played by somebody else
 * @rule BG-FORMAT-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { scenarioEnds, theRaiders } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 180 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const players = { attacker: 'Ann', defender: 'Ben' };
 * const ledger = { sides: [{ player: 'Ann', fleet }, { player: 'Ben', fleet }], turns: 8 } as const;
 * scenarioEnds(theRaiders, { players, ledger, events: {} }); // => ['8 turns are over']
 * ```
 */
export function scenarioEnds<Types extends ScenarioTypes>(
  scenario: Scenario<Types>,
  battle: ScenarioBattle<Types>,
): readonly string[] {
  requireBattle(scenario, battle);
  const { turns, ends } = scenario.gameLength;
  const over = turns !== null && (battle.ledger.turns ?? 0) >= turns;
  return [
    ...(over ? [`${turns} turns are over`] : []),
    ...ends.filter((end) => end.reached(battle)).map(({ summary }) => summary),
  ];
}
