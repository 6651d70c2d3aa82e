import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { d6, scriptedDice } from 'wargame-rules';
import {
  ASTRONOMICON,
  carrierReport,
  checkClaim,
  checkMove,
  checkObjective,
  checkStart,
  claimObjective,
  defineObjectiveType,
  endGame,
  makeObjective,
  OBJECTIVE_TYPES,
  type ObjectiveType,
  objectiveRules,
  placesTaken,
  startObjectives,
} from 'wargame-rules/movable-objectives';
import { deepFreeze } from '../deepFreeze';
import { SIDES, TYPES, typeNames } from './arbitraries';
import { ABOARD, BOY, battle, DREAD, ENEMY, NOB, places, reasons, thrownBy } from './build';

describe('making an objective', () => {
  it('MO-TYPE-1: any combination of types that do not contradict each other, in one order', () => {
    fc.assert(
      fc.property(
        typeNames.chain((types) => fc.shuffledSubarray([...types], { minLength: types.length })),
        (types) => {
          const setup = deepFreeze({ id: 'relic', types });
          const made = makeObjective(setup, ASTRONOMICON);
          expect(made.types).toEqual(TYPES.filter((type) => types.includes(type)));
          expect(JSON.parse(JSON.stringify(made))).toEqual(made);
        },
      ),
    );
  });

  it('knows where it lies, on the table or in hands, but not aboard', () => {
    const at = { x: 1, y: 2 };
    expect(makeObjective({ id: 'relic', at }, ASTRONOMICON).at).toEqual(at);
    expect(makeObjective({ id: 'relic', at, carriedBy: BOY }, ASTRONOMICON).at).toEqual(at);
    expect(makeObjective({ id: 'relic', at, aboard: ABOARD }, ASTRONOMICON).at).toBeNull();
  });

  it('MO-TYPE-1: Cumbersome and Compact contradict each other, and both are named', () => {
    for (const types of [
      ['cumbersome', 'compact'],
      ['compact', 'fragile', 'cumbersome'],
    ]) {
      const [refusal, ...others] = checkObjective({ id: 'relic', types }, ASTRONOMICON);
      expect(others).toEqual([]);
      expect(refusal).toMatchObject({
        code: 'objective/contradictory-types',
        rule: 'MO-TYPE-1',
        path: 'types',
      });
      expect(refusal?.message).toMatch(/compact/);
      expect(refusal?.message).toMatch(/cumbersome/);
      expect(thrownBy(() => makeObjective({ id: 'relic', types }, ASTRONOMICON))).toEqual([refusal]);
    }
  });

  it('MO-TYPE-1: a type given twice is refused', () => {
    const setup = { id: 'relic', types: ['vital', 'fragile', 'vital', 'vital'] };
    expect(places(checkObjective(setup, ASTRONOMICON))).toEqual([
      'objective/repeated-type at types[2]',
      'objective/repeated-type at types[3]',
    ]);
  });

  it('refuses unknown types, places and sides, each by its path', () => {
    const objectives = [
      { id: 'a', types: ['holy'] },
      { id: 'a', carriedBy: { ...BOY, side: 'green' } },
      { id: 'b', carriedBy: { ...DREAD, hand: false } },
      { id: 'c', carriedBy: NOB, aboard: ABOARD },
      { id: 'd', carriedBy: NOB },
      { id: 'e', aboard: { transport: 'trukk', side: 'green' } },
    ];
    expect(places(checkStart({ sides: SIDES, objectives }, ASTRONOMICON))).toEqual([
      'objective/unknown-type at objectives[0].types[0]',
      'objective/unfit-carrier at objectives[2].carriedBy',
      'objective/malformed at objectives[3].aboard',
      'objective/repeated-id at objectives[1].id',
      'objective/unknown-side at objectives[1].carriedBy.side',
      'objective/hands-full at objectives[4].carriedBy',
      'objective/unknown-side at objectives[5].aboard.side',
    ]);
    const turn = { side: 'green', phase: null };
    expect(places(checkStart({ sides: ['red', 'red'], objectives: [], turn }, ASTRONOMICON))).toEqual([
      'objective/repeated-id at sides[1]',
      'objective/unknown-side at turn.side',
    ]);
    expect(places(checkStart({ sides: ['red'], objectives: [] }, ASTRONOMICON))).toEqual([
      'objective/malformed at sides',
    ]);
  });

  it('keeps nothing of what it is given', () => {
    const setup = {
      id: 'relic',
      types: ['vital'],
      at: { x: 1, y: 2 },
      base: { shape: 'round', diameter: 1 },
    } as const;
    const loose = structuredClone(setup);
    const sides = ['red', 'blue'];
    const set = startObjectives({ sides, objectives: [loose] }, ASTRONOMICON);
    const before = JSON.stringify(set);
    (loose.at as { x: number }).x = 99;
    (loose.base as { diameter: number }).diameter = 99;
    (loose.types as unknown as string[]).push('fragile');
    sides.push('green');
    expect(JSON.stringify(set)).toBe(before);
  });
});

/** A seventh type that uses every hook there is. */
const CURSED = defineObjectiveType({
  id: 'cursed',
  title: 'Cursed',
  contradicts: ['vital'],
  places: 3,
  mostPerTurn: 4,
  mayCarry: (model) => model.kind !== 'infantry',
  duties: (duties) => ({ ...duties, mayFire: false }),
  firstClaim(dice, label) {
    const die = d6(dice, label);
    return { die, removed: die >= 5 };
  },
  finalWorth(worth, dice, label) {
    const die = d6(dice, label);
    return { die, worth: worth - die, destroyed: false };
  },
});
const RULES = objectiveRules({ types: [...OBJECTIVE_TYPES, CURSED] });

describe('a seventh type', () => {
  const cursed = (more: readonly string[] = []) =>
    battle([{ id: 'skull', types: ['cursed', ...more], carriedBy: DREAD }], { moment: 'midst' }, RULES);

  it('MO-TYPE-1: needs nothing but its definition', () => {
    expect(carrierReport(cursed(), 'dread', RULES)).toMatchObject({
      mayRun: true,
      mayFire: false,
      distanceLeft: 4,
    });
    expect(placesTaken(['cursed'], RULES)).toBe(3);
    const far = checkMove(cursed(), { carrier: 'dread', distance: 5 }, RULES);
    expect(far).toMatchObject([{ code: 'objective/moved-too-far', facts: { most: 4 } }]);
    expect(far[0]).not.toHaveProperty('rule');
    expect(endGame(cursed(), RULES, scriptedDice([6])).state.score?.[0]?.worth).toBe(-5);
  });

  it('MO-TYPE-1: combines with the others: the most places, the least distance, all dice in order', () => {
    expect(placesTaken(['cumbersome', 'cursed'], RULES)).toBe(3);
    expect(carrierReport(cursed(['fragile']), 'dread', RULES).distanceLeft).toBe(4);
    expect(reasons(checkMove(cursed(['fragile']), { carrier: 'dread', distance: 7 }, RULES))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
      'objective/moved-too-far',
    ]);
    const set = battle([{ id: 'skull', types: ['cursed', 'unstable'] }], {}, RULES);
    const claim = { objective: 'skull', model: DREAD, by: 'move', touchedBy: ['dread'] } as const;
    const { events } = claimObjective(set, claim, RULES, scriptedDice([2, 5]));
    expect(events).toEqual([
      { type: 'checked', objective: 'skull', by: 'unstable', die: 2 },
      { type: 'checked', objective: 'skull', by: 'cursed', die: 5 },
      { type: 'removed', objective: 'skull', by: 'cursed', at: null },
    ]);
  });

  it('MO-TYPE-1: says who may carry it, and what it contradicts', () => {
    const set = battle([{ id: 'skull', types: ['cursed'] }], {}, RULES);
    const claim = { objective: 'skull', model: BOY, by: 'move', touchedBy: ['boy'] } as const;
    expect(reasons(checkClaim(set, claim, RULES))).toEqual(['objective/unfit-carrier']);
    const carried = { id: 'skull', types: ['cursed'], carriedBy: ENEMY };
    expect(reasons(checkObjective(carried, RULES))).toEqual(['objective/unfit-carrier']);
    for (const types of [
      ['cursed', 'vital'],
      ['vital', 'cursed'],
    ]) {
      expect(reasons(checkObjective({ id: 'skull', types }, RULES))).toEqual([
        'objective/contradictory-types MO-TYPE-1',
      ]);
    }
  });

  it('is unknown to rules that lack it', () => {
    expect(reasons(thrownBy(() => carrierReport(cursed(), 'dread', ASTRONOMICON)))).toEqual([
      'objective/unknown-type',
    ]);
  });

  it('can be made of sound parts only, and is fixed then', () => {
    const bad = {
      id: '',
      title: 'X',
      places: -1,
      mostPerTurn: 0,
      liftsLimits: 1,
      duties: 'none',
      contradicts: [3],
    };
    expect(places(thrownBy(() => defineObjectiveType(bad as unknown as ObjectiveType)))).toEqual([
      'objective/malformed at id',
      'objective/malformed at contradicts[0]',
      'objective/malformed at places',
      'objective/malformed at mostPerTurn',
      'objective/malformed at liftsLimits',
      'objective/malformed at duties',
    ]);
    expect(Object.isFrozen(CURSED)).toBe(true);
    expect(places(thrownBy(() => objectiveRules({ types: [CURSED, CURSED] })))).toEqual([
      'objective/repeated-id at types[1].id',
    ]);
    expect(
      places(thrownBy(() => objectiveRules({ teleporting: 'no' as 'leave', carryExemption: 'x' as 'all' }))),
    ).toEqual(['objective/malformed at carryExemption', 'objective/malformed at teleporting']);
  });
});
