import type { Dice } from 'wargame-rules';
import {
  ASTRONOMICON,
  happen,
  type ModelFacts,
  type ObjectiveHappening,
  type ObjectiveSet,
  startObjectives,
} from 'wargame-rules/movable-objectives';

const CROWD = 100;
const noDice: Dice = { roll: (sides) => sides };
const model = (index: number, side = 'red'): ModelFacts => ({
  id: `${side} ${index}`,
  side,
  kind: 'infantry',
});

/** A hundred objectives on the battlefield, every other one of a type. */
export function crowdedSet(): ObjectiveSet {
  const types = [['fragile'], [], ['vital'], [], ['compact', 'damaged']];
  const objectives = Array.from({ length: CROWD }, (_, index) => ({
    id: `objective ${index}`,
    types: types[index % types.length] ?? [],
  }));
  return startObjectives({ sides: ['red', 'blue'], objectives }, ASTRONOMICON);
}

/** A red turn in which each objective is dropped or claimed, and a next one in which it is carried and handed on. */
function* turns(): Generator<ObjectiveHappening, never> {
  for (;;) {
    yield { type: 'turn-begins', side: 'red' };
    yield { type: 'phase-begins', phase: 'movement' };
    yield { type: 'phase-ends' };
    for (let index = 0; index < CROWD; index++) {
      const who = model(index);
      yield { type: 'claim', objective: `objective ${index}`, model: who, by: 'move', touchedBy: [who.id] };
    }
    yield { type: 'phase-begins', phase: 'movement' };
    for (let index = 0; index < CROWD; index++) yield { type: 'move', carrier: `red ${index}`, distance: 4 };
    yield { type: 'phase-ends' };
    for (let index = 0; index < CROWD; index++) {
      const to = model(CROWD + index);
      yield { type: 'hand-off', objective: `objective ${index}`, to, touchesCarrier: true };
    }
    for (let index = 0; index < CROWD; index++) {
      yield { type: 'drop', objective: `objective ${index}`, distance: 0.5, touchedBy: [] };
    }
    yield { type: 'turn-ends' };
  }
}

/** Everything that happens in so many transitions, made ready. */
export function workload(transitions: number): readonly ObjectiveHappening[] {
  const source = turns();
  return Array.from({ length: transitions }, () => source.next().value);
}

/** Plays a workload from the beginning. */
export function play(set: ObjectiveSet, happenings: readonly ObjectiveHappening[]): ObjectiveSet {
  let state = set;
  for (const happening of happenings) ({ state } = happen(state, happening, ASTRONOMICON, noDice));
  return state;
}
