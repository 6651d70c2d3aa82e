import { describe, expect, it } from 'vitest';
import {
  askAction,
  canUndo,
  history,
  type Match,
  matchView,
  parseRecord,
  playAction,
  playOut,
  replay,
  startMatch,
  undo,
} from 'wargame-rules';
import {
  type Side,
  type WarmasterAction,
  type WarmasterTypes,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { SETUP } from '../table';

const played = (seed: number): Match<WarmasterTypes> =>
  playOut(warmaster, startMatch(warmaster, SETUP, { seed }), { botSeed: seed });

/** A match at the first Imperial movement phase. */
function boarded(seed: number): Match<WarmasterTypes> {
  let match = startMatch(warmaster, SETUP, { seed });
  while (match.state.phase !== 'imperial-movement') {
    const [player] = warmaster.toAct(match.state);
    const [first] = warmaster.actions(match.state, player as Side) ?? [];
    match = playAction(warmaster, match, first as WarmasterAction);
  }
  return match;
}

describe('a match', { timeout: 60_000 }, () => {
  it('C08: replayed from its record, read back from JSON, it is the same', () => {
    for (let seed = 0; seed < 4; seed++) {
      const match = played(seed);
      const record = parseRecord(warmaster, JSON.parse(JSON.stringify(match.record)));
      const again = replay(warmaster, record);
      expect(again.state).toEqual(match.state);
      expect(again.events).toEqual(match.events);
    }
  });

  it('C84: a step may be taken back, dice and reveals may not', () => {
    const match = boarded(5);
    const [step] = (warmaster.actions(match.state, 'imperial') ?? []).filter(({ type }) => type === 'move');
    expect(canUndo(match, 'imperial').allowed).toBe(false);
    const moved = playAction(warmaster, match, step as WarmasterAction);
    expect(canUndo(moved, 'imperial')).toEqual({ allowed: true });
    expect(canUndo(moved, 'traitor').allowed).toBe(false);
    const back = undo(warmaster, moved, 'imperial');
    expect(back.state).toEqual(match.state);
  });

  it('WM-MOVE-6, C83: once the next unit has started, no undo gets at the move before it', () => {
    const match = boarded(5);
    const stepOf = (now: typeof match, isWanted: (unit: string) => boolean): WarmasterAction =>
      (warmaster.actions(now.state, 'imperial') ?? []).find(
        (action) => action.type === 'move' && isWanted(action.unit),
      ) as WarmasterAction;
    const one = playAction(
      warmaster,
      match,
      stepOf(match, () => true),
    );
    const mover = one.state.moving?.unit;
    expect(canUndo(one, 'imperial')).toEqual({ allowed: true });
    const next = playAction(
      warmaster,
      one,
      stepOf(one, (unit) => unit !== mover),
    );
    expect(canUndo(next, 'imperial')).toMatchObject({
      allowed: false,
      violations: [{ code: 'undo/choice-committed' }],
    });
  });

  it('C84: a deployment may be taken back till it is done, and groups till all are formed', () => {
    const eyes = warmasterEdition.counters.filter(({ back }) => back === 'eye').length;
    let match = startMatch(warmaster, SETUP, { seed: 3 });
    const undoable: boolean[] = [];
    while (match.state.turn === 0) {
      const [player] = warmaster.toAct(match.state);
      const [first] = warmaster.actions(match.state, player as Side) ?? [];
      match = playAction(warmaster, match, first as WarmasterAction);
      undoable.push(canUndo(match, player as Side).allowed);
    }
    const groups = [true, true, false];
    expect(undoable).toEqual([...Array.from({ length: eyes }, (_, index) => index < eyes - 1), ...groups]);
  });

  it('C75: the history for a viewer names nothing that is hidden from him', () => {
    const match = boarded(7);
    const face = match.state.units.filter(({ at, faceUp }) => typeof at === 'number' && !faceUp);
    expect(face.length).toBeGreaterThan(0);
    for (const viewer of ['imperial', 'spectator'] as const) {
      const text = JSON.stringify(history(warmaster, match, viewer));
      for (const { id } of face) expect(text).not.toContain(`"${id}"`);
      const seen = JSON.stringify(matchView(warmaster, match, viewer));
      for (const { id } of face) expect(seen).not.toContain(`"${id}"`);
    }
  });

  it('can be played with dice rolled by hand', () => {
    let match = startMatch(warmaster, SETUP, { roll: () => 1 });
    while (match.state.phase !== 'imperial-reinforcement') {
      const [player] = warmaster.toAct(match.state);
      const [first] = warmaster.actions(match.state, player as Side) ?? [];
      const asked = askAction(warmaster, match, first as WarmasterAction);
      expect(asked.done).toBe(true);
      match = asked.match;
    }
    const [group] = warmaster.actions(match.state, 'imperial') ?? [];
    const asked = askAction(warmaster, match, group as WarmasterAction);
    expect(asked).toMatchObject({ done: false, question: { sides: 6 } });
    expect(asked.match.state).toEqual(match.state);
  });
});
