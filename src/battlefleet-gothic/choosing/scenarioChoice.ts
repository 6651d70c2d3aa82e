import type { AttackRoll } from './rollAttackRatings';
import type { ScenarioRoll } from './rollScenarioFrom';

/**
 * The three ways of choosing a scenario.
 *
 * @rule BG-CHOOSE-1
 * @since 0.1.0
 */
export const CHOOSING_WAYS = ['agreement', 'random', 'attack-rating'] as const;

/**
 * A way of choosing a scenario.
 *
 * @since 0.1.0
 */
export type ChoosingWay = (typeof CHOOSING_WAYS)[number];

/**
 * A scenario that the players have agreed on.
 *
 * @since 0.1.0
 */
export interface AgreedScenario {
  readonly way: 'agreement';
  /** One of the ten, or any other. */
  readonly scenario: string;
}

/**
 * A scenario chosen by the player who has launched the attack.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export interface LaunchedScenario<Player extends string> {
  readonly way: 'attack-rating';
  readonly attackRoll: AttackRoll<Player>;
  readonly scenario: string;
  /** The attacker, always: the one who chose. */
  readonly attacker: Player;
}

/**
 * A chosen scenario and how it was chosen.
 *
 * @typeParam Player - the ids of the players
 * @since 0.1.0
 */
export type ScenarioChoice<Player extends string> = AgreedScenario | ScenarioRoll | LaunchedScenario<Player>;
