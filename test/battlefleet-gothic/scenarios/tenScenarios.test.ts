import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkZone, loggedDice, scriptedDice, seededDice } from 'wargame-rules';
import {
  checkBattlefield,
  checkSetUp,
  drawBattlefield,
  rollForces,
  SCENARIO_IDS,
  type ScenarioSetUp,
  type ScenarioTypes,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import type { ScenarioSample } from '../../golden/scenarioSamples';
import { cruiser, squadron } from './arbitraries';
import { samples } from './samples';

/** The same facts after Unexpected Help and a Decoy have come to both sides, as sub-plots bring them. */
function joined({ forces, ...facts }: ScenarioSample['facts']): ScenarioSample['facts'] {
  const fleets = Object.entries(forces.fleets).map(([side, { capitalShips, squadrons, ...others }]) => [
    side,
    {
      ...others,
      capitalShips: [cruiser('posing', 400, { type: 'battleship', decoy: true }), ...capitalShips],
      squadrons: [{ ...squadron('helping', 5), reinforcement: true }, ...squadrons],
    },
  ]);
  const { divisions } = forces as { readonly divisions?: { readonly [side: string]: string[][] } };
  const more = Object.entries(divisions ?? {}).map(([side, [first = [], ...rest]]) => [
    side,
    [[...first, 'posing', 'helping'], ...rest],
  ]);
  return {
    ...facts,
    forces: {
      ...forces,
      fleets: Object.fromEntries(fleets),
      ...(divisions && { divisions: Object.fromEntries(more) }),
    },
  };
}

describe.each(samples.map((one) => [one.scenario.id, one] as const))(
  'setting up %s',
  (id, { scenario, facts }) => {
    it('changes nothing, gives plain JSON, and gives the same for the same dice', () => {
      expect(SCENARIO_IDS).toContain(id);
      expect(checkSetUp(scenario, facts)).toEqual([]);
      fc.assert(
        fc.property(fc.integer(), (seed) => {
          const dice = loggedDice(seededDice(seed));
          const setUp: ScenarioSetUp<ScenarioTypes> = setUpScenario(scenario, facts, dice);
          expect(JSON.parse(JSON.stringify(setUp))).toStrictEqual(setUp);
          expect(setUpScenario(scenario, facts, seededDice(seed))).toStrictEqual(setUp);
          const faces = dice.rolls().map(({ face }) => face);
          expect(setUpScenario(scenario, facts, scriptedDice(faces))).toStrictEqual(setUp);
          expect(dice.rolls().every(({ label }) => label !== undefined)).toBe(true);
          expect(setUp.scenario).toBe(id);
          expect(Object.keys(setUp.leadership)).toEqual(scenario.sides.map((side) => side.id));
          for (const { zone, side } of setUp.zones) {
            expect(checkZone(zone)).toEqual([]);
            expect(scenario.sides.map((one) => one.id)).toContain(side);
          }
          const { battlefield } = setUp;
          const faults = battlefield ? checkBattlefield(battlefield) : [];
          expect(faults.every(({ code }) => code === 'battlezone/overlap')).toBe(true);
          if (battlefield) expect(drawBattlefield(battlefield, { zones: setUp.zones })).toMatch(/^<svg /);
        }),
        { numRuns: 8 },
      );
    });

    it('rolls nothing for forces, or only what the scenario says', () => {
      const dice = loggedDice(seededDice(3));
      const rolls = rollForces(scenario, facts.agreed, dice);
      expect(Object.keys(rolls)).toEqual(Object.keys(facts.rolls));
      expect(dice.rolls().length > 0).toBe(Object.keys(rolls).length > 0);
    });

    it('BG-FORMAT-1, BG-SUB-4: counts nothing that a sub-plot added once the forces were chosen', () => {
      const more = joined(facts);
      expect(checkSetUp(scenario, more)).toEqual([]);
      const leadership = Object.values(setUpScenario(scenario, more, seededDice(5)).leadership);
      for (const units of leadership) {
        expect(units.map((unit) => unit.id)).toEqual(expect.arrayContaining(['posing', 'helping']));
      }
    });

    it('refuses a battlezone that there is not', () => {
      expect(
        checkSetUp(scenario, { ...facts, battlezone: 'nowhere' as 'none' }).map(({ code }) => code),
      ).toEqual(['scenario/wrong-battlezone']);
    });
  },
);
