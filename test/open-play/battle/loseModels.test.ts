import { describe, expect, it } from 'vitest';
import { models, Skirmish } from '../skirmish';
import { answering } from './omen';

describe('models that are lost', () => {
  it('are counted for their own unit, of which the one named last is the last lost', () => {
    const played = new Skirmish().destroy('guards.5', 'boyz.3', 'guards.2');
    expect(played.unit('boyz')).toMatchObject({ destroyedThisTurn: 1, lastLost: 'boyz.3' });
    expect(played.unit('guards')).toMatchObject({ destroyedThisTurn: 2, lastLost: 'guards.2' });
    expect(played.unit('boss').lastLost).toBeUndefined();
    played.destroy('boyz.1').endTurns(1).destroy('guards.9');
    expect(played.unit('boyz')).toMatchObject({ destroyedThisTurn: 0, lastLost: 'boyz.1' });
    expect(played.unit('guards')).toMatchObject({ destroyedThisTurn: 1, lastLost: 'guards.9' });
  });

  it('leave the army to which nothing happened the same object', () => {
    const played = new Skirmish();
    const [, defender] = played.battle.armies;
    expect(played.destroy('boyz.1').battle.armies[1]).toBe(defender);
  });

  it('tell once of each unit that is destroyed, and whether its last model fled', () => {
    const played = new Skirmish()
      .destroy('captain.1', 'boss.1')
      .say({ type: 'models-fled', models: ['truck.1'] });
    const told = played.events.filter(({ type }) => type === 'unit-destroyed');
    expect(told).toEqual([
      { type: 'unit-destroyed', unit: 'boss', role: 'attacker', fled: false },
      { type: 'unit-destroyed', unit: 'captain', role: 'defender', fled: false },
      { type: 'unit-destroyed', unit: 'truck', role: 'attacker', fled: true },
    ]);
    expect(played.unit('truck').models.map(({ status }) => status)).toEqual(['fled']);
  });

  it.each([
    ['a unit of which enough are left goes on to flee', models('guards', 1, 9), 2],
    ['as many as are left flee where those who were to flee are the last', models('boyz', 4, 7), 2],
    ['no more flee than are left', models('boyz', 4, 8), 1],
  ])('OP-MORALE-3: %s', (_, lost, fleeing) => {
    const mission = answering('attrition-rolled', { type: 'models-destroyed', models: lost });
    const played = new Skirmish(mission)
      .destroy(...models('boyz', 1, 3))
      .say({ type: 'morale-test', unit: 'boyz' }, 4)
      .say({ type: 'flee', models: ['boyz.10'] }, 1, 2, 3, 4, 5, 1);
    expect(played.battle.flight).toEqual({ unit: 'boyz', models: fleeing, attritionFollows: false });
  });

  it('OP-MORALE-2: nobody flees any more when nobody is left', () => {
    const lost = models('boyz', 4, 10);
    const played = new Skirmish(answering('morale-tested', { type: 'models-destroyed', models: lost }))
      .destroy(...models('boyz', 1, 3))
      .say({ type: 'morale-test', unit: 'boyz' }, 4);
    expect(played.battle.flight).toBeNull();
    expect(played.unit('boyz').place).toEqual({ where: 'destroyed' });
  });
});
