import { describe, expect, it } from 'vitest';
import { betrayal, falseAllies, findUnit } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';

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
    expect(() => betrayal({ id: 'b', side: 'attacker', onRoll: 0 })).toThrow('onRoll');
    expect(() => betrayal({ id: 'b', side: 'attacker', latest: 0 })).toThrow('latest');
  });
});
