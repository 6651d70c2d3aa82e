import { describe, expect, it } from 'vitest';
import type { WarmasterAction } from 'wargame-rules/warmaster';
import { chooseMove } from '../../../src/warmaster/bots/chooseMove';
import { end, move, teleport } from '../table';
import { INDIFFERENT, positionOf, type Stands, sceneFor, type Variant } from './sceneOf';

/** Cares for screens alone: 24 and 31. */
const SCREENS: Variant = { character: { ...INDIFFERENT, screens: 10 } };

/** 25 is next to 24. */
const { scene, actions } = positionOf('imperial', { 'custodians-1': 25, 'custodians-2': 52 }, SCREENS);

describe('in a movement phase the bot', () => {
  it('takes the next step of its plan, wherever that stands among what is offered', () => {
    for (let from = 0; from < actions.length; from++) {
      const turned = [...actions.slice(from), ...actions.slice(0, from)];
      expect(chooseMove(scene, turned)).toEqual(move('imperial', 'custodians-1', 24));
    }
  });

  it('ends the phase where all stand well', () => {
    const settled = positionOf('imperial', { 'custodians-1': 24, 'custodians-2': 52 }, SCREENS);
    expect(settled.actions.length).toBeGreaterThan(1);
    expect(chooseMove(settled.scene, settled.actions)).toEqual(end('imperial'));
    expect(chooseMove(settled.scene, [...settled.actions].reverse())).toEqual(end('imperial'));
  });

  it('ends the phase where the step is not offered to that unit, or not to that area', () => {
    const others = [
      move('imperial', 'custodians-2', 24),
      move('imperial', 'custodians-1', 33),
      end('imperial'),
    ];
    expect(chooseMove(scene, others)).toEqual(end('imperial'));
  });

  it('first takes what a special rule offers', () => {
    const special: WarmasterAction = {
      type: 'special',
      player: 'imperial',
      rule: 'anything',
      unit: 'custodians-2',
    };
    expect(chooseMove(scene, [...actions, special])).toEqual(special);
  });
});

describe('in a reinforcement phase the bot', () => {
  const stands: Stands = { 'custodians-1': 25, 'custodians-2': 'reserve', 'custodians-3': 'reserve' };
  const reinforcement = sceneFor('imperial', stands, { ...SCREENS, phase: 'imperial-reinforcement' });

  it('puts nothing off: it takes the first that goes on', () => {
    const [two, three] = [teleport('imperial', 'custodians-2'), teleport('imperial', 'custodians-3')];
    expect(chooseMove(reinforcement, [end('imperial'), two, three])).toEqual(two);
    expect(chooseMove(reinforcement, [three, two, end('imperial')])).toEqual(three);
  });

  it('ends it where nothing else is left', () => {
    expect(chooseMove(reinforcement, [end('imperial')])).toEqual(end('imperial'));
  });
});
