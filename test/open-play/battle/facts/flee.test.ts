import { describe, expect, it } from 'vitest';
import { models, Skirmish } from '../../skirmish';
import { reasons } from './reasons';

const TEST = { type: 'morale-test', unit: 'boyz' } as const;

/** Seven boyz are left of ten, and the test has failed. */
const shaken = () => new Skirmish().destroy(...models('boyz', 1, 3)).say(TEST, 4);

describe('who flees', () => {
  it('OP-MORALE-2: nobody, where no test has been failed', () => {
    expect(reasons(new Skirmish().battle, { type: 'flee', models: ['boyz.1'] })).toEqual([
      { code: 'battle/no-flight', rule: 'OP-MORALE-2' },
    ]);
  });

  it('OP-MORALE-2: a failed test leaves the choice to the owner, and nothing else follows yet', () => {
    const { battle, events } = shaken();
    expect(events.slice(1)).toEqual([
      TEST,
      { type: 'morale-tested', unit: 'boyz', die: 4, total: 7, leadership: 6, passed: false },
    ]);
    expect(battle.flight).toEqual({ unit: 'boyz', models: 1, attritionFollows: true });
  });

  it('OP-MORALE-2, OP-MORALE-3: as many as the clause says, known models of that unit', () => {
    const played = shaken();
    const wrong = (named: readonly string[]) => reasons(played.battle, { type: 'flee', models: named });
    expect(wrong(['boyz.4'])).toEqual([]);
    expect(wrong(['boyz.4', 'guards.1'])).toEqual([
      {
        code: 'battle/wrong-number',
        rule: 'OP-MORALE-2',
        path: 'models',
        facts: { flee: 1, named: 2 },
      },
      { code: 'battle/not-its-model', path: 'models[1]' },
    ]);
    expect(wrong(['nobody'])).toEqual([
      { code: 'battle/unknown-model', path: 'models[0]' },
      { code: 'battle/not-its-model', path: 'models[0]' },
    ]);
    expect(wrong(['boyz.1'])).toEqual([{ code: 'battle/not-fighting', path: 'models[0]' }]);
    played.say({ type: 'flee', models: ['boyz.10'] }, 1, 2, 3, 4, 5, 1);
    expect(wrong(['boyz.4', 'boyz.5'])).toEqual([]);
    expect(wrong(['boyz.4'])).toEqual([
      {
        code: 'battle/wrong-number',
        rule: 'OP-MORALE-3',
        path: 'models',
        facts: { flee: 2, named: 1 },
      },
    ]);
  });

  it('OP-MORALE-2, OP-MORALE-3: they count as fled, not as destroyed', () => {
    const played = shaken().say({ type: 'flee', models: ['boyz.10'] }, 1, 2, 3, 4, 5, 1);
    played.say({ type: 'flee', models: ['boyz.4', 'boyz.6'] });
    const fled = played.unit('boyz').models.filter(({ status }) => status === 'fled');
    expect(fled.map(({ id }) => id)).toEqual(['boyz.4', 'boyz.6', 'boyz.10']);
    expect(played.unit('boyz').models.filter(({ status }) => status === 'destroyed').length).toBe(3);
  });

  it('OP-MORALE-3: no more dice are rolled after Combat Attrition, and nobody flees where none shows a 1', () => {
    const played = shaken().say({ type: 'flee', models: ['boyz.10'] }, 2, 2, 2, 2, 2, 2);
    expect(played.battle.flight).toBeNull();
    expect(played.events.at(-1)).toMatchObject({ type: 'attrition-rolled', unit: 'boyz', fled: 0 });
    const more = shaken().say({ type: 'flee', models: ['boyz.10'] }, 1, 2, 2, 2, 2, 2);
    more.say({ type: 'flee', models: ['boyz.9'] });
    expect(more.events.slice(3).map(({ type }) => type)).toEqual(['flee', 'attrition-rolled', 'flee']);
    expect(more.left('boyz')).toEqual(models('boyz', 4, 8));
  });

  it('OP-MORALE-3: where all that are left flee there is no choice, and the unit is destroyed', () => {
    const played = new Skirmish().destroy(...models('boyz', 1, 7)).say(TEST, 6);
    played.say({ type: 'flee', models: ['boyz.9'] }, 1, 2);
    expect(played.events.slice(-3)).toEqual([
      { type: 'flee', models: ['boyz.9'] },
      expect.objectContaining({ type: 'attrition-rolled', unit: 'boyz', fled: 2 }),
      { type: 'unit-destroyed', unit: 'boyz', role: 'attacker', fled: true },
    ]);
    expect(played.battle.flight).toBeNull();
  });

  it('nobody of a battle in which the unit that is to flee is missing', () => {
    const { battle } = shaken();
    const odd = { ...battle, flight: { unit: 'nobody', models: 1, attritionFollows: true } };
    expect(reasons(odd, { type: 'flee', models: ['boyz.4'] })).toEqual([
      { code: 'battle/not-its-model', path: 'models[0]' },
    ]);
  });
});
