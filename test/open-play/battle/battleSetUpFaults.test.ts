import { describe, expect, it } from 'vitest';
import { seededDice, type Violation } from 'wargame-rules';
import { annihilation, type SideSetUp, startBattle } from 'wargame-rules/open-play';
import { faults, toDeclarations, walk } from '../preBattle/walk';
import { ATTACKER, DEFENDER } from '../skirmish';

const violations = (more: Partial<SideSetUp>): readonly Violation[] => {
  const setUp = { attacker: { army: ATTACKER, ...more }, defender: { army: DEFENDER } };
  try {
    startBattle(annihilation, setUp, seededDice(1));
    return [];
  } catch (error) {
    expect((error as Error).name).toBe('WargameError');
    return (error as { violations: readonly Violation[] }).violations;
  }
};
const refusals = (more: Partial<SideSetUp>) => violations(more).map(({ code, path }) => [code, path]);
const aboard = (...units: readonly string[]) => units.map((unit) => ({ unit, transport: 'truck' }));

describe('a side that is set up', () => {
  it('may have some units in reserve and others embarked', () => {
    expect(refusals({ reserve: ['boss'], embarked: aboard('boyz') })).toEqual([]);
  });

  it('has its own units embarked, each once', () => {
    expect(refusals({ embarked: aboard('nobody', 'boyz', 'guards', 'boyz') })).toEqual([
      ['battle/unknown-unit', 'attacker.embarked[0].unit'],
      ['battle/unknown-unit', 'attacker.embarked[2].unit'],
      ['battle/named-twice', 'attacker.embarked[3].unit'],
    ]);
  });

  it('has only models on the battlefield that are known, and its own', () => {
    const at = { x: 5, y: 5 };
    const positions = ['boss.1', 'boyz.1', 'truck.1', 'nobody', 'guards.1'].map((model) => ({ model, at }));
    expect(refusals({ reserve: ['truck'], embarked: [], positions })).toEqual([
      ['battle/unknown-model', 'attacker.positions[3]'],
      ['battle/wrong-place', 'attacker.positions[2]'],
      ['battle/wrong-place', 'attacker.positions[4]'],
    ]);
  });

  it.each<[unknown, readonly string[]]>([
    [undefined, ['at.x', 'at.y']],
    [null, ['at.x', 'at.y']],
    [{ x: 3 }, ['at.y']],
    [{ x: 3, y: 1n }, ['at.y']],
    [{ x: Symbol('x'), y: 3 }, ['at.x']],
  ])('C88: has no model at %s', (at, places) => {
    expect(refusals({ positions: [{ model: 'boss.1', at: at as never }] })).toEqual(
      places.map((place) => ['battle/bad-position', `attacker.positions[0].${place}`]),
    );
  });

  it('C88: is told which id is taken already', () => {
    const [first, ...others] = violations({ army: DEFENDER });
    expect(first).toMatchObject({ code: 'battle/duplicate-id', facts: { id: 'captain' } });
    expect(others.length).toBe(12);
  });
});

describe('what a player declares before the battle', () => {
  it('OP-RESERVE-1: is checked alike, by its own names', () => {
    const { state } = walk(toDeclarations());
    const wrong = { reserve: ['a2', 'b1'], embarked: [{ unit: 'b2', transport: 'a1' }] };
    const reasons = faults(state, { type: 'declare', player: 'Ann', ...wrong });
    expect(reasons.map(({ code, path }) => [code, path])).toEqual([
      ['battle/unknown-unit', 'reserve[1]'],
      ['battle/unknown-unit', 'embarked[0].unit'],
    ]);
  });
});
