import { describe, expect, it } from 'vitest';
import {
  checkFact,
  defineMission,
  holdAtAllCosts,
  mostPoints,
  type ReportedFact,
  verdict,
} from 'wargame-rules/open-play';
import { answering } from '../battle/omen';
import { models, Skirmish } from '../skirmish';

const everybody = ['boss.1', ...models('boyz', 1, 10), 'truck.1', 'captain.1', ...models('guards', 1, 10)];
const moved = (...ids: readonly string[]): ReportedFact => ({
  type: 'models-moved',
  positions: ids.map((model, index) => ({ model, at: { x: 2 + index, y: 3 } })),
});
const played = () => new Skirmish(holdAtAllCosts).endTurns(10);

describe('Hold at all Costs without positions', () => {
  it('OP-HOLD-2: says what is missing, all of it', () => {
    expect(() => verdict(holdAtAllCosts, played().battle)).toThrow(
      expect.objectContaining({
        code: 'battle/position-unknown',
        message: expect.stringContaining('models-moved'),
        violations: everybody.map((model) =>
          expect.objectContaining({
            path: expect.stringMatching(/^battle\.armies\[\d\]\.units\[\d\]\.models\[\d\]\.at$/),
            facts: { model },
          }),
        ),
      }),
    );
  });

  it('OP-HOLD-2, OP-END-1: is decided when it is said where models stood, and does not end again', () => {
    const battle = played();
    const before = battle.battle;
    const [first, ...others] = everybody as [string, ...string[]];
    const ends = battle.events.length;
    battle.say(moved(first)).say({
      type: 'models-moved',
      positions: others.map((model, index) => ({ model, at: { x: index, y: 1 } })),
    });
    expect(battle.events.slice(ends).map(({ type }) => type)).toEqual(['models-moved', 'models-moved']);
    expect(battle.battle).toMatchObject({ over: true, round: before.round, turn: before.turn });
    expect(verdict(holdAtAllCosts, battle.battle)?.winner).toBe('defender');
  });

  it.each<[string, ReportedFact, string]>([
    ['a model that is known to stand elsewhere', moved('boss.1'), 'battle/over'],
    ['one that is known, among others', moved('boyz.1', 'boss.1'), 'battle/over'],
    ['nobody', moved(), 'battle/nothing-named'],
    ['a stranger', moved('nobody'), 'battle/unknown-model'],
    ['whoever is named twice', moved('boyz.1', 'boyz.1'), 'battle/named-twice'],
    ['no positions', { type: 'models-moved' } as never, 'battle/over'],
    ['anything else', { type: 'turn-ended' }, 'battle/over'],
    ['losses', { type: 'models-destroyed', models: ['boyz.1'] }, 'battle/over'],
  ])('OP-END-1: hears nothing more of %s', (_, fact, code) => {
    const { battle } = played().say(moved('boss.1'));
    expect(checkFact(holdAtAllCosts, battle, fact).map((fault) => fault.code)).toEqual([code]);
  });

  it('OP-END-1: has no parts any more that hear of it, or may forbid it', () => {
    const mission = answering('models-moved', { type: 'models-destroyed', models: ['boyz.1'] });
    const battle = new Skirmish(mission).endTurns(10).say(moved('boyz.2'));
    expect(battle.left('boyz')).toEqual(models('boyz', 1, 10));
    const strict = defineMission({
      id: 'strict',
      title: 'Strict',
      victory: mostPoints(),
      rounds: 1,
      parts: [
        {
          id: 'no',
          start: () => null,
          checkFact: (_: null, { type }: { readonly type: string }) =>
            type === 'models-moved' ? [{ code: 'no/moves', message: 'nobody moves' }] : [],
        },
      ],
    });
    const ended = new Skirmish(strict as never).endTurns(2);
    expect(checkFact(strict as never, ended.battle, moved('boyz.2'))).toEqual([]);
  });
});
