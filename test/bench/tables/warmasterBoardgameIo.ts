import { derive, playAction, randomAction, seededDice, startMatch } from 'wargame-rules';
import { boardgameIo } from 'wargame-rules/boardgame-io';
import {
  type WarmasterAction,
  type WarmasterState,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { Client } from '../../boardgame-io/framework';
import type { BenchTable } from '../benchTable';

const SETUP = { edition: warmasterEdition.id, version: warmasterEdition.version };
const SEED = 'bench';

/** The actions of a game at random, the same for both sides. */
function record(): readonly WarmasterAction[] {
  let match = startMatch(warmaster, SETUP, seededDice(SEED));
  const dice = seededDice(derive(SEED, 'match'));
  const actions: WarmasterAction[] = [];
  for (let [player] = warmaster.toAct(match.state); player; [player] = warmaster.toAct(match.state)) {
    const action = randomAction(warmaster, match.state, player, seededDice(derive(SEED, actions.length)));
    actions.push(action);
    match = playAction(warmaster, match, action, dice);
  }
  return actions;
}

const ACTIONS = record();

function playBare(): WarmasterState {
  const dice = seededDice(derive(SEED, 'match'));
  return ACTIONS.reduce(
    (state, action) => warmaster.apply(state, action, dice).state,
    warmaster.start(SETUP, seededDice(SEED)),
  );
}

/** One client that plays both seats, as quickly as the framework lets it. */
function playInFramework(): WarmasterState['outcome'] {
  const setUpDice = seededDice(SEED);
  const matchDice = seededDice(derive(SEED, 'match'));
  let begun = false;
  const dice = { roll: (sides: number) => (begun ? matchDice : setUpDice).roll(sides) };
  const client = Client({ game: boardgameIo(warmaster, { setup: SETUP, dice }), debug: false });
  client.start();
  client.updatePlayerID('0');
  client.moves['begin']?.();
  begun = true;
  for (const action of ACTIONS) {
    client.updatePlayerID(action.player === 'imperial' ? '0' : '1');
    client.moves['act']?.(action);
  }
  const { G } = client.getState() ?? {};
  client.stop();
  return G?.begun ? (G.outcome as WarmasterState['outcome']) : null;
}

const winners = (outcome: WarmasterState['outcome']): string =>
  `${ACTIONS.length} actions, won by ${outcome?.winners.join() ?? 'nobody'}`;

export const table: BenchTable = {
  title: 'Warmaster: the same game, and as a boardgame.io client plays it',
  comparisons: [
    {
      title: 'every action of a game at random',
      unit: 'action',
      ours: {
        name: 'game.apply',
        units: ACTIONS.length,
        start: () => ({ run: playBare, checksum: (state) => winners((state as WarmasterState).outcome) }),
      },
      other: {
        name: 'boardgame.io client',
        units: ACTIONS.length,
        start: () => ({
          run: playInFramework,
          checksum: (outcome) => winners(outcome as WarmasterState['outcome']),
        }),
      },
      limit: { atLeastTimesAsFast: 100 },
    },
  ],
};
