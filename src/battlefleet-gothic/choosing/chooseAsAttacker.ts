import { WargameError } from '../../core/errors/wargameError';
import type { ChoosingErrorCode } from './choosingErrorCode';
import { requireScenarioName } from './requireScenarioName';
import type { AttackRoll } from './rollAttackRatings';
import type { LaunchedScenario } from './scenarioChoice';

/**
 * Takes the choice of the player who has launched the attack: the second half of choosing by attack rating,
 * after {@link rollAttackRatings}. After a draw nobody chooses and the scenario is rolled: see
 * {@link rollScenario}.
 *
 * @typeParam Player - the ids of the players
 * @param attackRoll - how the attack ratings compared
 * @param choice - who chooses, and the id of the scenario
 * @returns the choice; he who chose is the attacker, and no second contest is held
 * @throws {@link WargameError} `choosing/nobody-launched` after a draw; `choosing/not-the-attacker` when the
 *   other player chooses; `choosing/no-scenario` when none is named
 * @rule BG-RATING-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { chooseAsAttacker } from 'wargame-rules/battlefleet-gothic';
 *
 * const attackRoll = { best: [6, 4], launched: 'Ann' } as const;
 * chooseAsAttacker(attackRoll, { player: 'Ann', scenario: 'convoy' }).attacker; // => 'Ann'
 * chooseAsAttacker(attackRoll, { player: 'Ben', scenario: 'convoy' }); // => throws choosing/not-the-attacker
 * ```
 */
export function chooseAsAttacker<Player extends string>(
  attackRoll: AttackRoll<Player>,
  choice: { readonly player: string; readonly scenario: string },
): LaunchedScenario<Player> {
  const { best, launched } = attackRoll;
  if (launched === null) {
    throw refused('choosing/nobody-launched', `${best[0]} to ${best[1]} is a draw: the scenario is rolled`);
  }
  if (choice.player !== launched) {
    throw refused('choosing/not-the-attacker', `${launched} has launched the attack, not ${choice.player}`);
  }
  return {
    way: 'attack-rating',
    attackRoll: { best: [best[0], best[1]], launched },
    scenario: requireScenarioName(choice.scenario),
    attacker: launched,
  };
}

function refused(code: ChoosingErrorCode, message: string): WargameError<ChoosingErrorCode> {
  return new WargameError<ChoosingErrorCode>({ code, message, path: 'player', rule: 'BG-RATING-2' });
}
