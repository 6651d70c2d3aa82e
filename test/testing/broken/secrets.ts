import { type Game, WargameError } from 'wargame-rules';
import { checkGame } from 'wargame-rules/testing';
import {
  allOf,
  checkDuel,
  type DuelAction,
  type Duellist,
  type DuelState,
  type DuelTypes,
  duel,
  otherOf,
  sideOf,
} from '../duel';
import { type EnvelopeTypes, envelopes } from '../envelopes';
import { type Broken, brokenDuel } from './brokenGame';

const holdsASix = (state: DuelState, player: string): boolean => sideOf(state, player).cards.includes(6);

/** Ben may interrupt while he holds a six. */
function actingNow(state: DuelState): readonly Duellist[] {
  return state.left > 0 && holdsASix(state, 'Ben') ? ['Ann', 'Ben'] : duel.toAct(state);
}

/** The message of a refusal says what the enemy holds. */
function tellingCheck(state: DuelState, action: DuelAction) {
  const enemy = sideOf(state, otherOf(action.player)).cards.join();
  return checkDuel(state, action).map((fault) => ({
    ...fault,
    message: `${fault.message}, unlike the ${enemy}`,
  }));
}

/** Nobody may aim at an enemy who holds a six. */
function wiseCheck(state: DuelState, action: DuelAction) {
  const faults = checkDuel(state, action);
  if (action.type !== 'aim' || !holdsASix(state, otherOf(action.player))) return faults;
  return [...faults, { code: 'duel/afraid', message: 'you are afraid' }];
}

function withCheck(check: Game<DuelTypes>['check']): Partial<Game<DuelTypes>> {
  return {
    check,
    actions: (state, player) => allOf(player).filter((action) => check(state, action).length === 0),
    apply(state, action, dice) {
      const [first, ...others] = check(state, action);
      if (first) throw new WargameError(first, ...others);
      return duel.apply(state, action, dice);
    },
  };
}

/** The envelopes with something of them put wrong. */
function brokenEnvelopes(fault: string, wrong: Partial<Game<EnvelopeTypes>>): Broken {
  return {
    fault,
    property: 'history-keeps-secrets',
    check: () =>
      checkGame<EnvelopeTypes>({ ...envelopes, ...wrong }, { setups: [{ turns: 2 }], matches: 5, tries: 4 }),
  };
}

const { viewAction: _, ...open } = envelopes;

export const brokenSecrets: readonly Broken[] = [
  brokenDuel('a leak through an error message', 'check-keeps-secrets', withCheck(tellingCheck)),
  brokenDuel('a leak through legal actions', 'actions-keep-secrets', withCheck(wiseCheck)),
  brokenDuel('a leak through the view', 'view-keeps-secrets', {
    view: (state, viewer) => ({
      open: duel.view(state, viewer),
      total: state.sides.map(({ cards }) => cards.reduce((sum, card) => sum + card, 0)),
    }),
  }),
  brokenDuel('a leak through who may act', 'to-act-keeps-secrets', {
    toAct: (state) => actingNow(state),
    ...withCheck((state, action) =>
      checkDuel(actingNow(state).includes(action.player) ? { ...state, turn: action.player } : state, action),
    ),
    apply(state, action, dice) {
      const acting = actingNow(state).includes(action.player);
      return duel.apply(acting ? { ...state, turn: action.player } : state, action, dice);
    },
  }),
  brokenDuel('a leak through the outcome', 'outcome-keeps-secrets', {
    apply: (state, action, dice) => ({ ...duel.apply(state, action, dice), seals: 'reveal' }),
    outcome: (state) => {
      const outcome = duel.outcome(state);
      const cards = sideOf(state, 'Ben').cards.join();
      return outcome && { ...outcome, reasons: [{ message: `Ben still held ${cards}` }] };
    },
  }),
  brokenDuel('events that leak', 'history-keeps-secrets', {
    apply(state, action, dice) {
      const step = duel.apply(state, action, dice);
      if (action.type !== 'aim') return step;
      const told = [...sideOf(state, action.player).cards];
      return { ...step, events: [{ type: 'aimed', player: action.player, told }] };
    },
  }),
  brokenDuel('a secret shown by a step that can be taken back', 'reveals-are-sealed', {
    apply(state, action, dice) {
      const { seals: _, ...step } = duel.apply(state, action, dice);
      return step;
    },
  }),
  brokenDuel('a redeal that looks different', 'view-keeps-secrets', {
    redeal: (state, _, dice) => ({ ...state, left: state.left + dice.roll(2) }),
  }),
  {
    fault: 'secrets that nobody can deal anew',
    property: 'secrets-can-be-redealt',
    check() {
      const { redeal: _, ...open } = duel;
      return checkGame(open, { setups: [{ turns: 4 }], matches: 3 });
    },
  },
  {
    fault: 'actions that everybody reads, secrets and all',
    property: 'history-keeps-secrets',
    check: () => checkGame<EnvelopeTypes>(open, { setups: [{ turns: 2 }], matches: 5, tries: 4 }),
  },
  brokenEnvelopes('an action that tells a little of its secret', {
    viewAction: (action, viewer) =>
      action.type === 'swap' || action.player === viewer
        ? action
        : { ...action, number: action.number > 5 ? 6 : 1 },
  }),
  brokenEnvelopes('an event that repeats the secret of its action', {
    apply(state, action, dice) {
      const step = envelopes.apply(state, action, dice);
      if (action.type !== 'seal') return step;
      const [first, ...others] = step.events;
      return { ...step, events: [{ ...first, told: action.number } as typeof first & object, ...others] };
    },
  }),
];
