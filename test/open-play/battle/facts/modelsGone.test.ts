import { describe, expect, it } from 'vitest';
import { annihilation } from 'wargame-rules/open-play';
import { Skirmish } from '../../skirmish';
import { reasons } from './reasons';

const embarked = [{ unit: 'boyz', transport: 'truck' }];

describe('models that are gone', () => {
  it('C34: lie not among those who have left for good, nor aboard what has', () => {
    const played = new Skirmish(annihilation, { attacker: { embarked } });
    const lost = { type: 'models-destroyed', models: ['boss.1', 'boyz.1'] } as const;
    expect(reasons(played.battle, lost)).toEqual([]);
    played.say({ type: 'unit-left', unit: 'truck' });
    expect(reasons(played.battle, lost)).toEqual([{ code: 'battle/wrong-place', path: 'models[1]' }]);
    expect(reasons(played.battle, { type: 'models-fled', models: ['truck.1', 'boss.1'] })).toEqual([
      {
        code: 'battle/passengers-aboard',
        path: 'models',
        facts: { transport: 'truck', passengers: ['boyz'] },
      },
      { code: 'battle/wrong-place', path: 'models[0]' },
    ]);
  });

  it('C34: may have been in reserve, or aboard what is', () => {
    const { battle } = new Skirmish(annihilation, { attacker: { embarked, reserve: ['truck', 'boss'] } });
    expect(reasons(battle, { type: 'models-destroyed', models: ['boss.1', 'boyz.1'] })).toEqual([]);
  });

  it('are all known', () => {
    const { battle } = new Skirmish();
    expect(reasons(battle, { type: 'models-destroyed', models: ['nobody'] })).toEqual([
      { code: 'battle/unknown-model', path: 'models[0]' },
    ]);
    expect(reasons(battle, { type: 'models-destroyed', models: ['boyz.1', 'nobody', 'boyz.2'] })).toEqual([
      { code: 'battle/unknown-model', path: 'models[1]' },
    ]);
  });
});
