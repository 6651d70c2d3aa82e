import { type Violation, WargameError } from 'wargame-rules';
import { actDuel, allOf, checkDuel, type DuelTypes, duel, MOST_AIM, sideOf } from '../duel';
import { type Broken, brokenDuel } from './brokenGame';

const KEPT_AIMS = 1;

export const brokenRules: readonly Broken[] = [
  brokenDuel('an illegal action accepted', 'refused-throws', {
    apply: (state, action, dice) => {
      const isOver = checkDuel(state, action).some(({ code }) => code !== 'duel/steady');
      return isOver
        ? duel.apply(state, action, dice)
        : actDuel(state, action, (label) => dice.roll(6, label));
    },
  }),
  brokenDuel('a check that differs from apply', 'throws-what-check-lists', {
    apply(state, action, dice) {
      const [first] = checkDuel(state, action);
      if (first) throw new WargameError(first);
      return duel.apply(state, action, dice);
    },
  }),
  brokenDuel('a legal action that does not work', 'legal-applies', {
    apply(state, action, dice) {
      const { aim } = sideOf(state, action.player);
      if (action.type === 'shoot' && aim === MOST_AIM) {
        throw new WargameError({ code: 'duel/jammed', message: 'jammed' });
      }
      return duel.apply(state, action, dice);
    },
  }),
  brokenDuel('an illegal action among the legal ones', 'offered-is-legal', {
    actions: (state, player) => (state.turn === player && state.left > 0 ? allOf(player) : []),
  }),
  brokenDuel('a legal action that is not listed', 'legal-is-listed', {
    actions: (state, player) =>
      (duel.actions(state, player) ?? []).filter(
        ({ type }) => type !== 'aim' || sideOf(state, player).aim < KEPT_AIMS,
      ),
  }),
  brokenDuel('a player who acts out of turn', 'only-those-to-act', {
    check: (state, action) => withoutTurn(checkDuel(state, action)),
    apply(state, action, dice) {
      const [first, ...others] = withoutTurn(checkDuel(state, action));
      if (first) throw new WargameError(first, ...others);
      return actDuel(state, action, (label) => dice.roll(6, label));
    },
  }),
  brokenDuel('a stuck game', 'never-stuck', {
    actions: (state, player) => {
      const { cards, aim } = sideOf(state, player);
      return cards.length === 0 && aim === MOST_AIM ? [] : duel.actions(state, player);
    },
    check: (state, action) => {
      const { cards, aim } = sideOf(state, action.player);
      const spent = { code: 'duel/spent', message: 'spent' };
      return cards.length === 0 && aim === MOST_AIM ? [spent] : checkDuel(state, action);
    },
  }),
  brokenDuel('a game in which nobody is to act', 'never-stuck', {
    toAct: (state) => (state.moves > 3 ? [] : duel.toAct(state)),
  }),
  brokenDuel('a game without end', 'matches-end', {
    apply(state, action, dice) {
      const step = duel.apply(state, action, dice);
      return { ...step, state: { ...step.state, left: state.left } };
    },
  }),
  brokenDuel('an outcome that is not final', 'outcome-is-final', {
    outcome: (state) => {
      const leader = state.sides.find(({ score }) => score >= 3);
      return leader ? { winners: [leader.player], reasons: [] } : duel.outcome(state);
    },
  }),
  brokenDuel('an action allowed when all is over', 'outcome-is-final', {
    check: (state, action) => checkDuel(state, action).filter(({ code }) => code !== 'duel/over'),
    apply(state, action, dice) {
      const [first, ...others] = checkDuel(state, action).filter(({ code }) => code !== 'duel/over');
      if (first) throw new WargameError(first, ...others);
      return actDuel(state, action, (label) => dice.roll(6, label));
    },
  }),
  brokenDuel('a winner who did not play', 'known-players', {
    outcome: (state) => duel.outcome(state) && { winners: ['Cid' as DuelTypes['player']], reasons: [] },
  }),
];

function withoutTurn(faults: readonly Violation[]): readonly Violation[] {
  return faults.filter(({ code }) => code !== 'duel/not-your-turn');
}
