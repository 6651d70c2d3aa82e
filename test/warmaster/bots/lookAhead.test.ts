import { describe, expect, it } from 'vitest';
import { type Dice, type Game, scriptedDice, seededDice } from 'wargame-rules';
import {
  type ActionOf,
  type Edition,
  fairBot,
  greedyBot,
  type Party,
  type Side,
  type WarmasterAction,
  type WarmasterState,
  type WarmasterTypes,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { AIMS } from '../../../src/warmaster/bots/aims';
import { GREEDY } from '../../../src/warmaster/bots/character';
import { chartOf } from '../../../src/warmaster/bots/chart';
import { candidatesOf, tryOut } from '../../../src/warmaster/bots/lookAhead';
import { placesByAims } from '../../../src/warmaster/bots/placesByAims';
import { prospectsOf } from '../../../src/warmaster/bots/prospects';
import { sceneOf } from '../../../src/warmaster/bots/scene';
import { deepFreeze } from '../../deepFreeze';
import { plainEdition, specialEdition } from '../plainEdition';
import { end, fight, lose, move, noDice, table } from '../table';
import { type Fate, fatal, lossesAmong } from './fates';

const chart = chartOf(plainEdition);

function tableOf(edition: Edition, phases = 1) {
  return { game: warmasterGame(edition), chart: chartOf(edition), phases };
}

interface CandidatesOptions {
  readonly edition?: Edition;
  readonly dice?: Dice;
  /** The one action that is left to the player. */
  readonly only?: WarmasterAction;
}

describe('what a bot that looks ahead gives a thought', () => {
  function candidates(
    state: WarmasterState,
    player: Side,
    { edition = plainEdition, dice = noDice, only }: CandidatesOptions = {},
  ): readonly WarmasterAction[] {
    const ahead = tableOf(edition);
    const actions = only ? [only] : (ahead.game.actions(state, player) ?? []);
    const view = ahead.game.view(state, player);
    return candidatesOf(ahead, { view, player, actions, redeal: () => state }, dice);
  }

  const walkers = { emperor: 14, 'custodians-1': 35, horus: [56, 'down'] } as const;

  it('is the only action where there is but one, whatever it is', () => {
    const only = move('imperial', 'custodians-1', 33);
    expect(candidates(table('imperial-movement', walkers), 'imperial', { only })).toEqual([only]);
  });

  it('WM-TELE-4: are the few best places of a perfect teleport, the best one first', () => {
    const state = table(
      'imperial-reinforcement',
      { ...walkers, 'custodians-2': 'reserve', 'crew-1': 34, 'daemons-1': 22 },
      { agenda: [{ type: 'place', side: 'imperial', units: ['custodians-2'] }] },
    );
    const { game } = tableOf(plainEdition);
    const actions = game.actions(state, 'imperial') ?? [];
    const scene = sceneOf(chart, game.view(state, 'imperial'), 'imperial', GREEDY.imperial);
    const ranked = placesByAims(scene, actions, AIMS.imperial);
    const found = candidates(state, 'imperial');
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(ranked.length);
    expect(found).toEqual(ranked.slice(0, found.length));
  });

  it('is the next step to where all units had best stand, in a movement phase: Horus shows himself', () => {
    const state = table('traitor-movement', walkers);
    const shows: WarmasterAction = {
      type: 'special',
      player: 'traitor',
      rule: 'horus-shows-himself',
      unit: 'horus',
    };
    expect(candidates(state, 'traitor', { edition: specialEdition })).toEqual([shows]);
    const greedy = fairBot(greedyBot(specialEdition));
    expect(greedy(warmasterGame(specialEdition), state, 'traitor', noDice)).toEqual(end('traitor'));
  });

  it('is what the greedy bot does where the phase itself is to be gone on with', () => {
    const battle = table('imperial-combat', {
      ...walkers,
      'crew-1': 35,
      'custodians-2': 33,
      'custodians-3': 33,
      'daemons-1': 33,
    });
    expect(candidates(battle, 'imperial')).toEqual([greedily(battle, 'imperial')]);
    const party = (unit: string): Party => ({
      side: 'imperial',
      units: [unit],
      turn: 3,
      mustGo: true,
      shown: true,
    });
    const waiting = { 'custodians-2': 'reserve', 'custodians-3': 'reserve' } as const;
    const parties = [party('custodians-2'), party('custodians-3')];
    const arrivals = table('imperial-reinforcement', { ...walkers, ...waiting }, { parties });
    expect(candidates(arrivals, 'imperial')).toEqual([greedily(arrivals, 'imperial')]);
  });

  it('is what the greedy bot does on the same dice where it deploys', () => {
    const { game } = tableOf(plainEdition);
    const state = game.start({ edition: 'plain', version: 1 }, noDice);
    const deployments = [1, 2, 3].map((seed) => {
      const found = candidates(state, 'traitor', { dice: seededDice(seed) });
      expect(found).toEqual([greedily(state, 'traitor', seededDice(seed))]);
      return found[0] as ActionOf<'deploy'>;
    });
    expect(new Set(deployments.map(({ area }) => area)).size).toBeGreaterThan(1);
  });

  it('WM-COMB-5: are all choices in the middle of a phase, first what the greedy bot does', () => {
    const units = ['custodians-1', 'blood-angels-1', 'imperial-guard-1', 'imperial-guard-2'];
    const found = candidates(lossesAmong(units), 'imperial');
    expect(found).toEqual([
      lose('imperial', 'imperial-guard-1'),
      lose('imperial', 'custodians-1'),
      lose('imperial', 'blood-angels-1'),
      lose('imperial', 'imperial-guard-2'),
    ]);
  });

  it('WM-STACK-3: are all choices at the end of a movement phase too', () => {
    const state = lossesAmong(['custodians-1', 'imperial-guard-1'], { phase: 'imperial-movement' });
    expect(candidates(state, 'imperial')).toEqual([
      lose('imperial', 'imperial-guard-1'),
      lose('imperial', 'custodians-1'),
    ]);
  });
});

function greedily(state: WarmasterState, player: Side, dice: Dice = noDice): WarmasterAction {
  return fairBot(greedyBot(plainEdition))(warmasterGame(plainEdition), state, player, dice);
}

describe('an action that is tried out', () => {
  const [guard, custodian] = ['imperial-guard-1', 'custodians-1'] as const;

  it.each<{ readonly fate: Fate; readonly worth: number }>([
    { fate: 'won', worth: 1 },
    { fate: 'lost', worth: -1 },
    { fate: 'drawn', worth: 0 },
  ])(
    'WM-END-2: comes to $worth for the Imperial player where it ends the game and he has $fate',
    ({ fate, worth }) => {
      const ahead = tableOf(fatal({ [custodian]: fate }));
      const state = deepFreeze(lossesAmong([guard, custodian]));
      const triedFor = (player: Side) => tryOut(ahead, state, player, lose('imperial', custodian), noDice);
      expect(triedFor('imperial')).toBe(worth);
      expect(triedFor('traitor')).toBe(worth === 0 ? 0 : -worth);
    },
  );

  it('rolls the dice that it is given', () => {
    const ahead = tableOf(fatal({ [custodian]: 4 }));
    const state = lossesAmong([guard, custodian]);
    const worths = [1, 2, 3, 4, 5, 6].map((face) =>
      tryOut(ahead, state, 'imperial', lose('imperial', custodian), scriptedDice([face])),
    );
    expect(worths).toEqual([-1, -1, -1, 1, 1, 1]);
  });

  /** No game of a few phases takes more. */
  const MOST = 300;

  /** A game that writes down what is done in it, and stops whoever goes on for ever. */
  function watched(edition: Edition) {
    const game = warmasterGame(edition);
    const done: Done[] = [];
    let asked = 0;
    const watching: Game<WarmasterTypes> = {
      ...game,
      toAct(state) {
        asked++;
        if (asked > MOST) throw new Error('no end');
        return game.toAct(state);
      },
      apply(state, action, dice) {
        const step = game.apply(state, action, dice);
        done.push({ before: state, action, after: step.state });
        return step;
      },
    };
    return { game: watching, done };
  }

  interface Done {
    readonly before: WarmasterState;
    readonly action: WarmasterAction;
    readonly after: WarmasterState;
  }

  /** Two combats, and enemies who come for more. */
  const battle = deepFreeze(
    table('imperial-combat', {
      emperor: 14,
      'custodians-1': 35,
      'crew-1': 35,
      'custodians-2': 33,
      'crew-2': 33,
      'daemons-1': 36,
      horus: [56, 'down'],
    }),
  );

  function playedOn(phases: number, seed = 1) {
    const { game, done } = watched(plainEdition);
    const opening = fight('imperial', 33);
    const worth = (player: Side) =>
      tryOut({ game, chart, phases }, battle, player, opening, seededDice(seed));
    const imperial = worth('imperial');
    const steps = [...done];
    return { steps, imperial, traitor: worth('traitor') };
  }

  it('is played on to the end of the phase, and of so many phases in all in which somebody acts', () => {
    for (const phases of [1, 2, 3, 4]) {
      for (const seed of [1, 2, 3]) {
        const { steps } = playedOn(phases, seed);
        const acted = steps.map(({ before }) => before.phase);
        const changes = acted.filter((phase, index) => index > 0 && phase !== acted[index - 1]);
        expect(changes.length).toBe(phases - 1);
        expect(steps.at(-1)?.after.phase).not.toBe(acted.at(-1));
        expect(steps.at(-1)?.after.outcome).toBeNull();
      }
    }
    expect(playedOn(1).steps.length).toBeGreaterThan(1);
  });

  it('is played on by greedy bots on both sides', () => {
    const [opening, ...steps] = playedOn(4).steps;
    expect(opening?.action).toEqual(fight('imperial', 33));
    expect(new Set(steps.map(({ action }) => action.player)).size).toBe(2);
    for (const { before, action } of steps) {
      expect(action).toEqual(greedily(before, action.player));
    }
  });

  it('comes to the prospects of the player where the game is not over then', () => {
    for (const phases of [1, 3]) {
      const { steps, imperial, traitor } = playedOn(phases);
      const last = steps.at(-1)?.after as WarmasterState;
      expect(imperial).toBe(prospectsOf(chart, last, 'imperial'));
      expect(traitor).toBe(prospectsOf(chart, last, 'traitor'));
      expect(imperial).not.toBe(traitor);
    }
  });

  it('is played on no further than the end of the game', () => {
    const ahead = tableOf(fatal({ [guard]: 'won' }, { turn: 3, phase: 'traitor-movement' }), 20);
    const state = lossesAmong([guard, custodian]);
    expect(tryOut(ahead, state, 'imperial', lose('imperial', guard), noDice)).toBe(1);
  });
});
