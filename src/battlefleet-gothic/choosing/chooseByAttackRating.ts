import type { Dice } from '../../core/dice/dice';
import { chooseAsAttacker } from './chooseAsAttacker';
import { type AttackRoll, type Contender, rollAttackRatings } from './rollAttackRatings';
import { rollScenario } from './rollScenario';
import type { ScenarioRoll } from './rollScenarioFrom';
import type { LaunchedScenario } from './scenarioChoice';

/**
 * A scenario chosen by attack rating, with the dice that led to it.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface AttackRatingChoice<Player extends string> {
  readonly attackRoll: AttackRoll<Player>;
  /** What the attacker has chosen; after a draw, what the dice have. */
  readonly choice: LaunchedScenario<Player> | ScenarioRoll;
}

/**
 * Chooses a scenario by attack rating in one go, for simulations and odds: the attacker's wish is asked for as
 * a policy, and a draw is settled by the tables. At the table the two halves, {@link rollAttackRatings} and
 * {@link chooseAsAttacker}, stand around the attacker's decision.
 *
 * @typeParam Player - the ids of the players
 * @param contenders - the two players with their ratings, in the order in which they roll
 * @param wish - the scenario that a player chooses if he has launched the attack
 * @param dice - where the chance comes from
 * @returns the comparison and the choice; only the latter's `attacker`, where it has one, is the attacker
 * @throws {@link WargameError} `choosing/…` and `argument/…` as the two halves do
 * @rule BG-CHOOSE-1, BG-RATING-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { chooseByAttackRating } from 'wargame-rules/battlefleet-gothic';
 *
 * const contenders = [{ player: 'Ann', rating: 2 }, { player: 'Ben', rating: 2 }] as const;
 * const drawn = chooseByAttackRating(contenders, () => 'convoy', scriptedDice([5, 1, 5, 2, 2, 4]));
 * drawn.choice; // => { way: 'random', tableRoll: 2, table: 'raids', roll: 4, scenario: 'blockade-run' }
 * ```
 */
export function chooseByAttackRating<Player extends string>(
  contenders: readonly [Contender<Player>, Contender<Player>],
  wish: (attacker: Player) => string,
  dice: Dice,
): AttackRatingChoice<Player> {
  const attackRoll = rollAttackRatings(contenders, dice);
  const { launched } = attackRoll;
  if (launched === null) return { attackRoll, choice: rollScenario(dice) };
  return { attackRoll, choice: chooseAsAttacker(attackRoll, { player: launched, scenario: wish(launched) }) };
}
