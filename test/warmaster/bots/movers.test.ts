import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moversOf } from '../../../src/warmaster/bots/movers';
import { reachOf } from '../../../src/warmaster/bots/reach';
import type { Scene } from '../../../src/warmaster/bots/scene';
import { namesOf, positionOf, type Stands, sceneFor, someDamage, someStands } from './sceneOf';

const names = (scene: Scene): string[] =>
  namesOf(
    scene.chart,
    moversOf(scene).map(({ unit }) => unit),
  );

const STANDS: Stands = {
  emperor: 33,
  'custodians-1': 33,
  'imperial-guard-1': 'reserve',
  horus: [56, 'down'],
  'crew-1': [34, 'down'],
  'crew-2': 34,
};

describe('moversOf', () => {
  it('WM-MOVE-7: the units of a side that are aboard and face up, in the order of the edition', () => {
    expect(names(sceneFor('imperial', STANDS))).toEqual(['emperor', 'custodians-1']);
    expect(names(sceneFor('traitor', STANDS))).toEqual(['crew-2']);
  });

  it('WM-MOVE-6: not those whose move is final', () => {
    const moved = { moved: ['emperor'], moving: null };
    expect(names(sceneFor('imperial', STANDS, { state: moved }))).toEqual(['custodians-1']);
  });

  it('WM-MOVE-6: but the one that is under way, as long as it may enter an area', () => {
    const under = (left: number): string[] =>
      names(
        sceneFor('imperial', STANDS, { state: { moved: ['emperor'], moving: { unit: 'emperor', left } } }),
      );
    expect(under(1)).toEqual(['emperor', 'custodians-1']);
    expect(under(0)).toEqual(['custodians-1']);
  });

  it('each gets as far as it can', () => {
    const scene = sceneFor('imperial', STANDS, { state: { bridge: 'imperial' } });
    for (const { unit, reach } of moversOf(scene)) expect(reach).toEqual(reachOf(scene, unit));
  });

  it('WM-MOVE-3: the game lets each of them step wherever it reaches first, and nobody else', () => {
    fc.assert(
      fc.property(someStands, someDamage, fc.constantFrom('imperial', 'traitor'), (stands, damage, side) => {
        const { scene, actions } = positionOf(side, stands, { state: damage });
        const steps = moversOf(scene).flatMap(({ unit, reach }) =>
          [...new Set(reach.firstStep)].flatMap((to) =>
            to === undefined ? [] : [`${namesOf(scene.chart, [unit])} ${to}`],
          ),
        );
        const legal = actions.flatMap((action) =>
          action.type === 'move' ? [`${action.unit} ${action.to}`] : [],
        );
        expect(steps.sort()).toEqual(legal.sort());
      }),
    );
  });
});
