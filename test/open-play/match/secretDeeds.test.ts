import { describe, expect, it } from 'vitest';
import {
  history,
  matchView,
  playAction,
  playOut,
  scriptedDice,
  startMatch,
  transcript,
  undo,
} from 'wargame-rules';
import {
  annihilation,
  type OpenHostilityAction,
  type OpenHostilityState,
  openHostilityGame,
} from 'wargame-rules/open-play';
import { checkGame, checkPart } from 'wargame-rules/testing';
import { inPlay } from '../../testing/inPlay';
import { Skirmish } from '../skirmish';
import { type MinePart, mine, mined } from './mine';

const players = ['Ann', 'Ben'] as const;
const setups = [{ players }];
const lay: OpenHostilityAction = {
  type: 'report',
  player: 'Ben',
  fact: { type: 'part-action', part: 'mine', action: { type: 'lay', player: 'Ben', place: 3 } as never },
};
const partly = { type: 'part-action', part: 'mine', action: { type: 'lay', player: 'Ben' } };

/** A match that was played by chance, in which a mine was laid. */
function played(part: MinePart) {
  const game = openHostilityGame([mined(part)]);
  for (let seed = 0; ; seed++) {
    const match = playOut(game, startMatch(game, { players }, { seed }), { botSeed: seed });
    const { state } = match;
    const { by } =
      state.stage === 'battle' ? (state.battle.parts['mine'] as { by: string | null }) : { by: null };
    if (by !== null) return { game, match, by, other: by === 'Ann' ? 'Ben' : 'Ann' };
  }
}

describe('what a player does with a part in secret', () => {
  it('is read by others as the part shows it, in the action and in what happened', () => {
    const { viewAction, viewEvent } = openHostilityGame([mined()]);
    expect(viewAction?.(lay, 'Ben')).toEqual(lay);
    for (const viewer of ['Ann', 'spectator']) {
      expect(viewAction?.(lay, viewer)).toEqual({ ...lay, fact: partly });
      expect(viewEvent?.(lay.fact, viewer)).toEqual(partly);
    }
    const unseen = openHostilityGame([mined({ ...mine, viewAction: () => null })]);
    expect(unseen.viewAction?.(lay, 'Ann')).toBeNull();
    expect(unseen.viewEvent?.(lay.fact, 'Ann')).toBeNull();
  });

  it('leaves everything else as it is', () => {
    const { viewAction, viewEvent } = openHostilityGame([mined()]);
    const end = { type: 'report', player: 'Ben', fact: { type: 'turn-ended' } } as const;
    expect(viewAction?.(end, 'Ann')).toEqual(end);
    expect(viewEvent?.(end.fact, 'Ann')).toEqual(end.fact);
    const open = openHostilityGame([annihilation]);
    expect(open.viewAction?.(lay, 'Ann')).toEqual(lay);
    expect(open.viewEvent?.(lay.fact, 'Ann')).toEqual(lay.fact);
  });

  it('is hidden whichever of several missions has a part of that id', () => {
    const { viewAction: _, ...openly } = mine;
    const game = openHostilityGame([mined(openly), mined(mine, 'also-mined')]);
    expect(game.viewAction?.(lay, 'Ann')).toEqual({ ...lay, fact: partly });
  });

  it('stands nowhere in what others get of a match', () => {
    const { game, match, by, other } = played(mine);
    const read = (viewer: string) =>
      JSON.stringify([matchView(game, match, viewer), transcript(game, match, viewer)]);
    expect(read(by)).toContain('"place":');
    const secret = /"place":[123]/;
    expect(read(by)).toMatch(secret);
    for (const viewer of [other, 'spectator']) {
      expect(read(viewer)).not.toMatch(secret);
      expect(read(viewer)).toContain('"type":"lay"');
    }
    const { viewAction: _, ...openly } = mine;
    const told = played(openly);
    expect(JSON.stringify(history(told.game, told.match, told.other))).toMatch(secret);
    const unseen = played({ ...mine, viewAction: () => null });
    expect(JSON.stringify(history(unseen.game, unseen.match, unseen.other))).not.toContain('part-action');
  });

  it('can not be taken back', () => {
    const { battle } = new Skirmish(mined(), { attacker: { player: 'Ann' }, defender: { player: 'Ben' } });
    const game = openHostilityGame([mined()]);
    const state: OpenHostilityState = { stage: 'battle', battle };
    const start = startMatch({ ...game, start: () => state }, { players }, scriptedDice([]));
    const laid = playAction({ ...game, start: () => state }, start, lay, scriptedDice([]));
    expect(() => undo(game, laid, 'Ben')).toThrow(expect.objectContaining({ code: 'undo/choice-committed' }));
  });
});

describe('the kit', { timeout: 60_000 }, () => {
  const { viewAction: _, ...openly } = mine;
  const some = { setups, matches: 1, tries: 0, seed: 1 };
  const around = {
    players,
    battle: inPlay(annihilation).start(scriptedDice([])),
    fact: () => ({ type: 'turn-ended' }) as const,
    length: 3,
    matches: 3,
  };
  const roles = { ...around, players: around.battle.armies.map(({ player }) => player) };
  const leak = expect.objectContaining({ code: 'conformance/history-keeps-secrets' });

  it('accepts it in a match and by itself', () => {
    const { redealt } = checkGame(openHostilityGame([mined()]), some);
    expect(redealt).toBeGreaterThan(0);
    expect(checkPart(mine, roles).redealt).toBeGreaterThan(0);
  });

  it('finds that an action tells the secret', () => {
    expect(() => checkGame(openHostilityGame([mined(openly)]), some)).toThrow(leak);
    expect(() => checkPart(openly, roles)).toThrow(leak);
  });

  it('finds that what follows from it tells the secret', () => {
    const talkative: MinePart = {
      ...mine,
      apply: (state, action, battle, dice) => {
        const step = mine.apply?.(state, action, battle, dice) ?? { state };
        const { id, at = null } = battle.armies[1].units[0]?.models[0] ?? { id: '' };
        if (!at) return step;
        // Nobody moves, so the battle looks the same; but it happens only for one of the places.
        return action.place === 1
          ? { ...step, facts: [{ type: 'models-moved', positions: [{ model: id, at }] }] }
          : step;
      },
    };
    expect(checkPart(talkative, roles).matches).toBe(3);
    expect(() => checkPart(talkative, { ...roles, viewFact: (fact) => fact })).toThrow(leak);
    expect(checkPart(mine, { ...roles, viewFact: (fact) => fact }).matches).toBe(3);
  });
});
