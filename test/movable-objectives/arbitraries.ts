import fc from 'fast-check';
import type {
  ModelFacts,
  ModelKind,
  ObjectiveHappening,
  ObjectiveSet,
  TransportFacts,
} from 'wargame-rules/movable-objectives';
import { ASTRONOMICON, MODEL_KINDS, startObjectives } from 'wargame-rules/movable-objectives';
import { deepFreeze } from '../deepFreeze';

export const SIDES = ['red', 'blue'] as const;

/** The names of the six types. */
export const TYPES = ['cumbersome', 'compact', 'fragile', 'unstable', 'damaged', 'vital'] as const;

/** Any combination of types that may be made. */
export const typeNames: fc.Arbitrary<readonly string[]> = fc
  .subarray([...TYPES])
  .filter((names) => !(names.includes('cumbersome') && names.includes('compact')));

/** Models of all sorts, four a side; the last of each side is a transport. */
export const MODELS: readonly ModelFacts[] = deepFreeze([
  { id: 'r1', side: 'red', kind: 'infantry' },
  { id: 'r2', side: 'red', kind: 'bike' },
  { id: 'r3', side: 'red', kind: 'walker', hand: true },
  { id: 'r4', side: 'red', kind: 'walker' },
  { id: 'rT', side: 'red', kind: 'transport' },
  { id: 'b1', side: 'blue', kind: 'infantry' },
  { id: 'b2', side: 'blue', kind: 'monstrous-creature' },
  { id: 'b3', side: 'blue', kind: 'cavalry' },
  { id: 'b4', side: 'blue', kind: 'vehicle' },
  { id: 'bT', side: 'blue', kind: 'transport' },
]);

export const model: fc.Arbitrary<ModelFacts> = fc.constantFrom(...MODELS);

export const kind: fc.Arbitrary<ModelKind> = fc.constantFrom(...MODEL_KINDS);

/** Half inches, so that sums are exact; 6" comes up often. */
export const inches: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 16 }).map((halves) => halves / 2),
  fc.constantFrom(0, 3, 6, 6.5),
);

/** Ids of objectives in {@link startedSet}. */
export const OBJECTIVES = ['o1', 'o2', 'o3', 'o4', 'o5', 'o6'] as const;

const objective = fc.constantFrom(...OBJECTIVES);

/** A set of six objectives of any types, two of which begin in hands and one aboard. */
export const startedSet: fc.Arbitrary<ObjectiveSet> = fc
  .tuple(typeNames, typeNames, typeNames, typeNames, typeNames, typeNames)
  .map(([o1, o2, o3, o4, o5, o6]) => {
    const [r1, , , , , b1] = MODELS as readonly [ModelFacts, ...ModelFacts[]];
    const objectives = [
      { id: 'o1', types: o1 },
      { id: 'o2', types: o2 },
      { id: 'o3', types: o3, at: { x: 12, y: 9 } },
      { id: 'o4', types: o4, carriedBy: r1 },
      { id: 'o5', types: o5, ...(b1 && { carriedBy: b1 }) },
      { id: 'o6', types: o6, aboard: { transport: 'rT', side: 'red' } },
    ];
    return deepFreeze(startObjectives({ sides: SIDES, objectives }, ASTRONOMICON));
  });

/** Mostly the ones that should touch, at times others. */
function touching(id: string): fc.Arbitrary<readonly string[]> {
  return fc.oneof(
    { arbitrary: fc.constant([id]), weight: 6 },
    { arbitrary: fc.subarray(['r1', 'b1', id]), weight: 1 },
  );
}

const mostly = fc.oneof(
  { arbitrary: fc.constant(true), weight: 5 },
  { arbitrary: fc.constant(false), weight: 1 },
);

const transport: fc.Arbitrary<TransportFacts> = fc
  .record({
    id: fc.constantFrom('rT', 'bT'),
    capacity: fc.constantFrom(0, 1, 2, 10),
    taken: fc.constantFrom(0, 0, 0, 1),
  })
  .map((one) => ({ ...one, side: one.id === 'rT' ? 'red' : 'blue' }));

const spot = fc.record({
  distance: fc.constantFrom(0, 0.5, 1, 1.5),
  touchedBy: fc.oneof(
    { arbitrary: fc.constant<readonly string[]>([]), weight: 5 },
    { arbitrary: fc.subarray(['r1', 'b2']), weight: 1 },
  ),
});

const drop = fc.tuple(objective, spot).map(([id, where]) => ({ objective: id, ...where }));
const drops = fc.oneof(
  { arbitrary: fc.constant([]), weight: 4 },
  { arbitrary: fc.array(drop, { maxLength: 2 }), weight: 1 },
);
const unit = fc.subarray(
  MODELS.map(({ id }) => id),
  { minLength: 1, maxLength: 3 },
);

/** Anything that can happen but for time, which {@link startedSet} knows nothing of: well formed, not always allowed. */
export const happening: fc.Arbitrary<ObjectiveHappening> = fc.oneof(
  {
    weight: 6,
    arbitrary: model.chain((who) =>
      fc.record({
        type: fc.constant('claim' as const),
        objective,
        model: fc.constant(who),
        by: fc.constantFrom('move' as const, 'move' as const, 'sweeping-advance' as const),
        touchedBy: touching(who.id),
      }),
    ),
  },
  {
    weight: 6,
    arbitrary: model.chain((who) =>
      fc.record(
        {
          type: fc.constant('move' as const),
          carrier: fc.constant(who.id),
          distance: inches,
          manner: fc.constantFrom('move' as const, 'move' as const, 'run' as const, 'turbo-boost' as const),
          helper: fc.record({ model, touchesCarrier: mostly }),
          touchedBy: touching(who.id),
        },
        { requiredKeys: ['type', 'carrier', 'distance', 'helper'] },
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: model.chain((to) =>
      fc.record(
        {
          type: fc.constant('hand-off' as const),
          objective,
          to: fc.constant(to),
          touchesCarrier: mostly,
          touchedBy: touching(to.id),
          distance: fc.constantFrom(0, 0.5, 1),
        },
        { requiredKeys: ['type', 'objective', 'to', 'touchesCarrier'] },
      ),
    ),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('hand-into-transport' as const),
      objective,
      transport,
      atAccessPoint: mostly,
      distance: fc.constantFrom(0, 0.5),
    }),
  },
  { weight: 2, arbitrary: drop.map((one) => ({ type: 'drop' as const, ...one })) },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('embark' as const),
      models: unit,
      transport,
      places: fc.nat(2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('disembark' as const),
      transport: fc.constantFrom('rT', 'bT'),
      models: fc.constant(MODELS.map(({ id }) => id)),
      claims: fc.array(
        fc.record(
          { objective, model, distance: inches, helper: fc.record({ model, touchesCarrier: mostly }) },
          { requiredKeys: ['objective', 'model'] },
        ),
        { maxLength: 2 },
      ),
    }),
  },
  { weight: 1, arbitrary: unit.map((models) => ({ type: 'casualties' as const, models })) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('fall-back' as const), models: unit, drops }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('charge-declared' as const), models: unit, drops }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('charge-received' as const),
      models: unit,
      answers: fc.array(
        fc.record(
          { objective, choice: fc.constantFrom('drop' as const, 'hold' as const), spot },
          { requiredKeys: ['objective', 'choice'] },
        ),
        { maxLength: 2 },
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('charge-resolved' as const),
      models: unit,
      succeeded: fc.boolean(),
      drops,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('transport-lost' as const),
      transport: fc.constantFrom('rT', 'bT'),
      cause: fc.constantFrom('wrecked' as const, 'exploded' as const),
    }),
  },
);
