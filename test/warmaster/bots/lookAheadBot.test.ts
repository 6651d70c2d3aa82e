import { describe, expect, it } from 'vitest';
import { type Dice, scriptedDice, seededDice } from 'wargame-rules';
import {
  fairBot,
  greedyBot,
  type LookAheadOptions,
  lookAheadBot,
  type WarmasterAction,
  type WarmasterState,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { FIRST_ROUNDS } from '../../../src/warmaster/bots/trial';
import { deepFreeze } from '../../deepFreeze';
import { reasonsOf } from '../../violationsOf';
import { plainEdition, specialEdition } from '../plainEdition';
import { end, lose, noDice, table } from '../table';
import { type Doom, type Fates, fatal, lossesAmong } from './fates';

// By itself a bot loses the cheapest unit, the Guard.
const [guard, custodian, angel] = ['imperial-guard-1', 'custodians-1', 'blood-angels-1'] as const;
const two = deepFreeze(lossesAmong([guard, custodian]));
const three = deepFreeze(lossesAmong([guard, custodian, angel]));

/** So many games are played on in the first rounds with two actions, and with three. */
const FIRST_GAMES = 2 * FIRST_ROUNDS;
const FIRST_GAMES_OF_THREE = 3 * FIRST_ROUNDS;

/** Nobody should ask for more. */
const MOST_DEALS = 200;

interface Decided {
  readonly action: WarmasterAction;
  readonly deals: number;
}

/** What a bot does, and how many deals it asks for. */
function decide(
  state: WarmasterState,
  fates: Fates,
  options?: LookAheadOptions,
  { dice = seededDice(1), doom, redeal = () => state }: Table = {},
): Decided {
  const edition = fatal(fates, doom);
  const game = warmasterGame(edition);
  let deals = 0;
  const seen = {
    view: game.view(state, 'imperial'),
    player: 'imperial' as const,
    actions: game.actions(state, 'imperial') ?? [],
    redeal: (dealer: Dice) => {
      deals++;
      if (deals > MOST_DEALS) throw new Error('no end');
      return redeal(dealer);
    },
  };
  const action = lookAheadBot(edition, options)(seen, dice);
  return { action, deals };
}

interface Table {
  /** The bot's own. */
  readonly dice?: Dice;
  readonly doom?: Doom;
  readonly redeal?: (dice: Dice) => WarmasterState;
}

describe('what the look-ahead bot prefers', () => {
  it('is what wins at once, and not what it would do without a thought', () => {
    const fates = { [custodian]: 'won' } as const;
    expect(decide(two, fates).action).toEqual(lose('imperial', custodian));
    expect(decide(two, {}).action).toEqual(lose('imperial', guard));
  });

  it('is what does not lose at once', () => {
    expect(decide(two, { [guard]: 'lost' }).action).toEqual(lose('imperial', custodian));
    expect(decide(two, { [custodian]: 'lost' }).action).toEqual(lose('imperial', guard));
  });

  it('is nothing else before the first rounds are over', () => {
    const fates = { [custodian]: 'won', [guard]: 'lost' } as const;
    const { action, deals } = decide(two, fates, { iterations: FIRST_GAMES - 1 });
    expect([action, deals]).toEqual([lose('imperial', guard), FIRST_ROUNDS - 1]);
    const after = decide(two, fates, { iterations: FIRST_GAMES });
    expect([after.action, after.deals]).toEqual([lose('imperial', custodian), FIRST_ROUNDS]);
  });

  it('is the best of several that are better than the first', () => {
    const prefers = (fates: Fates) => decide(three, fates, { iterations: FIRST_GAMES_OF_THREE }).action;
    expect(prefers({ [guard]: 'lost', [custodian]: 'won', [angel]: 'drawn' })).toEqual(
      lose('imperial', custodian),
    );
    expect(prefers({ [guard]: 'lost', [custodian]: 'drawn', [angel]: 'won' })).toEqual(
      lose('imperial', angel),
    );
    expect(prefers({ [guard]: 'lost', [custodian]: 'lost', [angel]: 'drawn' })).toEqual(
      lose('imperial', angel),
    );
  });

  it('is the first again where nothing else is better', () => {
    expect(decide(three, { [guard]: 'won', [custodian]: 'won', [angel]: 'won' }).action).toEqual(
      lose('imperial', guard),
    );
  });
});

describe('the budget of the look-ahead bot', () => {
  const alike = { [guard]: 'drawn', [custodian]: 'drawn', [angel]: 'drawn' } as const;

  it('is spent in whole rounds, a game for each action that is left', () => {
    for (const iterations of [1, 2, 3, 4, 5, 12, 13, 40]) {
      expect(decide(two, alike, { iterations }).deals).toBe(Math.floor(iterations / 2));
      expect(decide(three, alike, { iterations }).deals).toBe(Math.floor(iterations / 3));
    }
  });

  it('is 24 games unless told', () => {
    expect(decide(two, alike).deals).toBe(12);
    expect(decide(three, alike, {}).deals).toBe(8);
  });

  it('goes to those that are left once others are given up', () => {
    const fates = { [guard]: 'drawn', [custodian]: 'won', [angel]: 'lost' } as const;
    for (const [games, rounds] of [
      [0, 0],
      [1, 0],
      [2, 1],
      [10, 5],
    ] as const) {
      const { deals } = decide(three, fates, { iterations: FIRST_GAMES_OF_THREE + games });
      expect(deals).toBe(FIRST_ROUNDS + rounds);
    }
  });

  it('is kept where all others are given up', () => {
    const fates = { [guard]: 'won', [custodian]: 'lost', [angel]: 'drawn' } as const;
    expect(decide(three, fates, { iterations: 100 })).toEqual({
      action: lose('imperial', guard),
      deals: FIRST_ROUNDS,
    });
  });

  it('is kept where there is nothing to choose', () => {
    const dice = scriptedDice([]);
    const walking = table('imperial-movement', { emperor: 14, horus: [56, 'down'] });
    const alone = table('traitor-movement', { emperor: 14, horus: [56, 'down'] });
    expect(decide(walking, {}, { iterations: 100 }, { dice }).deals).toBe(0);
    const seen = {
      view: warmasterGame(plainEdition).view(alone, 'traitor'),
      player: 'traitor' as const,
      actions: [end('traitor')],
      redeal: () => {
        throw new Error('not needed');
      },
    };
    expect(lookAheadBot(plainEdition)(seen, dice)).toEqual(end('traitor'));
  });

  it('ends when time is up: asked before each round, and not again', () => {
    for (const rounds of [0, 1, 5]) {
      let asked = 0;
      const isTimeUp = () => asked++ === rounds;
      expect(decide(two, alike, { iterations: 100, isTimeUp }).deals).toBe(rounds);
      expect(asked).toBe(rounds + 1);
    }
  });

  it('does not ask whether time is up where there is no round to play', () => {
    const isTimeUp = () => {
      throw new Error('not asked');
    };
    expect(decide(two, alike, { iterations: 1, isTimeUp }).deals).toBe(0);
  });

  it('is refused where it is none, with its name', () => {
    const refused = (options: LookAheadOptions) => reasonsOf(() => lookAheadBot(plainEdition, options));
    for (const name of ['iterations', 'phases'] as const) {
      expect(refused({ [name]: 0 })).toMatchObject([{ code: 'argument/out-of-range', path: name }]);
      expect(refused({ [name]: 1.5 })).toMatchObject([{ code: 'argument/not-a-whole-number', path: name }]);
      expect(() => lookAheadBot(plainEdition, { [name]: 1 })).not.toThrow();
    }
  });
});

describe('how far the look-ahead bot sees', () => {
  const games = { iterations: FIRST_GAMES };
  const prefers = (doom: Doom, options: LookAheadOptions) =>
    decide(two, { [custodian]: 'won' }, { ...games, ...options }, { doom }).action;

  it('is to the end of so many phases, with the one in which it decides', () => {
    const doom = { turn: 3, phase: 'traitor-movement' } as const;
    expect(prefers(doom, { phases: 1 })).toEqual(lose('imperial', guard));
    expect(prefers(doom, { phases: 2 })).toEqual(lose('imperial', custodian));
  });

  it('is six phases unless told; those in which nobody acts do not count', () => {
    // From the Imperial combat phase on, nobody but movement phases asks anybody.
    const doom = { turn: 5, phase: 'traitor-movement' } as const;
    expect(prefers(doom, { phases: 5 })).toEqual(lose('imperial', guard));
    expect(prefers(doom, {})).toEqual(lose('imperial', custodian));
    expect(prefers({ turn: 6, phase: 'imperial-movement' }, {})).toEqual(lose('imperial', guard));
  });
});

describe('the games that the look-ahead bot plays on', () => {
  const deals = Array.from({ length: 30 }, (_, index) => index + 1);

  it('meet the same dice in a round: what hangs on the same face is alike', () => {
    const fates = { [guard]: 4, [custodian]: 4 };
    for (const seed of [1, 2, 3, 4, 5]) {
      const { action, deals } = decide(two, fates, { iterations: 40 }, { dice: seededDice(seed) });
      expect([action, deals]).toEqual([lose('imperial', guard), 20]);
    }
  });

  it('meet other dice in every round: the better odds are preferred', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const prefers = (fates: Fates) =>
        decide(two, fates, { iterations: 40 }, { dice: seededDice(seed) }).action;
      expect(prefers({ [guard]: 2, [custodian]: 6 })).toEqual(lose('imperial', guard));
      expect(prefers({ [guard]: 6, [custodian]: 2 })).toEqual(lose('imperial', custodian));
    }
  });

  it('come from the number of the deal alone, so that a decision can be repeated', () => {
    const wins = (deal: number) => seededDice([deal, 'play']).roll(6) >= 4;
    const won = deals.filter(wins).slice(0, FIRST_ROUNDS);
    const lost = deals.filter((deal) => !wins(deal)).slice(0, FIRST_ROUNDS);
    const prefers = (...numbers: readonly number[]) => {
      const dice = scriptedDice(numbers.map((face) => ({ face, sides: 1_000_000 })));
      const fates = { [guard]: 'drawn', [custodian]: 4 } as const;
      const { action } = decide(two, fates, { iterations: FIRST_GAMES }, { dice });
      dice.finish();
      return action;
    };
    expect(prefers(...won)).toEqual(lose('imperial', custodian));
    expect(prefers(...won.slice(1), ...lost.slice(5))).toEqual(lose('imperial', custodian));
    expect(prefers(...won.slice(2), ...lost.slice(4))).toEqual(lose('imperial', guard));
    expect(prefers(...lost)).toEqual(lose('imperial', guard));
  });

  it('WM-REV-4: begin with what is hidden dealt anew, from the number of the deal as well', () => {
    const dealers: number[] = [];
    const numbers = deals.slice(0, FIRST_ROUNDS);
    const redeal = (dealer: Dice) => {
      dealers.push(dealer.roll(1000));
      return two;
    };
    decide(two, {}, { iterations: FIRST_GAMES }, { dice: scriptedDice(numbers), redeal });
    expect(dealers).toEqual(numbers.map((deal) => seededDice([deal, 'deal']).roll(1000)));
  });

  it('WM-REV-4: begin in the state that was dealt', () => {
    const doom = { turn: 4, phase: 'imperial-combat' } as const;
    const prefers = (dealt: WarmasterState) => {
      const table = { doom, redeal: () => dealt };
      return decide(two, { [custodian]: 'won' }, { iterations: FIRST_GAMES, phases: 1 }, table).action;
    };
    expect(prefers(two)).toEqual(lose('imperial', guard));
    expect(prefers({ ...two, turn: 4 })).toEqual(lose('imperial', custodian));
  });
});

describe('the rest', () => {
  it('is done as the greedy bot does it, at once', () => {
    const battle = table('imperial-combat', {
      emperor: 14,
      'custodians-1': 35,
      'crew-1': 35,
      'custodians-2': 33,
      'daemons-1': 33,
      horus: [56, 'down'],
    });
    const game = warmasterGame(specialEdition);
    const bots = [lookAheadBot, greedyBot].map((bot) => fairBot(bot(specialEdition)));
    const [ahead, greedy] = bots.map((bot) => bot(game, battle, 'imperial', noDice));
    expect(ahead).toEqual(greedy);
  });
});
