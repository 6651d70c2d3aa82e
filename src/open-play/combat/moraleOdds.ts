import type { Dice } from '../../core/dice/dice';
import type { Odds } from '../../core/odds/distribution';
import { odds } from '../../core/odds/odds';
import { combatAttrition } from './combatAttrition';
import type { Strength } from './isBelowHalfStrength';
import { type MoraleFacts, moraleTest } from './moraleTest';

/**
 * What a Morale test and all that follows it come to. Who flees is not in it: the owner chooses.
 *
 * @since 0.1.0
 */
export interface MoraleResult {
  readonly passed: boolean;
  /** How many models flee in all. */
  readonly fled: number;
}

/**
 * The exact odds that a unit passes its Morale test, and of how many models flee.
 *
 * @param facts - the losses of this turn, the Leadership, the models left before the test and the Starting Strength
 * @returns the odds
 * @throws {@link WargameError} `argument/…` for numbers that can't be
 * @rule OP-MORALE-1, OP-MORALE-2, OP-MORALE-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { probability } from 'wargame-rules';
 * import { moraleOdds } from 'wargame-rules/open-play';
 *
 * const boyz = moraleOdds({ destroyedThisTurn: 3, leadership: 7, models: 7, startingStrength: 10 });
 * probability(boyz, ({ passed }) => !passed); // => { numerator: 1n, denominator: 3n }
 * ```
 */
export function moraleOdds(facts: MoraleFacts & Strength): Odds<MoraleResult> {
  return odds((dice) => morale(facts, dice));
}

function morale(facts: MoraleFacts & Strength, dice: Dice): MoraleResult {
  const { models, startingStrength } = facts;
  const { passed } = moraleTest(facts, dice);
  if (passed || models === 0) return { passed, fled: 0 };
  return { passed, fled: 1 + combatAttrition({ models: models - 1, startingStrength }, dice).fled };
}
