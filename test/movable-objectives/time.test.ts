import { describe, expect, it } from 'vitest';
import {
  ASTRONOMICON,
  beginMoves,
  beginPhase,
  beginTurn,
  checkBeginMoves,
  checkBeginPhase,
  checkBeginTurn,
  checkEndPhase,
  checkEndTurn,
  checkMove,
  endPhase,
  endTurn,
  handOff,
  moveCarrier,
  type ObjectiveSet,
  removeCasualties,
  startObjectives,
} from 'wargame-rules/movable-objectives';
import { SIDES } from './arbitraries';
import { BOY, battle, moving, NOB, objectiveOf, reasons } from './build';

const between = startObjectives(
  { sides: SIDES, objectives: [{ id: 'relic', carriedBy: BOY }] },
  ASTRONOMICON,
);

describe('turns and phases', () => {
  it('go in order', () => {
    let set: ObjectiveSet = beginTurn(between, { side: 'red' }).state;
    expect(set.turn).toEqual({ side: 'red', phase: null });
    set = beginPhase(set, { phase: 'movement' }).state;
    expect(set.turn?.phase).toEqual({ name: 'movement', moment: 'start' });
    set = beginMoves(set).state;
    expect(set.turn?.phase?.moment).toBe('midst');
    expect(beginMoves(set).state).toEqual(set);
    set = endPhase(set).state;
    expect(set.turn?.phase?.moment).toBe('end');
    set = beginPhase(set, { phase: 'shooting' }).state;
    set = endTurn(endPhase(set).state).state;
    expect(set).toEqual(between);
  });

  it('refuse what is out of order', () => {
    expect(reasons(checkBeginPhase(between, { phase: 'movement' }))).toEqual(['objective/no-turn']);
    expect(reasons(checkEndPhase(between))).toEqual(['objective/no-turn']);
    expect(reasons(checkEndTurn(between))).toEqual(['objective/no-turn']);
    expect(reasons(checkBeginMoves(between))).toEqual(['objective/no-turn']);
    const noPhase = beginTurn(between, { side: SIDES[0] }).state;
    expect(reasons(checkBeginMoves(noPhase))).toEqual(['objective/no-phase']);
    expect(reasons(checkMove(between, { carrier: 'boy', distance: 1 }, ASTRONOMICON))).toEqual([
      'objective/no-turn',
    ]);
    const turn = beginTurn(between, { side: 'red' }).state;
    expect(reasons(checkBeginTurn(turn, { side: 'blue' }))).toEqual(['objective/turn-open']);
    expect(reasons(checkBeginTurn(between, { side: 'green' }))).toEqual(['objective/unknown-side']);
    expect(reasons(checkEndPhase(turn))).toEqual(['objective/no-phase']);
    const phase = beginPhase(turn, { phase: 'assault' }).state;
    expect(reasons(checkBeginPhase(phase, { phase: 'movement' }))).toEqual(['objective/phase-open']);
    expect(reasons(checkEndTurn(phase))).toEqual(['objective/phase-open']);
    expect(reasons(checkBeginMoves(endPhase(phase).state))).toEqual(['objective/moves-over']);
    expect(reasons(checkBeginPhase(phase, { phase: 'tea' as 'assault' }))).toEqual(['objective/malformed']);
  });

  it("MO-FRAG-1: a turn is a player's turn, and each counts anew", () => {
    let set = moving([{ id: 'vase', types: ['fragile'], carriedBy: BOY }]);
    set = moveCarrier(set, { carrier: 'boy', distance: 6 }, ASTRONOMICON).state;
    set = beginPhase(endPhase(set).state, { phase: 'assault' }).state;
    expect(reasons(checkMove(set, { carrier: 'boy', distance: 1 }, ASTRONOMICON))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
    set = beginTurn(endTurn(endPhase(set).state).state, { side: 'blue' }).state;
    expect(checkMove(set, { carrier: 'boy', distance: 6 }, ASTRONOMICON)).toEqual([]);
  });

  it('MO-HAND-3: a phase begins with nothing handed off', () => {
    const set = battle([{ id: 'relic', carriedBy: BOY }]);
    const handed = handOff(set, { objective: 'relic', to: NOB, touchesCarrier: true }, ASTRONOMICON).state;
    expect(objectiveOf(handed, 'relic').handedOff).toBe(true);
    expect(objectiveOf(beginPhase(handed, { phase: 'shooting' }).state, 'relic').handedOff).toBe(false);
  });

  it('MO-CARRY-1: a phase begins with nothing moved', () => {
    const set = moving([{ id: 'relic', carriedBy: BOY }]);
    const moved = endPhase(moveCarrier(set, { carrier: 'boy', distance: 5 }, ASTRONOMICON).state).state;
    const next = beginPhase(moved, { phase: 'assault' }).state;
    expect(objectiveOf(next, 'relic')).toMatchObject({ movedThisPhase: 0, movedThisTurn: 5 });
  });

  it('MO-CARRY-1: so does a turn, also where nobody tells of phases', () => {
    let set = between;
    for (const side of ['red', 'blue', 'red']) {
      set = beginTurn(set, { side }).state;
      const step = moveCarrier(set, { carrier: 'boy', distance: 4 }, ASTRONOMICON);
      expect(step.events).toEqual([{ type: 'moved', objective: 'relic', with: 'boy', distance: 4 }]);
      set = endTurn(step.state).state;
    }
  });

  it('MO-CARRY-1: begin with nobody having moved, be it only out of a transport', () => {
    const objectives = between.objectives.map((objective) => ({ ...objective, movedThisPhase: 4 }));
    const { state } = beginTurn({ ...between, objectives }, { side: SIDES[0] });
    expect(state.objectives).toEqual(between.objectives);
  });

  it('leave what they do not change the same', () => {
    const set = battle([{ id: 'relic', carriedBy: BOY }, { id: 'crate' }]);
    const ended = endTurn(set).state;
    for (const next of [
      beginPhase(set, { phase: 'shooting' }).state,
      endPhase(set).state,
      ended,
      beginTurn(ended, { side: 'blue' }).state,
    ]) {
      expect(next.objectives.every((objective, index) => objective === set.objectives[index])).toBe(true);
    }
    const still = removeCasualties(set, { models: ['nob'] });
    expect(still.state).toBe(set);
    expect(still.events).toEqual([]);
  });

  it('are no events: whoever tells of them knows them', () => {
    const set = battle([], { moment: 'start' });
    const over = endPhase(set).state;
    const steps = [
      beginMoves(set),
      endPhase(set),
      beginPhase(over, { phase: 'psychic' }),
      endTurn(over),
      beginTurn(endTurn(over).state, { side: 'blue' }),
    ];
    expect(steps.map(({ events }) => events)).toEqual([[], [], [], [], []]);
  });
});
