import { type Dice, type Game, WargameError } from 'wargame-rules';
import { actDuel, checkDuel, type DuelSide, type DuelState, type DuelTypes, duel, sideOf } from '../duel';
import { type Broken, brokenDuel } from './brokenGame';

/** The duel with other dice. */
function withDie(die: (state: DuelState, dice: Dice, label: string) => number): Game<DuelTypes>['apply'] {
  return (state, action, dice) => {
    const [first, ...others] = checkDuel(state, action);
    if (first) throw new WargameError(first, ...others);
    return actDuel(state, action, (label) => die(state, dice, label));
  };
}

/** The duel with something put into its state after each action. */
function withState(more: (state: DuelState) => unknown): Game<DuelTypes>['apply'] {
  return (state, action, dice) => {
    const step = duel.apply(state, action, dice);
    return { ...step, state: { ...step.state, more: more(step.state) } as DuelState };
  };
}

function mutating(): Broken {
  return brokenDuel('a mutated state', 'inputs-untouched', {
    apply(state, action, dice) {
      const step = duel.apply(state, action, dice);
      if (action.type === 'play') (sideOf(state, action.player).cards as number[]).splice(action.card, 1);
      return step;
    },
  });
}

function sorting(): Broken {
  return brokenDuel('a view that sorts the state', 'inputs-untouched', {
    view: (state, viewer) => {
      (state.sides as DuelSide[]).sort((one, other) => other.score - one.score);
      return duel.view(state, viewer);
    },
  });
}

/** Rolls the dice that it was set up with. */
function keeping(): Broken {
  let kept: Dice;
  return brokenDuel('dice that are kept for later', 'chance-from-dice', {
    start(setup, dice) {
      kept = dice;
      return duel.start(setup, dice);
    },
    apply: withDie((_, __, label) => kept.roll(6, label)),
  });
}

function counting(): Broken {
  let calls = 0;
  return brokenDuel('a memory outside of the state', 'same-inputs-same-result', {
    apply: withDie((_, dice, label) => ((dice.roll(6, label) + calls++) % 6) + 1),
  });
}

/** Remembers how far the match has come, and rolls another die for whoever took something back. */
function grudging(): Broken {
  let furthest = 0;
  let grudge = false;
  const wronged = withDie((_, dice, label) => (grudge ? 7 : 0) - dice.roll(6, label) * (grudge ? 1 : -1));
  return brokenDuel('an undo that changes the die', 'undo-and-redo', {
    start(setup, dice) {
      furthest = 0;
      grudge = false;
      return duel.start(setup, dice);
    },
    apply(state, action, dice) {
      if (state.moves < furthest) grudge = true;
      furthest = Math.max(furthest, state.moves);
      return wronged(state, action, dice);
    },
  });
}

export const brokenPurity: readonly Broken[] = [
  mutating(),
  sorting(),
  brokenDuel('a die outside the port', 'chance-from-dice', {
    apply: withDie(() => 1 + Math.floor(Math.random() * 6)),
  }),
  brokenDuel('a die of the clock', 'chance-from-dice', { apply: withDie(() => 1 + (Date.now() % 6)) }),
  brokenDuel('a die of the calendar', 'chance-from-dice', {
    apply: withDie(() => 1 + (new Date().getSeconds() % 6)),
  }),
  keeping(),
  counting(),
  grudging(),
  brokenDuel('a rule that looks what dice it gets', 'scripted-equals-seeded', {
    apply: withDie((_, dice, label) => (dice.composite ? 6 : dice.roll(6, label))),
  }),
  brokenDuel('a state with undefined in it', 'plain-json', { apply: withState(() => undefined) }),
  brokenDuel('a state with a Map in it', 'plain-json', { apply: withState(() => new Map()) }),
  brokenDuel('a state with NaN in it', 'plain-json', {
    apply: withState(({ sides }) => sides.map(({ aim }) => aim / aim)),
  }),
  brokenDuel('an event with a date in it', 'plain-json', {
    apply(state, action, dice) {
      const step = duel.apply(state, action, dice);
      return action.type === 'aim'
        ? { ...step, events: [{ type: 'aimed', player: action.player, told: new Date(0) }] }
        : step;
    },
  }),
  brokenDuel('a check that falls over', 'typed-errors', {
    check(state, action) {
      const { cards } = sideOf(state, action.player);
      if (action.type === 'play' && (cards[action.card] as number).toFixed() === '7') return [];
      return checkDuel(state, action);
    },
  }),
  brokenDuel('a version that no record can have', 'replay-equals-play', { version: 0.5 }),
  brokenDuel('a parse that accepts junk', 'parse-refuses-junk', {
    parse: { ...duel.parse, action: (json) => ({ ...(json as DuelTypes['action']) }) },
  }),
  brokenDuel('a parse that keeps what nobody asked for', 'parse-refuses-junk', {
    parse: {
      ...duel.parse,
      action: (json) => ({ ...(json as object), ...duel.parse.action(json) }),
    },
  }),
  brokenDuel('a parse that loses something', 'parse-accepts-its-own', {
    parse: {
      ...duel.parse,
      action(json) {
        const action = duel.parse.action(json);
        return action.type === 'play' ? { ...action, card: 0 } : action;
      },
    },
  }),
  brokenDuel('a parse that falls over', 'typed-errors', {
    parse: { ...duel.parse, setup: (json) => ({ turns: (json as { turns: number }).turns }) },
  }),
];
