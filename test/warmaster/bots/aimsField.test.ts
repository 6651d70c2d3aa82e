import { describe, expect, it } from 'vitest';
import type { AreaNumber, Side } from 'wargame-rules/warmaster';
import { AIMS, type Aims } from '../../../src/warmaster/bots/aims';
import { aimsField } from '../../../src/warmaster/bots/aimsField';
import { AREA_NUMBERS } from '../../../src/warmaster/rules/areaNumber';
import { NO_AIMS } from './noAims';
import { placesOf, type Stands, sceneFor, type Variant } from './sceneOf';

const MINE = { imperial: 'imperial-guard-1', traitor: 'angron' } as const;

/** How much areas draw a unit of a side, its ordinary one unless told. */
function fieldOf(
  side: Side,
  stands: Stands,
  aims: Partial<Aims>,
  variant?: Variant,
): (area: AreaNumber, unit?: string) => number {
  const scene = sceneFor(side, stands, variant);
  const field = aimsField(scene, { ...NO_AIMS, ...aims });
  return (area, unit = MINE[side]) => field(placesOf(scene.chart, unit)[0] as number, area);
}

// From the corner (56) to the Bridge (42): 56, 54, 52, 45, 42; the Bridge is Traitor's to begin with.

describe('a field', () => {
  it('draws half as much from one turn away, a third from two', () => {
    const draw = fieldOf('imperial', { 'crew-1': 56 }, { brawl: 12 });
    expect([56, 54, 52, 45, 42].map((area) => draw(area as AreaNumber))).toEqual([12, 6, 4, 3, 12 / 5]);
  });

  it('counts turns of three steps, begun ones too, for who has the Bridge', () => {
    const draw = fieldOf('imperial', { 'crew-1': 56 }, { brawl: 12 }, { state: { bridge: 'imperial' } });
    expect([56, 54, 52, 45, 42].map((area) => draw(area as AreaNumber))).toEqual([12, 6, 6, 6, 4]);
  });

  it('is the strongest draw anywhere, not the sum', () => {
    const draw = fieldOf('imperial', { 'crew-1': 56, 'crew-2': 14, 'crew-3': 14 }, { brawl: 12 });
    expect(draw(54)).toBe(6);
    expect(draw(55)).toBe(6);
    expect(draw(15)).toBe(6);
  });

  it('is nothing where nothing draws', () => {
    const stands = { emperor: 33, 'imperial-guard-1': 33, 'crew-1': [56, 'down'] } as const;
    const draw = fieldOf('imperial', stands, NO_AIMS);
    for (const area of AREA_NUMBERS) expect(draw(area)).toBe(0);
  });

  it('is not drawn by what lies in a Destroyed Area', () => {
    const draw = fieldOf('imperial', {}, { reactor: 12 }, { state: { destroyedAreas: [15, 22] } });
    for (const area of AREA_NUMBERS) expect(draw(area)).toBe(0);
  });
});

describe('what draws', () => {
  /** Every area that draws for itself, and how much. */
  function draws(side: Side, stands: Stands, aims: Partial<Aims>, variant?: Variant) {
    const { neighbours } = sceneFor(side, {}).chart;
    const draw = fieldOf(side, stands, aims, variant);
    const peaks = AREA_NUMBERS.filter((area) => neighbours[area]?.every((next) => draw(next) < draw(area)));
    return Object.fromEntries(peaks.map((area) => [area, draw(area)]));
  }

  it('enemies, as far as they are known', () => {
    const stands = { 'crew-1': 56, 'crew-2': [14, 'down'], 'imperial-guard-1': 36 } as const;
    expect(draws('imperial', stands, { brawl: 4 })).toEqual({ 56: 4 });
    expect(draws('traitor', stands, { brawl: 4 })).toEqual({ 36: 4 });
  });

  it('whom the other side must not lose, once he is known', () => {
    const stands = { horus: 56, emperor: 14, 'crew-1': 36 } as const;
    expect(draws('imperial', stands, { hunt: 7 })).toEqual({ 56: 7 });
    expect(draws('traitor', stands, { hunt: 7 })).toEqual({ 14: 7 });
    expect(draws('imperial', { horus: [56, 'down'], emperor: 14 }, { hunt: 7 })).toEqual({});
  });

  it('the Bridge, as long as the other side has it', () => {
    const bridge = (side: Side, owner: Side | null) =>
      draws(side, {}, { hatches: 5, reactor: 0 }, { state: { bridge: owner } });
    expect(bridge('imperial', 'traitor')).toEqual({ 42: 5 });
    expect(bridge('traitor', 'imperial')).toEqual({ 42: 5 });
    expect(bridge('imperial', 'imperial')).toEqual({});
    expect(bridge('traitor', 'traitor')).toEqual({});
    expect(bridge('imperial', null)).toEqual({});
  });

  it('reactors and, half as much, screens, for the Imperial player', () => {
    const reactor = fieldOf('imperial', {}, { reactor: 9 });
    expect([15, 22, 16, 25, 24, 42].map((area) => reactor(area as AreaNumber))).toEqual([
      9,
      9,
      4.5,
      4.5,
      3,
      9 / 5,
    ]);
    expect(draws('imperial', {}, { screens: 8 })).toEqual({ 24: 4, 31: 4 });
    expect(draws('imperial', {}, { post: 8 })).toEqual({});
  });

  it('posts for the Traitor player, and what he has to drive off from them', () => {
    expect(draws('traitor', {}, { post: 6, reactor: 9, screens: 8 })).toMatchObject({ 24: 6, 31: 6 });
    expect(fieldOf('traitor', {}, { post: 6, reactor: 9, screens: 8 })(15)).toBe(6);
    const two = { 'imperial-guard-1': 24, 'imperial-guard-2': 24 } as const;
    expect(fieldOf('traitor', two, { reactor: 9 })(24)).toBe(18);
    expect(fieldOf('traitor', two, { post: 6 })(24)).toBeLessThan(6);
    expect(fieldOf('traitor', { 'imperial-guard-1': 22 }, { reactor: 9 })(22)).toBe(9);
  });

  it('whatever of it is most in an area', () => {
    const stands = { horus: 42, 'crew-1': 42 } as const;
    const most = (aims: Partial<Aims>): number => fieldOf('imperial', stands, aims)(42);
    expect(most({ brawl: 3, hunt: 5, hatches: 4 })).toBe(5);
    expect(most({ brawl: 6, hunt: 5, hatches: 4 })).toBe(6);
    expect(most({ brawl: 3, hunt: 5, hatches: 7 })).toBe(7);
  });
});

describe('who must not die', () => {
  const aims = { rally: 6 };
  const stands = { emperor: 56, 'imperial-guard-1': 45, 'imperial-guard-2': 52 } as const;

  it('draws others, on top of what else does', () => {
    const draw = fieldOf('imperial', stands, aims);
    expect([56, 54, 52].map((area) => draw(area as AreaNumber))).toEqual([6, 3, 2]);
    const both = fieldOf('imperial', { ...stands, 'crew-1': 54 }, { ...aims, brawl: 4 });
    expect([56, 54, 52].map((area) => both(area as AreaNumber))).toEqual([2 + 6, 4 + 3, 2 + 2]);
  });

  it('is not drawn to himself', () => {
    expect(fieldOf('imperial', stands, aims)(56, 'emperor')).toBe(0);
  });

  it('draws nobody more where his company is full, but keeps it', () => {
    const two = { ...stands, 'imperial-guard-3': 56 } as const;
    const full = { ...two, 'imperial-fists-1': 56 } as const;
    expect(fieldOf('imperial', two, aims)(54)).toBe(3);
    expect(fieldOf('imperial', full, aims)(54)).toBe(0);
    expect(fieldOf('imperial', full, aims)(56, 'imperial-fists-1')).toBe(6);
    expect(fieldOf('imperial', full, aims)(54, 'imperial-fists-1')).toBe(3);
  });

  it('draws nobody as long as he is not aboard, or lies face down', () => {
    const mates = { angron: 54 } as const;
    for (const area of [54, 56] as const) {
      expect(fieldOf('traitor', mates, aims)(area)).toBe(0);
      expect(fieldOf('traitor', { ...mates, horus: [56, 'down'] }, aims)(area)).toBe(0);
    }
    expect(fieldOf('traitor', { ...mates, horus: 56 }, aims)(54)).toBe(3);
  });

  it('draws from as many turns away as it takes', () => {
    const draw = fieldOf('imperial', stands, aims, { state: { bridge: 'imperial' } });
    expect([56, 54, 45, 42].map((area) => draw(area as AreaNumber))).toEqual([6, 3, 3, 2]);
  });
});

describe('the aims of both sides', () => {
  it('draw towards something from everywhere', () => {
    for (const side of ['imperial', 'traitor'] as const) {
      const draw = fieldOf(side, { [MINE[side]]: 33 }, AIMS[side]);
      for (const area of AREA_NUMBERS) expect(draw(area)).toBeGreaterThan(0);
    }
  });
});
