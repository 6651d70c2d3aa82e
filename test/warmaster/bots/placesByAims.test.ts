import { describe, expect, it } from 'vitest';
import type { AreaNumber, Side, WarmasterAction } from 'wargame-rules/warmaster';
import { AIMS, type Aims } from '../../../src/warmaster/bots/aims';
import { improve } from '../../../src/warmaster/bots/bestFormation';
import { formationOf } from '../../../src/warmaster/bots/formation';
import { formationWorth } from '../../../src/warmaster/bots/formationWorth';
import { placesByAims } from '../../../src/warmaster/bots/placesByAims';
import { AREA_NUMBERS } from '../../../src/warmaster/rules/areaNumber';
import { deepFreeze } from '../../deepFreeze';
import { NO_AIMS } from './noAims';
import { positionOf, type Stands, sceneFor } from './sceneOf';

const REACTORS: readonly AreaNumber[] = [15, 22];
const LEGAL = AREA_NUMBERS.filter((area) => !REACTORS.includes(area));

/** A unit of an Imperial player who may choose where it lands. */
function landing(stands: Stands, unit: string, bridge: Side | null = 'traitor') {
  return positionOf(
    'imperial',
    { ...stands, [unit]: 'reserve' },
    {
      phase: 'imperial-reinforcement',
      state: { bridge, agenda: [{ type: 'place', side: 'imperial', units: [unit] }] },
    },
  );
}

/** The places, the best first. */
function places(
  aims: Partial<Aims>,
  stands: Stands = {},
  bridge?: Side | null,
): readonly (AreaNumber | undefined)[] {
  const { scene, actions } = landing(stands, 'custodians-1', bridge);
  return placesByAims(deepFreeze(scene), deepFreeze(actions), { ...NO_AIMS, ...aims }).map((action) =>
    action.type === 'place' ? action.area : undefined,
  );
}

/** The legal places in their order, but these first. */
function withFirst(...first: readonly AreaNumber[]): readonly AreaNumber[] {
  return [...first, ...LEGAL.filter((area) => !first.includes(area))];
}

describe('the places for a perfect teleport', () => {
  it('are all that are legal, in their order where they are worth the same', () => {
    expect(places({})).toEqual(LEGAL);
  });

  it('are places, whatever else may be done', () => {
    const { scene, actions } = landing({}, 'custodians-1');
    const more: readonly WarmasterAction[] = [{ type: 'end-phase', player: 'imperial' }, ...actions];
    expect(placesByAims(scene, more, NO_AIMS)).toEqual(actions);
  });

  it('are as good as what can be had from them with the next move', () => {
    // The screens are in 24, next to 21, 25, 32, and in 31, next to 23, 26, 36. Who takes the Bridge (42) enters three
    // areas in a move, and gets to both.
    expect(places({ screens: 14 })).toEqual(withFirst(21, 23, 24, 25, 26, 31, 32, 36, 42));
    expect(places({ screens: 14, relief: 2 }, { 'imperial-guard-1': 24 })).toEqual(
      withFirst(23, 26, 31, 36, 42, 21, 24, 25, 32),
    );
  });

  it('are no worse next to enemies, for who lands can move on, and good next to whom one would attack', () => {
    expect(places({}, { angron: 45 })).toEqual(LEGAL);
    expect(places({ pull: 1, brawl: 8 }, { 'crew-1': 56 })[0]).toBe(54);
  });

  it('include the Bridge, which is taken on landing', () => {
    expect(places({ watch: 5 })).toEqual(withFirst(42));
    expect(places({ watch: 5 }, { 'crew-1': [42, 'down'] })).toEqual(withFirst(42));
  });

  it('include the Bridge, which is not taken from enemies on it', () => {
    expect(places({ watch: 5 }, { angron: 42 })).toEqual(LEGAL);
    expect(places({ watch: 5 }, { angron: 42, 'crew-1': [42, 'down'] })).toEqual(LEGAL);
  });

  it('are the better the faster one is from there', () => {
    // With the Bridge three areas: those who hold it, and those who land on it.
    const { chart } = sceneFor('imperial', {});
    const near = LEGAL.filter((area) => (chart.steps[42]?.[area] as number) <= 3);
    expect(places({ watch: 5 }, {}, 'imperial')).toEqual(withFirst(...near));
  });

  it('are in the order of what the best formation is worth with the unit there', () => {
    const stands: Stands = {
      emperor: 45,
      'imperial-guard-1': 45,
      'imperial-guard-2': 24,
      'blood-angels-1': 33,
      angron: 52,
      'crew-1': 42,
      'crew-2': [22, 'down'],
      horus: 54,
    };
    const { scene, actions } = landing(stands, 'custodians-1');
    const worths = placesByAims(scene, actions, AIMS.imperial).map((action) => {
      const area = action.type === 'place' ? action.area : 14;
      const landed = sceneFor(
        'imperial',
        { ...stands, 'custodians-1': area },
        { phase: 'imperial-reinforcement' },
      );
      const formation = formationOf(landed);
      const worthIn = formationWorth(formation, AIMS.imperial);
      improve(formation, worthIn);
      return AREA_NUMBERS.reduce((sum, one) => sum + worthIn(one), 0);
    });
    expect(worths).toHaveLength(LEGAL.length);
    expect(new Set(worths).size).toBeGreaterThan(5);
    expect(worths).toEqual([...worths].sort((one, other) => other - one));
  });
});
