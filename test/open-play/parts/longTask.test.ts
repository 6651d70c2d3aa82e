import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { checkFact, darkRitual, edgeSpot, longTask, type ReportedFact } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

const MARKS = { marks: { defender: { line: ['RITUALIST'] } } } as const;

function chant(unit: string, player: string): ReportedFact {
  return { type: 'part-action', part: 'ritual', action: workBy(unit, player) };
}

function workBy(unit: string, player: string): { type: 'work'; player: string; unit: string } {
  return { type: 'work', player, unit };
}

/** The codes with which the ritual refuses an action as things stand. */
function refusals({ battle }: ReturnType<typeof atTheAltar>, fact: ReportedFact): readonly string[] {
  return checkFact(darkRitual, battle(), fact).map(({ code }) => code);
}

function atTheAltar() {
  const play = playing(darkRitual, { ...MARKS, firstTurn: 'defender' });
  play.move('defender:line', 33, 30.8);
  return play;
}

describe('a long task', () => {
  it('OP-IDEAS: lists every reason against going to work', () => {
    const play = atTheAltar();
    expect(refusals(play, chant('defender:line', 'defender'))).toEqual([]);
    expect(refusals(play, chant('defender:line', 'attacker'))).toEqual(['battle-part/wrong-player']);
    expect(refusals(play, chant('nobody', 'defender'))).toEqual([
      'battle-part/unknown-unit',
      'battle-part/wrong-unit',
    ]);
    expect(refusals(play, chant('defender:guard', 'defender'))).toEqual([
      'battle-part/wrong-unit',
      'battle-part/too-far',
    ]);
    play.move('attacker:boss', 30, 24.8);
    expect(refusals(play, chant('defender:line', 'defender'))).toEqual(['battle-part/enemy-near']);
    play.move('attacker:boss', 30, 24.7);
    play.endTurn();
    expect(refusals(play, chant('defender:line', 'defender'))).toEqual(['battle-part/wrong-turn']);
  });

  it('OP-IDEAS: refuses what is no action of its own', () => {
    const play = atTheAltar();
    for (const type of ['sing', 'constructor', 'Work']) {
      const action = { type, player: 'defender' };
      const fact: ReportedFact = { type: 'part-action', part: 'ritual', action };
      expect(refusals(play, fact)).toEqual(['battle-part/unknown-action']);
    }
    const bare = {
      type: 'part-action',
      part: 'ritual',
      action: { type: 'work', player: 'defender' },
    } as const;
    expect(refusals(play, bare)).toContain('battle-part/unknown-unit');
  });

  it('OP-IDEAS: asks for a position, and for a unit that is there', () => {
    const play = atTheAltar();
    play.say({ type: 'unit-withdrawn', unit: 'defender:line' });
    expect(refusals(play, chant('defender:line', 'defender'))).toEqual(['battle-part/not-on-battlefield']);
    play.say({ type: 'unit-arrived', unit: 'defender:line' });
    expect(refusals(play, chant('defender:line', 'defender'))).toEqual(['battle-part/position-unknown']);
  });

  it('OP-IDEAS: is worked on once a battle round, and lost when the worker goes', () => {
    const play = atTheAltar();
    play.act('ritual', workBy('defender:line', 'defender'));
    expect(refusals(play, chant('defender:line', 'defender'))).toEqual(['battle-part/at-work']);
    play.move('defender:line', 33.6, 30.8);
    play.endRound();
    expect(play.battle().parts.ritual).toMatchObject({ worker: null, progress: 0, done: false });
    play.move('defender:line', 33.4, 30.8);
    play.act('ritual', workBy('defender:line', 'defender'));
    play.endRound();
    expect(play.battle().parts.ritual.progress).toBe(1);
  });

  it('OP-IDEAS: goes on with the parts of a unit that splits', () => {
    const play = atTheAltar();
    play.act('ritual', workBy('defender:line', 'defender'));
    const model = (index: number) => `defender:line-model/${index}`;
    play.say({
      type: 'unit-split',
      unit: 'defender:line',
      into: [
        { id: 'one', models: [1, 2].map(model) },
        { id: 'two', models: [3, 4, 5].map(model) },
      ],
    });
    expect(play.battle().parts.ritual).toMatchObject({ units: ['one', 'two'], worker: 'one' });
    play.endRound();
    expect(play.battle().parts.ritual.progress).toBe(1);
    expect(refusals(play, chant('two', 'defender'))).toEqual([]);
  });

  it('OP-IDEAS: can not be made of nothing', () => {
    const spot = edgeSpot('long', 0.5);
    expect(() => longTask({ id: 'task', side: 'attacker', spot, steps: 0 })).toThrow('steps');
    expect(() => longTask({ id: 'task', side: 'attacker', spot, range: -1 })).toThrow('range');
    expect(() => longTask({ id: 'task', side: 'attacker', spot, clear: Number.NaN })).toThrow('clear');
    expect(() => longTask({ id: 'task', side: 'nobody' as never, spot })).toThrow('side');
  });

  it('OP-IDEAS: says which unit is at work, who may do it, and when it is finished', () => {
    const dig = missionOf(
      longTask({
        id: 'dig',
        side: 'attacker',
        spot: edgeSpot('long', 0.5),
        steps: 1,
        keywords: ['INFANTRY'],
      }),
    );
    const { act, battle, endRound, move } = playing(dig);
    const rule = 'OP-IDEAS';
    const faults = (unit: string) => {
      const action = workBy(unit, 'attacker');
      const found = checkFact(dig, battle(), { type: 'part-action', part: 'dig', action });
      return found.map(({ message: _, ...fault }) => fault);
    };
    for (const unit of ['line', 'boss', 'guard']) move(`attacker:${unit}`, 30, 21);
    act('dig', workBy('attacker:line', 'attacker'));
    expect(faults('attacker:line')).toEqual([{ code: 'battle-part/at-work', rule, path: 'unit' }]);
    expect(faults('attacker:guard')).toEqual([]);
    const units = ['attacker:line', 'attacker:guard'];
    expect(faults('attacker:boss')).toEqual([
      { code: 'battle-part/wrong-unit', rule, path: 'unit', facts: { units } },
    ]);
    endRound();
    expect(battle().parts.dig).toMatchObject({ worker: null, progress: 1, done: true });
    expect(faults('attacker:line')).toEqual([{ code: 'battle-part/finished', rule }]);
  });

  it('OP-IDEAS: is disturbed by enemies within 6", or as near as is said', () => {
    const spot = edgeSpot('long', 0.5);
    for (const clear of [undefined, 2, 9]) {
      const part = longTask({ id: 'dig', side: 'attacker', spot, ...(clear !== undefined && { clear }) });
      const dig = missionOf(part);
      const { battle, move } = playing(dig);
      move('attacker:guard', 30, 20);
      const codes = (away: number) => {
        move('defender:guard', 30, 22 + away);
        const action = workBy('attacker:guard', 'attacker');
        const faults = checkFact(dig, battle(), { type: 'part-action', part: 'dig', action });
        return faults.map(({ code }) => code);
      };
      expect(codes(clear ?? 6)).toEqual(['battle-part/enemy-near']);
      expect(codes((clear ?? 6) + 0.01)).toEqual([]);
    }
  });

  it('OP-IDEAS: is lost when the worker goes back into reserve, or over to the enemy', () => {
    const part = longTask({ id: 'dig', side: 'attacker', spot: edgeSpot('long', 0.5), clear: 1 });
    for (const type of ['unit-withdrawn', 'unit-changed-sides'] as const) {
      const { act, battle, endRound, move, say } = playing(missionOf(part));
      move('attacker:guard', 30, 20);
      act('dig', workBy('attacker:guard', 'attacker'));
      say({ type, unit: 'attacker:guard' });
      endRound();
      expect(battle().parts.dig).toMatchObject({ worker: null, progress: 0, done: false });
    }
    const battle = playing(missionOf(part)).battle();
    const state = { ...battle.parts.dig, worker: 'nobody' };
    const told = part.after?.(state, { type: 'round-ended', round: 1 }, battle, scriptedDice([]));
    expect(told?.state).toEqual(battle.parts.dig);
  });
});
