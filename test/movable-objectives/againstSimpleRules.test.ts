import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dice } from 'wargame-rules';
import {
  ASTRONOMICON,
  checkHappening,
  checkObjectiveSet,
  type HappeningType,
  happen,
  type ObjectiveEvent,
  type ObjectiveHappening,
  type ObjectiveSet,
  PHASES,
} from 'wargame-rules/movable-objectives';
import { deepFreeze } from '../deepFreeze';
import { happening, MODELS, OBJECTIVES, SIDES, startedSet } from './arbitraries';
import { mayTake, SimpleRules } from './simpleRules';

/** The library under test: a set, and all that it told of. */
interface Real {
  set: ObjectiveSet;
  readonly events: ObjectiveEvent[];
}

/** How often each kind of happening was allowed, so that nobody takes fifty refusals for a test. */
const allowed: { readonly [Type in Exclude<HappeningType, 'game-ends'>]: { times: number } } = {
  'turn-begins': { times: 0 },
  'phase-begins': { times: 0 },
  'moves-begin': { times: 0 },
  'phase-ends': { times: 0 },
  'turn-ends': { times: 0 },
  claim: { times: 0 },
  move: { times: 0 },
  'hand-off': { times: 0 },
  'hand-into-transport': { times: 0 },
  drop: { times: 0 },
  embark: { times: 0 },
  disembark: { times: 0 },
  casualties: { times: 0 },
  'fall-back': { times: 0 },
  'charge-declared': { times: 0 },
  'charge-received': { times: 0 },
  'charge-resolved': { times: 0 },
  'transport-lost': { times: 0 },
};

class Happen implements fc.Command<SimpleRules, Real> {
  constructor(
    readonly make: (simple: SimpleRules) => ObjectiveHappening,
    readonly die: number,
  ) {}

  check(): boolean {
    return true;
  }

  run(simple: SimpleRules, real: Real): void {
    const what = deepFreeze(this.make(simple));
    const reasons = checkHappening(real.set, what, ASTRONOMICON);
    // Only what differs is worth the time that a report takes.
    if (simple.allows(what) !== (reasons.length === 0)) {
      expect({ what, reasons }).toBe(simple.allows(what) ? 'allowed' : 'refused');
    }
    const dice: Dice = { roll: () => this.die };
    if (reasons.length > 0) {
      if (this.die === 1) expect(() => happen(real.set, what, ASTRONOMICON, dice)).toThrow();
      return;
    }
    if (what.type !== 'game-ends') allowed[what.type].times++;
    simple.happen(what, this.die);
    const step = happen(real.set, what, ASTRONOMICON, dice);
    real.set = deepFreeze(step.state);
    real.events.push(...step.events);
    const [seen, simplySeen] = [projectionOf(real), simplyProjected(simple)];
    if (JSON.stringify(seen) !== JSON.stringify(simplySeen))
      expect({ what, seen }).toEqual({ what, seen: simplySeen });
    const broken = brokenBy(real);
    if (broken.length > 0) expect({ what, broken }).toBe('nothing broken');
  }

  toString(): string {
    return `Happen(${this.make}, ${this.die})`;
  }
}

/** What both know, in the same words. */
function projectionOf({ set, events }: Real): unknown {
  return {
    things: set.objectives.map(({ id, place, movedThisTurn, handedOff }) => ({
      id,
      where: place.kind,
      with: place.kind === 'carried' ? place.by.id : place.kind === 'aboard' ? place.transport : '',
      holds: place.kind === 'carried' && place.holdsOn,
      inches: movedThisTurn,
      handed: handedOff,
      checks: events.filter((event) => event.type === 'checked' && event.objective === id).length,
    })),
    tests: events.filter(({ type }) => type === 'terrain-test').length,
    side: set.turn?.side ?? '',
    phase: set.turn?.phase?.name ?? '',
    moment: set.turn?.phase?.moment ?? '',
  };
}

const KINDS = {
  table: 'table',
  model: 'carried',
  transport: 'aboard',
  lost: 'lost',
  removed: 'removed',
} as const;

function simplyProjected(simple: SimpleRules): unknown {
  return {
    things: simple.things.map(({ id, where, with: who, holds: held, inches, handed, checks }) => ({
      id,
      where: KINDS[where],
      with: who,
      holds: held,
      inches,
      handed,
      checks,
    })),
    tests: simple.tests,
    side: simple.side,
    phase: simple.phase,
    moment: simple.phase === '' ? '' : simple.moment,
  };
}

/** What must be true whatever happened, and isn't. */
function brokenBy({ set, events }: Real): readonly string[] {
  const carriers = set.objectives.flatMap(({ place }) => (place.kind === 'carried' ? [place.by.id] : []));
  const checksOf = (id: string): number =>
    events.filter((event) => event.type === 'checked' && event.objective === id).length;
  const truths: readonly (readonly [truth: string, holds: boolean])[] = [
    ['every objective is somewhere', set.objectives.map(({ id }) => id).join() === OBJECTIVES.join()],
    ['a model carries at most one', new Set(carriers).size === carriers.length],
    [
      'what is Fragile moves at most 6 inches',
      set.objectives.every(({ types, movedThisTurn }) => !types.includes('fragile') || movedThisTurn <= 6),
    ],
    [
      'what is Unstable is checked once, and nothing else is',
      set.objectives.every(({ id, types }) => checksOf(id) <= (types.includes('unstable') ? 1 : 0)),
    ],
    ['the set is plain JSON', JSON.stringify(JSON.parse(JSON.stringify(set))) === JSON.stringify(set)],
    ['the set can be read again', checkObjectiveSet(set, ASTRONOMICON).length === 0],
  ];
  return truths.filter(([, isTrue]) => !isTrue).map(([truth]) => truth);
}

/** Time goes on as it should; the phase that comes next may be any. */
function nextMoment(simple: SimpleRules, side: string, phase: (typeof PHASES)[number]): ObjectiveHappening {
  if (simple.side === '') return { type: 'turn-begins', side };
  if (simple.phase === '') return { type: 'phase-begins', phase };
  if (simple.moment !== 'end') return { type: 'phase-ends' };
  return simple.phase === 'assault' ? { type: 'turn-ends' } : { type: 'phase-begins', phase };
}

/** Something with an objective that makes sense as things stand, so that much of what is tried is allowed. */
function sensible(
  simple: SimpleRules,
  [one, other, third]: readonly [number, number, number],
): ObjectiveHappening {
  const thing = simple.things[one % simple.things.length];
  const able = MODELS.filter(({ id }) => id !== thing?.with && mayTake(id));
  const own = able.filter(({ side: its }) => its === simple.side);
  const who = (own.length > 0 ? own : able)[other % 3] ?? able[0];
  const endOfMoves = simple.phase === 'movement' && simple.moment === 'end';
  if (!thing || !who) return { type: 'phase-ends' };
  const { id: objective } = thing;
  if (thing.where === 'table') {
    const by = endOfMoves ? 'move' : 'sweeping-advance';
    return { type: 'claim', objective, model: who, by, touchedBy: [who.id] };
  }
  const transport = { id: `${(thing.with || who.id)[0]}T`, side: simple.side, capacity: 4, taken: 0 };
  if (simple.phase === 'assault' && thing.where === 'model' && !thing.types.includes('compact')) {
    return thing.holds
      ? { type: 'charge-resolved', models: [thing.with], succeeded: third % 2 === 0 }
      : { type: 'charge-received', models: [thing.with], answers: [{ objective, choice: 'hold' }] };
  }
  if (endOfMoves && third % 4 === 1) return { type: 'drop', objective, distance: 0.5, touchedBy: [] };
  if (endOfMoves && thing.where === 'model') {
    return third % 5 === 0
      ? { type: 'hand-into-transport', objective, transport, atAccessPoint: true }
      : { type: 'hand-off', objective, to: who, touchesCarrier: true, distance: (third % 2) / 2 };
  }
  if (thing.where === 'transport' && third % 2 === 0) {
    const claims = [{ objective, model: who, distance: other % 4 }];
    return { type: 'disembark', transport: thing.with, models: [who.id], claims };
  }
  if (thing.where === 'model' && third % 6 === 0) {
    return { type: 'embark', models: [thing.with], transport: { ...transport, side: sideOf(thing.with) } };
  }
  return {
    type: 'move',
    carrier: thing.with,
    distance: third / 2,
    helper: { model: who, touchesCarrier: true },
  };
}

function sideOf(id: string): string {
  return MODELS.find((one) => one.id === id)?.side ?? '';
}

const die = fc.integer({ min: 1, max: 6 });
const choices = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(14));

/** The movement phase more often than all the others together. */
const phase = fc.constantFrom(...PHASES, 'movement' as const, 'movement' as const, 'movement' as const);

const command: fc.Arbitrary<Happen> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...SIDES), phase, die)
      .map(([side, which, face]) => new Happen((simple) => nextMoment(simple, side, which), face)),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<ObjectiveHappening>(
        { type: 'turn-begins', side: 'red' },
        { type: 'phase-begins', phase: 'movement' },
        { type: 'moves-begin' },
        { type: 'turn-ends' },
      )
      .map((what) => new Happen(() => what, 6)),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(choices, die)
      .map(([chosen, face]) => new Happen((simple) => sensible(simple, chosen), face)),
  },
  { weight: 4, arbitrary: fc.tuple(happening, die).map(([what, face]) => new Happen(() => what, face)) },
);

describe('whatever happens', { timeout: 30_000 }, () => {
  it('MO-CLAIM-3, MO-CARRY-1, MO-FRAG-1, MO-UNST-1: goes as in a second, simpler account of the rules', () => {
    const steps = fc.array(command, { minLength: 50, maxLength: 50 });
    fc.assert(
      fc.property(startedSet, steps, (set, fifty) => {
        fc.modelRun(() => ({ model: new SimpleRules(set), real: { set, events: [] } }), fifty);
      }),
      { numRuns: 60 },
    );
    const rare = Object.entries(allowed).filter(([, { times }]) => times === 0);
    expect(rare).toEqual([]);
  });
});
