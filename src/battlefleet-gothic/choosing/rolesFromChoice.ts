import { requirePlayer } from './requirePlayers';
import { type Roles, rolesOf } from './roles';
import type { ScenarioChoice } from './scenarioChoice';

/**
 * Tells the roles that the choice of the scenario has settled already: whoever chose it by attack rating is the
 * attacker. Any other choice settles nothing, a drawn comparison included: nobody launched an attack then.
 *
 * @typeParam Player - the ids of the players
 * @param choice - the chosen scenario
 * @param players - the two players
 * @returns the roles, or null where they are still to be settled
 * @throws {@link WargameError} `choosing/unknown-player` when somebody else chose; `choosing/same-player`
 * @rule BG-RATING-2, BG-ROLE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { agreeOnScenario, chooseAsAttacker, rolesFromChoice } from 'wargame-rules/battlefleet-gothic';
 *
 * const attackRoll = { best: [3, 6], launched: 'Ben' } as const;
 * const launched = chooseAsAttacker(attackRoll, { player: 'Ben', scenario: 'convoy' });
 * rolesFromChoice(launched, ['Ann', 'Ben'])?.attacker; // => 'Ben'
 * rolesFromChoice(agreeOnScenario('convoy'), ['Ann', 'Ben']); // => null
 * ```
 */
export function rolesFromChoice<Player extends string>(
  choice: ScenarioChoice<NoInfer<Player>>,
  players: readonly [Player, Player],
): Roles<Player> | null {
  if (choice.way !== 'attack-rating') return null;
  return rolesOf(requirePlayer(choice.attacker, players, 'choice.attacker'), players, 'chose-scenario', null);
}
