import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { betrayal, falseAllies, findUnit } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

describe('a betrayal', () => {
  it('OP-IDEAS: waits for traitors who are aboard, or carry somebody', () => {
    const marks = { attacker: { line: ['TRAITOR'], truck: ['TRAITOR'], guard: ['TRAITOR'] } };
    const { battle, endRound, say } = playing(falseAllies, { marks });
    const roleOf = (unit: string) => findUnit(battle(), unit)?.army.role;
    say({ type: 'unit-embarked', unit: 'attacker:line', transport: 'attacker:truck' });
    endRound(4);
    expect(roleOf('attacker:guard')).toBe('defender');
    expect([roleOf('attacker:line'), roleOf('attacker:truck')]).toEqual(['attacker', 'attacker']);
    const events = say({ type: 'unit-disembarked', unit: 'attacker:line' });
    expect(events.slice(1)).toEqual([
      { type: 'unit-changed-sides', unit: 'attacker:line' },
      { type: 'unit-changed-sides', unit: 'attacker:truck' },
    ]);
    expect([roleOf('attacker:line'), roleOf('attacker:truck')]).toEqual(['defender', 'defender']);
  });

  it('OP-IDEAS: turns each traitor once, even one that is turned back', () => {
    const { battle, endRound, say } = playing(falseAllies, { marks: { attacker: { line: ['TRAITOR'] } } });
    endRound(6);
    say({ type: 'unit-changed-sides', unit: 'attacker:line' });
    endRound();
    expect(findUnit(battle(), 'attacker:line')?.army.role).toBe('attacker');
  });

  it('OP-IDEAS: takes the parts of a traitor that splits along', () => {
    const { battle, endRound, say } = playing(falseAllies, { marks: { attacker: { guard: ['TRAITOR'] } } });
    const model = (index: number) => `attacker:guard-model/${index}`;
    const into = [
      { id: 'one', models: [model(1)] },
      { id: 'two', models: [model(2), model(3)] },
    ];
    say({ type: 'unit-split', unit: 'attacker:guard', into });
    endRound(5);
    expect(battle().parts.betrayal.turned).toEqual(['one', 'two']);
    expect(findUnit(battle(), 'two')?.army.role).toBe('defender');
  });

  it("OP-IDEAS: never counts the Warlord's unit", () => {
    const { battle } = playing(falseAllies, { marks: { attacker: { boss: ['TRAITOR'] } } });
    expect(battle().parts.betrayal.units).toEqual(['attacker:truck']);
    expect(() => betrayal({ id: 'b', side: 'nobody' as never })).toThrow('side');
    expect(() => betrayal({ id: 'b', side: 'attacker', onRoll: 0 })).toThrow('onRoll');
    expect(() => betrayal({ id: 'b', side: 'attacker', latest: 0 })).toThrow('latest');
  });

  it('OP-IDEAS: is that of TRAITOR units, on a 4 after round 1 or without a roll after round 2', () => {
    const mission = missionOf(betrayal({ id: 'betrayal', side: 'attacker' }));
    const marks = { attacker: { line: ['TRAITOR'] } };
    const early = playing(mission, { marks });
    expect(early.battle().parts.betrayal).toEqual({ units: ['attacker:line'], revealed: false, turned: [] });
    early.endRound(4);
    expect(early.battle().parts.betrayal.revealed).toBe(true);
    const late = playing(mission, { marks });
    late.endRound(3);
    expect(late.battle().parts.betrayal.revealed).toBe(false);
    late.endRound();
    expect(late.battle().parts.betrayal.turned).toEqual(['attacker:line']);
  });

  it('OP-IDEAS: may wait for longer', () => {
    const patient = missionOf(betrayal({ id: 'betrayal', side: 'attacker', latest: 4 }));
    const { battle, endRound } = playing(patient);
    for (let round = 1; round < 4; round++) endRound(3);
    expect(battle().parts.betrayal.revealed).toBe(false);
    endRound();
    expect(battle().parts.betrayal.revealed).toBe(true);
  });

  it('OP-IDEAS: turns traitors in reserve, and none who has gone over before', () => {
    const { battle, endRound, say } = playing(missionOf(betrayal({ id: 'betrayal', side: 'attacker' })), {
      marks: { attacker: { line: ['TRAITOR'], guard: ['TRAITOR'] } },
      reserve: { attacker: ['attacker:guard'] },
    });
    say({ type: 'unit-changed-sides', unit: 'attacker:line' });
    endRound(6);
    const roles = ['attacker:line', 'attacker:guard'].map((unit) => findUnit(battle(), unit)?.army.role);
    expect(roles).toEqual(['defender', 'defender']);
    expect(battle().parts.betrayal.turned).toEqual(['attacker:guard']);
  });

  it('OP-IDEAS: rolls nothing where there is no traitor, and turns nobody who is not there', () => {
    const part = betrayal({ id: 'betrayal', side: 'attacker' });
    const battle = playing(missionOf(part)).battle();
    const [attacker, defender] = battle.armies;
    const leader = { ...attacker, units: attacker.units.slice(0, 1) };
    const alone = { ...battle, armies: [leader, defender] as const };
    const state = part.start(alone, scriptedDice([]));
    expect(state.units).toEqual([]);
    const ended = { type: 'round-ended', round: 1 } as const;
    expect(part.after?.(state, ended, alone, scriptedDice([]))).toEqual({ state });
    const lost = { units: ['nobody'], revealed: true, turned: [] };
    expect(part.after?.(lost, ended, battle, scriptedDice([]))).toEqual({ state: lost, facts: [] });
  });
});
