import { d6, draw, WargameError } from 'wargame-rules';
import type { ScenarioTrial } from 'wargame-rules/testing';

export interface ConvoyFacts {
  readonly points: number;
}

export interface ConvoyBattle {
  readonly ships: readonly { readonly id: string; readonly escaped: boolean }[];
}

function check({ points }: ConvoyFacts) {
  if (typeof points === 'number' && points >= 100) return [];
  return [{ code: 'convoy/points', message: 'a hundred points at least', path: 'points' }];
}

/** A small sound scenario. */
export const convoy: ScenarioTrial<ConvoyFacts, ConvoyBattle> = {
  id: 'convoy',
  facts: (dice) => ({ points: d6(dice) * 50 }),
  check,
  setUp(facts, dice) {
    const [fault] = check(facts);
    if (fault) throw new WargameError(fault);
    return { hidden: d6(dice, 'Hidden') };
  },
  battle: (dice) => ({ ships: ['lion', 'tiger', 'wolf'].map((id) => ({ id, escaped: d6(dice) > 3 })) }),
  decide: ({ ships }) => ({
    winner: ships.filter(({ escaped }) => escaped).length > 1 ? 'convoy' : 'raiders',
  }),
  reorder: (battle, dice) => ({ ships: draw(battle.ships, battle.ships.length, dice) }),
};
