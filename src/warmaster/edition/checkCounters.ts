import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { list, oneOf, optional, text, whole } from '../../core/shape/shapes';
import { PROVENANCES } from '../../core/table/provenance';
import { AREA_NUMBERS } from '../rules/areaNumber';
import { SIDES, type Side } from '../rules/side';
import { COUNTER_BACKS, COUNTER_TRAITS, type Counter, type CounterTrait } from './counter';
import { type EditionFault, fault, repeats, shapeFaults } from './faults';

/** How many Imperial counters are grouped, and how many are set aside. */
const GROUPED = 12;
const GUARDS = 3;

const COUNTERS: Shape = list(
  exactly({
    id: text,
    name: text,
    side: oneOf(SIDES),
    back: oneOf(COUNTER_BACKS),
    attack: whole(0),
    defence: whole(0),
    traits: list(oneOf(COUNTER_TRAITS)),
    provenance: optional(oneOf(PROVENANCES)),
  }),
);

/** The faults of a set of counters: who must be there, on which side, with which back. */
export function checkCounters(counters: unknown): readonly EditionFault[] {
  const shapes = shapeFaults(COUNTERS, counters, 'counters');
  if (shapes.length > 0) return shapes;
  const known = counters as readonly Counter[];
  return [
    ...repeats(known.map(({ id }) => id)).map(({ value, index }) =>
      fault('edition/repeated-counter', `counters[${index}].id`, `there are two counters "${value}"`),
    ),
    ...known.flatMap(ownFaults),
    ...SIDES.flatMap((side) => supremeFaults(known, side)),
    ...countFaults(known),
  ];
}

function ownFaults({ id, side, back, traits }: Counter, index: number): readonly EditionFault[] {
  const path = `counters[${index}]`;
  return [
    ...((side === 'imperial') === (back === 'imperial')
      ? []
      : [fault('edition/wrong-back', `${path}.back`, `"${id}" is ${side}, its back is ${back}`)]),
    ...repeats(traits).map(({ value }) =>
      fault('edition/repeated-trait', `${path}.traits`, `"${id}" is ${value} twice`),
    ),
  ];
}

function supremeFaults(counters: readonly Counter[], side: Side): readonly EditionFault[] {
  const name = side === 'imperial' ? 'Emperor' : 'Horus';
  const found = counters.filter((counter) => counter.side === side && counter.traits.includes('supreme'));
  const misplaced = found.find(({ back, traits }) =>
    side === 'imperial' ? traits.includes('guard') : back !== 'eye',
  );
  return [
    ...(found.length === 1
      ? []
      : [
          fault(
            'edition/supreme-count',
            'counters',
            `expected one supreme ${side} counter (${name}), got ${found.length}`,
            { side, count: found.length },
          ),
        ]),
    ...(misplaced
      ? [
          fault(
            'edition/supreme-place',
            `counters[${counters.indexOf(misplaced)}]`,
            side === 'imperial' ? 'the Emperor is no Guard' : 'Horus is deployed: his back shows the eye',
          ),
        ]
      : []),
  ];
}

function countFaults(counters: readonly Counter[]): readonly EditionFault[] {
  const count = (side: Side, holds: (counter: Counter) => boolean): number =>
    counters.filter((counter) => counter.side === side && holds(counter)).length;
  const has = (trait: CounterTrait) => (counter: Counter) => counter.traits.includes(trait);
  const guards = count('imperial', has('guard'));
  const grouped = count('imperial', () => true) - guards;
  const eyes = count('traitor', ({ back }) => back === 'eye');
  return [
    ...(grouped === GROUPED
      ? []
      : [
          fault(
            'edition/imperial-count',
            'counters',
            `expected ${GROUPED} Imperial counters for the groups, got ${grouped}`,
          ),
        ]),
    ...(guards === GUARDS
      ? []
      : [fault('edition/guard-count', 'counters', `expected ${GUARDS} Imperial Guards, got ${guards}`)]),
    ...(eyes <= AREA_NUMBERS.length
      ? []
      : [
          fault(
            'edition/too-many-eyes',
            'counters',
            `${eyes} counters are deployed, but there are ${AREA_NUMBERS.length} areas`,
          ),
        ]),
  ];
}
