import { describe, expect, it } from 'vitest';
import {
  annihilation,
  type BattleUnit,
  isOnBattlefield,
  modelPlace,
  passengersOf,
} from 'wargame-rules/open-play';
import { Skirmish } from '../../skirmish';
import { withPlace } from '../facts/reasons';

const isOn = ({ battle }: Pick<Skirmish, 'battle'>, index: number) =>
  isOnBattlefield(battle, battle.armies[0].units[index] as BattleUnit);

describe('a unit on the battlefield', () => {
  it('OP-ANN-5: is there itself, or aboard a transport that is', () => {
    const embarked = [{ unit: 'boyz', transport: 'truck' }];
    const played = new Skirmish(annihilation, { attacker: { embarked } });
    expect([0, 1, 2].map((index) => isOn(played, index))).toEqual([true, true, true]);
    expect(passengersOf(played.battle, 'truck').map(({ id }) => id)).toEqual(['boyz']);
    played.say({ type: 'unit-withdrawn', unit: 'truck' });
    expect([0, 1, 2].map((index) => isOn(played, index))).toEqual([true, false, false]);
    expect(passengersOf(played.battle, 'truck').map(({ id }) => id)).toEqual(['boyz']);
  });

  it('is not aboard what the battle does not know', () => {
    const odd = withPlace(new Skirmish().battle, 'boyz', { where: 'embarked', transport: 'nothing' });
    expect(isOn({ battle: odd }, 1)).toBe(false);
  });
});

describe('the place of a model', () => {
  const base = { shape: 'oval', length: 3, width: 2 } as const;
  const at = { x: 9, y: 8 };

  it('is its base where it stands, which points somewhere only when that is known', () => {
    expect(modelPlace({ base, at, facing: 30 })).toStrictEqual({ base, at, facing: 30 });
    expect(modelPlace({ base, at })).toStrictEqual({ base, at });
    expect(modelPlace({ at, facing: 30 })).toStrictEqual(at);
    expect(modelPlace({ base, facing: 30 })).toBeNull();
  });
});
