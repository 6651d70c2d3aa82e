import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import { greedyBot, type Side, warmasterGame } from 'wargame-rules/warmaster';
import { GREEDY } from '../../../src/warmaster/bots/character';
import { chooseAction } from '../../../src/warmaster/bots/chooseAction';
import { plainEdition } from '../plainEdition';
import { positionOf, type Stands } from './sceneOf';

const bot = greedyBot(plainEdition);
const game = warmasterGame(plainEdition);

/** What the bot does; it may look at nothing but the view. */
function decided(side: Side, stands: Stands) {
  const { state, actions } = positionOf(side, stands);
  const redeal = () => {
    throw new Error('the bot looks behind the counters');
  };
  return bot({ view: game.view(state, side), player: side, actions, redeal }, seededDice(1));
}

describe('the greedy bot', () => {
  it('does what the character of its side thinks best', () => {
    const stands: Stands = {
      emperor: 33,
      'custodians-1': 25,
      sanguinius: 34,
      horus: [42, 'down'],
      angron: 41,
      'daemons-1': 22,
    };
    for (const side of ['imperial', 'traitor'] as const) {
      const { scene, actions } = positionOf(side, stands, { character: GREEDY[side] });
      expect(decided(side, stands)).toEqual(chooseAction(scene, actions, seededDice(1)));
    }
  });

  it('hunts Horus: who can get at him with more than twice his strength does', () => {
    const stands: Stands = {
      emperor: 14,
      'custodians-1': 33,
      'custodians-2': 33,
      sanguinius: 33,
      horus: 35,
    };
    expect(decided('imperial', stands)).toMatchObject({ type: 'move', to: 35 });
  });
});
