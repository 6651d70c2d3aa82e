import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkZone, isWithinZone, seededDice, viewParts } from 'wargame-rules';
import {
  type Battle,
  OPEN_PLAY_IDEAS,
  ROLES,
  reportFact,
  scoreBattle,
  standing,
  verdict,
} from 'wargame-rules/open-play';
import { runs } from '../../runs';
import { FIELD } from './playing';
import { beginning, pointsIn, retold, wandered } from './wander';

const choices = fc.array(fc.array(fc.nat(10_000), { minLength: 8, maxLength: 12 }), {
  maxLength: 60,
  size: 'max',
});
const seed = fc.nat(1_000_000);
const VIEWERS = ['attacker', 'defender', 'spectator'];

function forAllBattles(
  check: (chosen: readonly (readonly number[])[], seed: number, marked: boolean) => void,
): void {
  fc.assert(fc.property(choices, seed, fc.boolean(), check), { numRuns: runs(3, 400) });
}

describe('the seventeen ideas', () => {
  it('OP-IDEAS: are seventeen, each with a name of its own and something to read', () => {
    expect(OPEN_PLAY_IDEAS).toHaveLength(17);
    expect(new Set(OPEN_PLAY_IDEAS.map(({ id }) => id)).size).toBe(17);
    expect(new Set(OPEN_PLAY_IDEAS.map(({ title }) => title)).size).toBe(17);
    for (const { briefing } of OPEN_PLAY_IDEAS) expect(briefing.length).toBeGreaterThan(80);
  });

  it.each(OPEN_PLAY_IDEAS)(
    'OP-IDEAS: $id has zones for battlefields of any size, apart from each other',
    (mission) => {
      const side = fc.integer({ min: 24, max: 120 });
      const share = fc.double({ min: 0, max: 1, noNaN: true });
      fc.assert(
        fc.property(side, side, share, share, (width, height, x, y) => {
          const zones = mission.zones({ width, height });
          for (const role of ROLES) expect(checkZone(zones[role])).toEqual([]);
          const spot = { x: x * width, y: y * height };
          const inBoth = ROLES.every((role) => isWithinZone(spot, zones[role]));
          expect(inBoth).toBe(false);
        }),
        { numRuns: 50 },
      );
    },
  );

  it('OP-IDEAS: have every place that their parts work with on the map', () => {
    for (const mission of OPEN_PLAY_IDEAS) {
      const shown = mission.places(FIELD).map(({ at }) => at);
      const { parts } = beginning(mission, 'map', true);
      for (const point of pointsIn(parts)) expect(shown).toContainEqual(point);
      const letters = mission.places(FIELD).map(({ letter }) => letter);
      expect(new Set(letters).size).toBe(letters.length);
    }
  });

  describe.each(OPEN_PLAY_IDEAS)('$id', (mission) => {
    it('OP-IDEAS: always goes on until there is a verdict, stays plain JSON, and says why it refuses', () => {
      forAllBattles((chosen, from, marked) => {
        const { battles, refused } = wandered(mission, chosen, from, marked);
        for (const { battle, fact } of refused.slice(0, 5)) {
          expect(() => reportFact(mission, battle, fact, seededDice(from))).toThrow(
            expect.objectContaining({ name: 'WargameError' }),
          );
        }
        for (const battle of battles) {
          expect(JSON.parse(JSON.stringify(battle))).toEqual(battle);
          expect(verdict(mission, battle) === null).toBe(!battle.over);
          expect(standing(mission, battle).reasons.length).toBeGreaterThan(0);
        }
      });
    });

    it('OP-IDEAS: comes to the same verdict in whatever order units are listed', () => {
      forAllBattles((chosen, from, marked) => {
        const course = wandered(mission, chosen, from, marked);
        const last = course.battles.at(-1) as Battle;
        const other = retold(mission, course, from, marked);
        expect(other.over).toBe(true);
        expect(verdict(mission, other)?.winner).toBe(verdict(mission, last)?.winner);
        const points = [last, other].map((battle) => scoreBattle(mission, battle).map((one) => one.points));
        expect(points[0]).toEqual(points[1]);
      });
    });

    it('OP-IDEAS: shows each viewer the same of two battles that differ only in what he does not know', () => {
      forAllBattles((chosen, from, marked) => {
        const { battles } = wandered(mission, chosen, from, marked);
        for (const viewer of VIEWERS) {
          for (const { parts } of battles) {
            const redealt = Object.fromEntries(
              mission.parts.map((part) => [
                part.id,
                part.redeal?.(parts[part.id], viewer, seededDice(from)) ?? parts[part.id],
              ]),
            );
            const seen = viewParts(mission.parts, parts, viewer);
            expect(viewParts(mission.parts, redealt, viewer)).toEqual(seen);
          }
        }
      });
    });
  });

  it('OP-IDEAS: give every part its say where chance plays them', () => {
    const chosen = fc.sample(choices, { numRuns: 40, seed: 9 });
    const silent = OPEN_PLAY_IDEAS.flatMap((mission) => {
      const untouched = new Set(mission.parts.map(({ id }) => id));
      for (const [index, numbers] of chosen.entries()) {
        if (untouched.size === 0) break;
        const { battles } = wandered(mission, numbers, index, index % 2 === 0);
        const [first, last] = [battles[0].parts, battles.at(-1)?.parts ?? {}];
        for (const id of untouched) if (!isDeepStrictEqual(first[id], last[id])) untouched.delete(id);
      }
      return [...untouched].map((id) => `${mission.id}/${id}`);
    });
    // These two only say no: they remember nothing.
    expect(silent).toEqual(['silent-knives/garrison', 'hold-until-relieved/relief']);
  });
});
