import { describe, expect, it } from 'vitest';
import { seededDice, type WargameError } from 'wargame-rules';
import {
  type BattleFact,
  checkFact,
  type Mission,
  type ReportedFact,
  reportFact,
} from 'wargame-rules/open-play';
import { models, Skirmish } from '../skirmish';
import { answering, bring, omens } from './omen';

/** The reasons for which a fact fails that may be reported, but makes something happen that can't. */
const failures = (mission: Mission, fact: ReportedFact) => {
  const { battle } = new Skirmish(mission);
  expect(checkFact(mission, battle, fact)).toEqual([]);
  try {
    reportFact(mission, battle, fact, seededDice(1));
    return [];
  } catch (error) {
    const { name, violations } = error as WargameError;
    expect(name).toBe('WargameError');
    for (const { message, facts } of violations) {
      expect(message).toMatch(/^the part "omen" made .* happen: /);
      expect(facts).toMatchObject({ part: 'omen' });
    }
    return violations.map(({ code, path }) => [code, path]);
  }
};

describe('what parts make happen', () => {
  it('happens with all that follows, after what the player did', () => {
    const facts = [{ type: 'models-destroyed', models: ['boss.1', 'boyz.1'] }] as const;
    const act = bring(facts);
    const played = new Skirmish(omens()).say(act);
    expect(played.events).toEqual([
      act,
      ...facts,
      { type: 'unit-destroyed', unit: 'boss', role: 'attacker', fled: false },
    ]);
    expect(played.left('boyz')).toEqual(models('boyz', 2, 10));
  });

  it.each<[object, string, string]>([
    [{ type: 'models-destroyed', models: ['nobody'] }, 'battle/unknown-model', 'models[0]'],
    [{ type: 'models-destroyed', models: [] }, 'battle/nothing-named', 'models'],
    [{ type: 'models-destroyed' }, 'battle/malformed', 'models'],
    [{ type: 'unit-left', unit: 'nothing' }, 'battle/unknown-unit', 'unit'],
    [{ type: 'battle-ended', round: 1, because: 'a sign' }, 'battle/unknown-fact', 'type'],
    [bring([]), 'battle/unknown-fact', 'type'],
    [null as never, 'battle/unknown-fact', 'type'],
  ])('is checked as what players report: %j is refused with %s at %s', (made, code, path) => {
    expect(failures(omens(), bring([made as BattleFact]))).toEqual([[code, `parts.omen.${path}`]]);
  });

  it('is told of the part that made it, and what it was', () => {
    const { battle } = new Skirmish(omens());
    const fact = bring([{ type: 'models-destroyed', models: ['nobody'] }]);
    expect(() => reportFact(omens(), battle, fact, seededDice(1))).toThrow(
      expect.objectContaining({
        violations: [
          {
            code: 'battle/unknown-model',
            message: 'the part "omen" made models-destroyed happen: no model has the id nobody',
            path: 'parts.omen.models[0]',
            facts: { part: 'omen', made: 'models-destroyed' },
          },
        ],
      }),
    );
  });

  it('is told of the part that answers the end of the battle', () => {
    const mission = answering('battle-ended', { type: 'models-destroyed', models: ['nobody'] });
    expect(
      failures(mission, { type: 'models-destroyed', models: ['captain.1', ...models('guards', 1, 10)] }),
    ).toEqual([['battle/unknown-model', 'parts.omen.models[0]']]);
  });

  it('is checked although nothing has changed since the fact it answers', () => {
    const impossible = { type: 'models-destroyed', models: ['nobody'] } as const;
    const mission = answering('phase-ended', impossible);
    expect(failures(mission, { type: 'phase-ended', phase: 'fight' })).toEqual([
      ['battle/unknown-model', 'parts.omen.models[0]'],
    ]);
  });

  it('is checked although it is the very fact that was reported, for it has happened by now', () => {
    const fact = { type: 'models-destroyed', models: ['boyz.1'] } as const;
    expect(failures(answering('models-destroyed', fact), fact)).toEqual([
      ['battle/not-fighting', 'parts.omen.models[0]'],
    ]);
  });
});
