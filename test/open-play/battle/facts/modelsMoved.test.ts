import { describe, expect, it } from 'vitest';
import { annihilation } from 'wargame-rules/open-play';
import { Skirmish } from '../../skirmish';
import { reasons } from './reasons';

const moved = (...names: readonly string[]) =>
  ({ type: 'models-moved', positions: names.map((model) => ({ model, at: { x: 9, y: 8 } })) }) as const;

describe('models that stand elsewhere now', () => {
  it('are named', () => {
    expect(reasons(new Skirmish().battle, moved())).toEqual([
      { code: 'battle/nothing-named', path: 'positions' },
    ]);
  });

  it('are refused with every reason where they are unknown, gone or off the battlefield', () => {
    const embarked = [{ unit: 'boyz', transport: 'truck' }];
    const played = new Skirmish(annihilation, { attacker: { embarked }, defender: { reserve: ['guards'] } });
    played.destroy('captain.1');
    expect(reasons(played.battle, moved('truck.1', 'boss.1'))).toEqual([]);
    expect(reasons(played.battle, moved('nobody', 'captain.1', 'boss.1', 'boyz.1', 'guards.1'))).toEqual([
      { code: 'battle/unknown-model', path: 'positions[0]' },
      { code: 'battle/not-fighting', path: 'positions[1]' },
      {
        code: 'battle/wrong-place',
        path: 'positions[3]',
        facts: { unit: 'boyz', where: 'embarked' },
      },
      {
        code: 'battle/wrong-place',
        path: 'positions[4]',
        facts: { unit: 'guards', where: 'reserve' },
      },
    ]);
  });

  it('stand where it was said, and the others of the unit where they stood', () => {
    const positions = [
      { model: 'boyz.1', at: { x: 5, y: 5 } },
      { model: 'boyz.2', at: { x: 6, y: 5 } },
    ];
    const played = new Skirmish(annihilation, { attacker: { positions } }).say(moved('boyz.2', 'truck.1'));
    const at = (unit: string) => played.unit(unit).models.map((model) => model.at);
    expect(at('boyz').slice(0, 3)).toEqual([{ x: 5, y: 5 }, { x: 9, y: 8 }, undefined]);
    expect(at('truck')).toEqual([{ x: 9, y: 8 }]);
    expect(played.events).toEqual([moved('boyz.2', 'truck.1')]);
  });
});
