/** Random rosters, each with what has to be read out of it, known from how it was put together. */
import fc from 'fast-check';
import type { Written } from './writeRoster';

export interface Expected {
  readonly name: string;
  readonly powerRating: number;
  readonly points: number;
  readonly models: readonly { readonly name: string; readonly count: number }[];
}

export interface Piece {
  readonly written: Written;
  readonly units: readonly Expected[];
}

const anyName = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', ' leading', 'Rust & Ruin', '<\'">', 'Zoë 🛡', 'a\tb\nc'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter(isXmlText),
);
/** Few, so that they repeat; none at all; and one with a mark that ids made by the reader use. */
const anyId = fc.constantFrom('a', 'b', 'c', 'a/again2', '__proto__', undefined);
const powerName = fc.constantFrom(' PL', 'PL', 'pl ');
const share = fc.record({
  power: fc.integer({ min: 0, max: 20 }),
  points: fc.integer({ min: 0, max: 400 }).map((halves) => halves / 2),
  named: powerName,
  asText: fc.boolean(),
});
type Share = typeof share extends fc.Arbitrary<infer T> ? T : never;

const statline: Written[] = [
  {
    name: 'Line',
    typeName: 'Unit',
    characteristics: [
      { name: 'Ld', $text: '7' },
      { name: 'Save', $text: '4+' },
    ],
  },
];

const model = fc
  .record({
    name: anyName,
    id: anyId,
    count: fc.integer({ min: 1, max: 20 }),
    share,
    asUpgrade: fc.boolean(),
  })
  .map(({ name, id, count, share: cost, asUpgrade }) => ({
    written: {
      ...(id !== undefined && { id }),
      name,
      type: asUpgrade ? 'upgrade' : 'model',
      number: count,
      costs: costs(cost),
      ...(asUpgrade && { profiles: statline }),
      selections: [
        { name: 'Tool', type: 'upgrade', number: count, costs: costs({ ...cost, power: 0, points: 1 }) },
      ],
    } satisfies Written,
    power: cost.power,
    points: cost.points + 1,
    model: { name, count },
  }));

const unit: fc.Arbitrary<Piece> = fc
  .record({ name: anyName, id: anyId, share, models: fc.array(model, { minLength: 1, maxLength: 4 }) })
  .map(({ name, id, share: cost, models }) => ({
    written: {
      ...(id !== undefined && { id }),
      name,
      type: 'unit',
      number: 1,
      costs: costs(cost),
      selections: models.map(({ written }) => written),
    },
    units: [
      {
        name,
        powerRating: models.reduce((sum, { power }) => sum + power, cost.power),
        points: models.reduce((sum, { points }) => sum + points, cost.points),
        models: models.map((entry) => entry.model),
      },
    ],
  }));

const lone: fc.Arbitrary<Piece> = fc
  .record({ name: anyName, id: anyId, share, count: fc.integer({ min: 1, max: 3 }) })
  .map(({ name, id, share: cost, count }) => ({
    written: { ...(id !== undefined && { id }), name, type: 'model', number: count, costs: costs(cost) },
    units: [{ name, powerRating: cost.power, points: cost.points, models: [{ name, count }] }],
  }));

/** A choice of the whole detachment, which may hold units. */
const choice: fc.Arbitrary<Piece> = fc
  .record({ name: anyName, inside: fc.array(unit, { maxLength: 2 }) })
  .map(({ name, inside }) => ({
    written: { name, type: 'upgrade', number: 1, selections: inside.map(({ written }) => written) },
    units: inside.flatMap(({ units }) => units),
  }));

/** A unit in which another stands, which has a Power Level of its own. */
const nested: fc.Arbitrary<Piece> = fc
  .tuple(unit, unit, fc.integer({ min: 1, max: 9 }))
  .map(([outer, inner, more]) => ({
    written: {
      ...outer.written,
      selections: [
        ...listOf(outer.written, 'selections'),
        { ...inner.written, costs: [...listOf(inner.written, 'costs'), { name: 'PL', value: more }] },
      ],
    },
    units: [
      ...outer.units,
      ...inner.units.map((read) => ({ ...read, powerRating: read.powerRating + more })),
    ],
  }));

const piece = fc.oneof(unit, lone, choice, nested);

interface Force {
  readonly written: Written;
  readonly units: readonly Expected[];
}

const force: fc.Memo<Force> = fc.memo((depth) =>
  fc
    .record({
      name: anyName,
      pieces: fc.array(piece, { maxLength: 4 }),
      forces: depth <= 1 ? fc.constant<Force[]>([]) : fc.array(force(), { maxLength: 1 }),
    })
    .map(({ name, pieces, forces }) => ({
      written: {
        name,
        catalogueName: `of ${name}`,
        selections: pieces.map(({ written }) => written),
        forces: forces.map(({ written }) => written),
      },
      units: [...pieces, ...forces].flatMap(({ units }) => units),
    })),
);

export interface RandomRoster {
  readonly written: Written;
  readonly units: readonly Expected[];
  readonly powerLevel: number;
  readonly points: number;
}

/** A roster with at least one unit, whose stated totals are right. */
export const randomRoster: fc.Arbitrary<RandomRoster> = fc
  .record({ name: anyName, forces: fc.array(force(3), { minLength: 1, maxLength: 3 }) })
  .map(({ name, forces }) => {
    const units = forces.flatMap((entry) => entry.units);
    const powerLevel = units.reduce((sum, { powerRating }) => sum + powerRating, 0);
    const points = units.reduce((sum, entry) => sum + entry.points, 0);
    const total = [
      { name: ' PL', value: powerLevel },
      { name: 'pts', value: points },
    ];
    return {
      written: { name, costs: total, forces: forces.map(({ written }) => written) },
      units,
      powerLevel,
      points,
    };
  })
  .filter(({ units }) => units.length > 0);

function costs({ power, points, named, asText }: Share): Written[] {
  return [
    { name: named, value: asText ? `${power}.0` : power },
    { name: 'CP', value: -1 },
    { name: 'pts', value: points },
  ];
}

function listOf(written: Written, field: string): Written[] {
  return written[field] as Written[];
}

function isXmlText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text);
}
