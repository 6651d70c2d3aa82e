import { exactly } from '../../core/shape/exactly';
import { hasMembers } from '../../core/shape/hasMembers';
import type { Shape } from '../../core/shape/shape';
import { SOUND, unexpected } from '../../core/shape/shapeFault';
import { list, oneOf, optional, text, whole } from '../../core/shape/shapes';
import { PROVENANCES } from '../../core/table/provenance';
import { AREA_NUMBERS, type AreaNumber, isAreaNumber } from '../rules/areaNumber';
import { AREA_KINDS, type Area } from './area';
import { type EditionFault, fault, repeats, shapeFaults } from './faults';

const onlySides: Shape = exactly({}, ['x', 'y', 'width', 'height']);

const plan: Shape = (value) =>
  isRectangle(value) ? onlySides(value) : [unexpected('object', 'a rectangle', value)];

function isRectangle(value: unknown): boolean {
  if (!hasMembers(value)) return false;
  const { x, y, width, height } = value;
  return [x, y, width, height].every(Number.isFinite) && Number(width) > 0 && Number(height) > 0;
}

const AREAS: Shape = list(
  exactly({
    number: whole(11),
    name: text,
    kind: optional(oneOf(AREA_KINDS)),
    neighbours: list(() => SOUND),
    plan: optional(plan),
    provenance: optional(oneOf(PROVENANCES)),
  }),
);

/** The faults of a board: numbers, neighbours, special areas. */
export function checkAreas(areas: unknown): readonly EditionFault[] {
  const shapes = shapeFaults(AREAS, areas, 'areas');
  if (shapes.length > 0) return shapes;
  const known = areas as readonly Area[];
  return [
    ...numberFaults(known),
    ...neighbourFaults(known),
    ...connectionFaults(known),
    ...kindFaults(known),
  ];
}

function numberFaults(areas: readonly Area[]): readonly EditionFault[] {
  const numbers: readonly number[] = areas.map(({ number }) => number);
  const ascending = numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] as number));
  return [
    ...AREA_NUMBERS.filter((number) => !numbers.includes(number)).map((number) =>
      fault('edition/missing-area', 'areas', `there is no area ${number}`, { area: number }),
    ),
    ...numbers.flatMap((number, index) =>
      isAreaNumber(number)
        ? []
        : [
            fault(
              'edition/unknown-area',
              `areas[${index}].number`,
              `no teleport roll leads to ${number}: expected a D66 from 14 to 56`,
            ),
          ],
    ),
    ...repeats(numbers).map(({ value, index }) =>
      fault('edition/repeated-area', `areas[${index}].number`, `there are two areas ${value}`),
    ),
    ...(ascending
      ? []
      : [fault('edition/areas-out-of-order', 'areas', 'list the areas by ascending number')]),
  ];
}

function neighbourFaults(areas: readonly Area[]): readonly EditionFault[] {
  return areas.flatMap(({ number, neighbours }, index) =>
    neighbours.flatMap((neighbour, place): readonly EditionFault[] => {
      const path = `areas[${index}].neighbours[${place}]`;
      const other = areas.find((area) => area.number === neighbour);
      if (!other) return [fault('edition/unknown-area', path, `there is no area ${neighbour}`)];
      if (neighbour === number) return [fault('edition/own-neighbour', path, `${number} is next to itself`)];
      if (neighbours.indexOf(neighbour) < place)
        return [fault('edition/repeated-neighbour', path, `${neighbour} is named twice`)];
      if (other.neighbours.includes(number)) return [];
      return [fault('edition/one-way', path, `${number} leads to ${neighbour}, but not back`)];
    }),
  );
}

function connectionFaults(areas: readonly Area[]): readonly EditionFault[] {
  const [first] = areas;
  if (!first) return [];
  const reached = new Set<AreaNumber>([first.number]);
  for (const number of reached) {
    const area = areas.find((one) => one.number === number);
    if (area) for (const next of area.neighbours) reached.add(next);
  }
  const cut = areas.map(({ number }) => number).filter((number) => !reached.has(number));
  if (cut.length === 0) return [];
  const message = `no way leads from ${first.number} to ${cut.join(', ')}`;
  return [fault('edition/not-connected', 'areas', message, { areas: cut })];
}

function kindFaults(areas: readonly Area[]): readonly EditionFault[] {
  const bridges = areas.filter(({ kind }) => kind === 'bridge').length;
  return [
    ...(bridges === 1
      ? []
      : [fault('edition/bridge', 'areas', `expected one Bridge, got ${bridges}`, { bridges })]),
    ...(areas.some(({ kind }) => kind !== 'reactor')
      ? []
      : [fault('edition/no-landing', 'areas', 'every area is a reactor: a perfect teleport has no choice')]),
  ];
}
