import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import type { WarmasterAction } from 'wargame-rules/warmaster';
import { chooseAction } from '../../../src/warmaster/bots/chooseAction';
import { end, fight, move, noDice, teleport } from '../table';
import { INDIFFERENT, positionOf, sceneFor } from './sceneOf';

describe('what the bot does', () => {
  it('is the only thing that it can do, without a thought or a die', () => {
    const scene = sceneFor('traitor', {}, { phase: 'deployment' });
    const only: WarmasterAction = { type: 'deploy', player: 'traitor', unit: 'horus', area: 14 };
    expect(chooseAction(scene, [only], noDice)).toBe(only);
  });

  it('in the deployment: where the unit is to lie, with a die for each place', () => {
    const scene = sceneFor('traitor', {}, { phase: 'deployment' });
    const places = ([14, 25] as const).map(
      (area): WarmasterAction => ({ type: 'deploy', player: 'traitor', unit: 'horus', area }),
    );
    const dice = scriptedDice([1, 1]);
    expect(chooseAction(scene, places, dice)).toEqual(places[1]);
    dice.finish();
    expect(chooseAction(scene, places, scriptedDice([6, 1]))).toEqual(places[0]);
  });

  it('in the grouping: the strongest group', () => {
    const groups = [['imperial-fists-1'], ['custodians-1']].map(
      (units): WarmasterAction => ({ type: 'group', player: 'imperial', units }),
    );
    const scene = sceneFor('imperial', {}, { phase: 'grouping' });
    expect(chooseAction(scene, groups, noDice)).toEqual(groups[1]);
  });

  it('after a perfect teleport: the best place', () => {
    const { scene, actions } = positionOf(
      'imperial',
      { 'custodians-1': 'reserve' },
      {
        phase: 'imperial-reinforcement',
        character: { ...INDIFFERENT, screens: 10 },
        state: { agenda: [{ type: 'place', side: 'imperial', units: ['custodians-1'] }] },
      },
    );
    expect(actions[0]).toEqual({ type: 'place', player: 'imperial', area: 14 });
    expect(chooseAction(scene, actions, noDice)).toEqual({ type: 'place', player: 'imperial', area: 24 });
  });

  it('in a movement phase: a step of the plan, whatever is offered first', () => {
    const { scene, actions } = positionOf(
      'imperial',
      { 'custodians-1': 25 },
      { character: { ...INDIFFERENT, screens: 10 } },
    );
    const all: readonly WarmasterAction[] = [
      ...actions,
      { type: 'special', player: 'imperial', rule: 'anything', unit: 'emperor' },
    ];
    for (let from = 0; from < all.length; from++) {
      const turned = [...all.slice(from), ...all.slice(0, from)];
      expect(chooseAction(scene, turned, noDice)).toEqual(move('imperial', 'custodians-1', 24));
    }
  });

  it('in a reinforcement phase: the first that is offered, before the phase ends', () => {
    const scene = sceneFor('imperial', { 'custodians-1': 25 }, { phase: 'imperial-reinforcement' });
    const [one, other] = [teleport('imperial', 'custodians-2'), teleport('imperial', 'custodians-3')];
    expect(chooseAction(scene, [one, other, end('imperial')], noDice)).toEqual(one);
    expect(chooseAction(scene, [end('imperial'), one], noDice)).toEqual(one);
  });

  it('in a combat phase: the best fight', () => {
    const { scene, actions } = positionOf(
      'imperial',
      { 'custodians-1': 25, angron: 25, 'custodians-2': 33, 'crew-1': 33 },
      { phase: 'imperial-combat', character: INDIFFERENT },
    );
    expect(actions).toEqual([fight('imperial', 25), fight('imperial', 33)]);
    expect(chooseAction(scene, actions, noDice)).toEqual(fight('imperial', 33));
  });
});
