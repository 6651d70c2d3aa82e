import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import {
  annihilation,
  type Battle,
  type BattleUnit,
  checkFact,
  isArmyDestroyed,
  isOnBattlefield,
  ROLES,
  reportFact,
  scoreBattle,
  standing,
  type UnitEntry,
  verdict,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';
import { candidate, choices, course, playedCourse, setUp } from '../arbitraries';

const unitsOf = ({ armies }: Battle): readonly BattleUnit[] => armies.flatMap(({ units }) => units);
const modelIds = (battle: Battle): readonly string[] =>
  unitsOf(battle).flatMap(({ models }) => models.map(({ id }) => id));
const addedModels = ({ models }: UnitEntry): readonly string[] =>
  models.flatMap(({ id, count = 1 }) =>
    count === 1 ? id : Array.from({ length: count }, (_, index) => `${id}/${index + 1}`),
  );
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

describe('a battle in which anything legal happens', () => {
  it('OP-ANN-4, C33: keeps every model in exactly one unit, and every id once', () => {
    fc.assert(
      fc.property(course, ({ battles, facts }) => {
        let joined = modelIds(battles[0]);
        for (const [index, battle] of battles.entries()) {
          const fact = facts[index - 1];
          if (fact?.type === 'unit-added') joined = [...joined, ...addedModels(fact.unit)];
          expect([...modelIds(battle)].sort()).toEqual([...joined].sort());
          const ids = unitsOf(battle).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('C34: has every unit in one place, and destroyed exactly when its last model is gone', () => {
    fc.assert(
      fc.property(course, ({ battles }) => {
        for (const battle of battles) {
          for (const unit of unitsOf(battle)) {
            const left = unit.models.filter(({ status }) => status === 'fighting');
            expect(unit.place.where === 'destroyed').toBe(left.length === 0);
            expect(left.length).toBeLessThanOrEqual(unit.startingStrength);
            expect(unit.destroyedThisTurn).toBeGreaterThanOrEqual(0);
            if (unit.place.where !== 'battlefield') expect(left.every(({ at }) => !at)).toBe(true);
            if (unit.place.where !== 'embarked') continue;
            const { transport } = unit.place;
            const carrier = unitsOf(battle).find(({ id }) => id === transport);
            expect(carrier?.place.where).not.toBe('embarked');
            if (!battle.over) expect(carrier?.place.where).not.toBe('destroyed');
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('OP-ANN-4: never loses Power Rating over splits', () => {
    fc.assert(
      fc.property(course, ({ battles: [first, ...others] }) => {
        const total = (battle: Battle) => sum(unitsOf(battle).map(({ powerRating }) => powerRating));
        for (const battle of others) expect(total(battle)).toBeGreaterThanOrEqual(total(first));
      }),
      { numRuns: 25 },
    );
  });

  it('C89, C90: is plain JSON at every step, and goes on alike from a copy', () => {
    fc.assert(
      fc.property(setUp, choices, (start, chosen) => {
        const { battles, facts } = playedCourse(annihilation, start, chosen, seededDice(3));
        for (const [index, fact] of facts.entries()) {
          const battle = battles[index] as Battle;
          const copy = JSON.parse(JSON.stringify(battle)) as Battle;
          expect(copy).toStrictEqual(battle);
          const [one, other] = [battle, copy].map((from) =>
            reportFact(annihilation, from, fact, seededDice(7)),
          );
          expect(other).toStrictEqual(one);
          expect(JSON.parse(JSON.stringify(one))).toStrictEqual(one);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('throws exactly what the check lists, and changes nothing', () => {
    fc.assert(
      fc.property(course, fc.array(fc.nat(10_000), { minLength: 5 }), ({ battles }, numbers) => {
        for (const battle of battles) {
          const fact = deepFreeze(candidate(battle, numbers));
          const faults = checkFact(annihilation, battle, fact);
          const report = () => reportFact(annihilation, battle, fact, seededDice(1));
          if (faults.length === 0) expect(report).not.toThrow();
          else expect(report).toThrow(expect.objectContaining({ violations: faults }));
        }
      }),
      { numRuns: 20 },
    );
  });

  it('OP-END-1: is over exactly when an army is destroyed or the fifth round has ended', () => {
    fc.assert(
      fc.property(course, ({ battles, facts }) => {
        for (const [index, battle] of battles.entries()) {
          const destroyed = ROLES.some((role) => isArmyDestroyed(battle, role));
          const before = battles[index - 1];
          const last =
            facts[index - 1]?.type === 'turn-ended' &&
            before?.round === 5 &&
            before.turn !== before.firstTurn;
          // What is struck from the battle at the end can destroy an army only then.
          expect(battle.over || !destroyed).toBe(true);
          if (!battle.over) expect(last).toBe(false);
          else expect(last || destroyed).toBe(true);
          expect(verdict(annihilation, battle) === null).toBe(!battle.over);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('always goes on: something can be reported until it is over', () => {
    fc.assert(
      fc.property(course, ({ battles }) => {
        let battle = battles[battles.length - 1] as Battle;
        for (let step = 0; !battle.over; step++) {
          expect(step).toBeLessThan(60);
          battle = reportFact(annihilation, battle, wayOn(battle), seededDice(step)).state;
        }
        expect(verdict(annihilation, battle)).not.toBeNull();
      }),
      { numRuns: 25 },
    );
  });

  it('C93, C94: gives the same score and verdict in whichever order the units are listed', () => {
    fc.assert(
      fc.property(course, ({ battles }) => {
        for (const battle of battles) {
          const [attacker, defender] = battle.armies;
          const turned: Battle = {
            ...battle,
            armies: [
              { ...attacker, units: [...attacker.units].reverse() },
              { ...defender, units: [...defender.units].reverse() },
            ],
          };
          expect(standing(annihilation, turned)).toEqual(standing(annihilation, battle));
          const points = (from: Battle) => scoreBattle(annihilation, from).map((side) => side.points);
          expect(points(turned)).toEqual(points(battle));
        }
      }),
      { numRuns: 25 },
    );
  });

  it('C31: is scored alike as often as one asks', () => {
    fc.assert(
      fc.property(course, ({ battles }) => {
        const battle = battles[battles.length - 1] as Battle;
        expect(scoreBattle(annihilation, battle)).toEqual(scoreBattle(annihilation, battle));
      }),
      { numRuns: 20 },
    );
  });

  it('OP-ANN-3: never scores less when one more enemy model is destroyed', () => {
    fc.assert(
      fc.property(course, fc.nat(), ({ battles }, number) => {
        for (const battle of battles.filter(({ over }) => !over)) {
          const enemies = battle.armies[1].units
            .flatMap(({ models }) => models)
            .filter(({ status }) => status === 'fighting');
          const model = enemies[number % Math.max(1, enemies.length)];
          if (!model) continue;
          const fact = { type: 'models-destroyed', models: [model.id] } as const;
          if (checkFact(annihilation, battle, fact).length > 0) continue;
          const { state } = reportFact(annihilation, battle, fact, seededDice(1));
          const [before, after] = [battle, state].map((from) => scoreBattle(annihilation, from)[0].points);
          expect(after).toBeGreaterThanOrEqual(before as number);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('OP-ANN-5: has its units on the battlefield, or aboard what is, or lost for Purge', () => {
    fc.assert(
      fc.property(course, ({ battles }) => {
        for (const battle of battles) {
          for (const [index, role] of ROLES.entries()) {
            const facts = scoreBattle(annihilation, battle)[1 - index]?.lines[1]?.facts;
            const off = (battle.armies[index] as Battle['armies'][0]).units.filter(
              (unit) => !isOnBattlefield(battle, unit),
            );
            expect([role, facts?.['units']]).toEqual([role, off.map(({ id }) => id)]);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

/** Something that brings the battle on: the flight first, else the end of the turn. */
function wayOn(battle: Battle) {
  const { flight } = battle;
  if (!flight) return { type: 'turn-ended' } as const;
  const aboard = unitsOf(battle).find(
    ({ place }) => place.where === 'embarked' && place.transport === flight.unit,
  );
  if (aboard) return { type: 'unit-disembarked', unit: aboard.id } as const;
  const fleeing = unitsOf(battle).find(({ id }) => id === flight.unit);
  const left = fleeing?.models.filter(({ status }) => status === 'fighting') ?? [];
  return { type: 'flee', models: left.slice(0, flight.models).map(({ id }) => id) } as const;
}
