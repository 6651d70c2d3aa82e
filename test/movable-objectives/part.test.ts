import { describe, expect, it } from 'vitest';
import {
  applyPartAction,
  ask,
  type Dice,
  isWithin,
  type PartStates,
  scriptedDice,
  startParts,
} from 'wargame-rules';
import {
  ASTRONOMICON,
  movableObjectivesPart,
  type ObjectiveAction,
  type ObjectiveSet,
  objectivesWith,
  type PlacedModel,
  startObjectives,
  touchedByTemplate,
} from 'wargame-rules/movable-objectives';
import {
  ABOARD,
  BOY,
  battle as battleAt,
  DREAD,
  ENEMY,
  moving,
  NOB,
  objectiveOf,
  places,
  reasons,
  thrownBy,
} from './build';

/** A battle as small as can be: models on round bases, whose turn it is, and what can happen in it. */
interface Battle {
  readonly models: readonly PlacedModel[];
  readonly parts: PartStates;
}
type Fact =
  | { readonly type: 'turn'; readonly side: string }
  | { readonly type: 'phase'; readonly phase: 'movement' | 'shooting' }
  | { readonly type: 'phase-over' }
  | { readonly type: 'moved'; readonly model: string; readonly distance: number }
  | { readonly type: 'destroyed'; readonly model: string }
  | { readonly type: 'hit'; readonly models: readonly string[]; readonly strength: number };

const base = { shape: 'round', diameter: 1 } as const;
const battle: Battle = {
  parts: {},
  models: [
    { id: 'boy', base, at: { x: 10.5, y: 10 } },
    { id: 'nob', base, at: { x: 12, y: 10 } },
    { id: 'far', base, at: { x: 30, y: 10 } },
  ],
};

const bomb = movableObjectivesPart<'bomb', Fact, Battle>({
  id: 'bomb',
  setup: () => ({
    sides: ['red', 'blue'],
    objectives: [{ id: 'bomb', types: ['unstable', 'fragile'], at: { x: 10, y: 10 } }],
  }),
  translate(fact, set) {
    switch (fact.type) {
      case 'turn':
        return [
          ...(set.turn ? [{ type: 'turn-ends' } as const] : []),
          { type: 'turn-begins', side: fact.side },
        ];
      case 'phase':
        return [{ type: 'phase-begins', phase: fact.phase }];
      case 'phase-over':
        return [{ type: 'phase-ends' }];
      case 'moved':
        return objectivesWith(set, fact.model).length > 0
          ? [{ type: 'move', carrier: fact.model, distance: fact.distance }]
          : [{ type: 'moves-begin' }];
      case 'destroyed':
        return [{ type: 'casualties', models: [fact.model] }];
      default:
        return [];
    }
  },
  report(event, _, { models }) {
    if (event.type !== 'removed' || !event.hit || !event.at) return [];
    return [
      { type: 'hit', models: touchedByTemplate(event.hit, event.at, models), strength: event.hit.strength },
    ];
  },
  sideOf: (player) => (player === 'Ann' ? 'red' : 'blue'),
});
const { check, apply, checkFact, after } = bomb;
if (!check || !apply || !checkFact || !after) throw new Error('a part of objectives has all four');

/** Reports facts to the part, as a battle would. */
function reported(set: ObjectiveSet, ...facts: readonly Fact[]): ObjectiveSet {
  return facts.reduce((state, fact) => {
    expect(checkFact?.(state, fact, battle)).toEqual([]);
    return after?.(state, fact, battle, scriptedDice([]))?.state ?? state;
  }, set);
}

const started = bomb.start(battle, scriptedDice([]));
const endOfMoves = reported(
  started,
  { type: 'turn', side: 'red' },
  { type: 'phase', phase: 'movement' },
  { type: 'phase-over' },
);
const claim: ObjectiveAction = {
  type: 'claim',
  player: 'Ann',
  objective: 'bomb',
  model: BOY,
  by: 'move',
  touchedBy: ['boy'],
};

/** A part that says no more than it has to. */
const plain = movableObjectivesPart<'plain', never, null>({
  id: 'plain',
  setup: () => ({ sides: ['red', 'blue'], objectives: [] }),
  translate: () => [],
});

describe('a set of objectives as a part of a battle', () => {
  it('follows the facts of the battle', () => {
    expect(endOfMoves.turn).toEqual({ side: 'red', phase: { name: 'movement', moment: 'end' } });
    const claimed = apply(endOfMoves, claim, battle, scriptedDice([4])).state;
    const later = reported(
      claimed,
      { type: 'turn', side: 'blue' },
      { type: 'phase', phase: 'movement' },
      { type: 'moved', model: 'far', distance: 9 },
      { type: 'moved', model: 'boy', distance: 5 },
      { type: 'destroyed', model: 'boy' },
      { type: 'hit', models: [], strength: 4 },
    );
    expect(objectiveOf(later, 'bomb')).toMatchObject({ place: { kind: 'table' }, movedThisTurn: 5 });
  });

  it('MO-FRAG-1: refuses facts that break its rules, before they happen', () => {
    const claimed = apply(endOfMoves, claim, battle, scriptedDice([4])).state;
    const next = reported(claimed, { type: 'turn', side: 'blue' }, { type: 'phase', phase: 'movement' });
    expect(reasons(checkFact(next, { type: 'moved', model: 'boy', distance: 7 }, battle))).toEqual([
      'objective/moved-too-far MO-FRAG-1',
    ]);
    expect(checkFact(next, { type: 'moved', model: 'nob', distance: 7 }, battle)).toEqual([]);
  });

  it('MO-UNST-1: tells the battle whom an explosion hits', () => {
    const step = apply(endOfMoves, claim, battle, scriptedDice([1]));
    expect(step.facts).toEqual([{ type: 'hit', models: ['boy', 'nob'], strength: 7 }]);
    expect(battle.models.filter((one) => isWithin(one, { x: 10, y: 10 }, 2.5)).map(({ id }) => id)).toEqual([
      'boy',
      'nob',
    ]);
    expect(objectiveOf(step.state, 'bomb').place.kind).toBe('removed');
    expect(apply(endOfMoves, claim, battle, scriptedDice([2]))).not.toHaveProperty('facts');
  });

  it('asks for its dice like any rule', () => {
    const rule = (dice: Dice) => apply(endOfMoves, claim, battle, dice).state.objectives[0]?.place.kind;
    expect(ask(rule, [])).toEqual({ done: false, question: { count: 1, sides: 6, label: 'Unstable: bomb' } });
    expect(ask(rule, [3])).toEqual({ done: true, result: 'carried' });
  });

  it('lets nobody decide for the other side', () => {
    expect(check(endOfMoves, claim, battle)).toEqual([]);
    expect(places(check(endOfMoves, { ...claim, player: 'Ben' }, battle))).toEqual([
      'objective/not-yours at player',
    ]);
    const held = apply(endOfMoves, claim, battle, scriptedDice([4])).state;
    const actions: readonly ObjectiveAction[] = [
      { type: 'drop', player: 'Ben', objective: 'bomb', distance: 0, touchedBy: [] },
      { type: 'hand-off', player: 'Ben', objective: 'bomb', to: NOB, touchesCarrier: true },
      {
        type: 'charge-received',
        player: 'Ben',
        models: ['boy'],
        answers: [{ objective: 'bomb', choice: 'hold' }],
      },
    ];
    for (const action of actions) {
      expect(reasons(check(held, action, battle))).toEqual(['objective/not-yours']);
      expect(check(held, { ...action, player: 'Ann' }, battle)).toEqual([]);
      expect(reasons(thrownBy(() => apply(held, action, battle, scriptedDice([]))))).toEqual([
        'objective/not-yours',
      ]);
    }
    const exit = { type: 'disembark', transport: 'trukk', models: ['boy'], claims: [] } as const;
    expect(reasons(check(held, { ...exit, player: 'Ann' }, battle))).toEqual(['objective/moves-over']);
    expect(reasons(check(held, { ...exit, player: 'Ben' }, battle))[0]).toBe('objective/not-yours');
    const taken = { ...exit, claims: [{ objective: 'bomb', model: BOY }], player: 'Ben' };
    expect(reasons(check(held, taken, battle))[0]).toBe('objective/not-yours');
  });

  it('MO-DROP-1: nobody ends the start of a movement phase but the side whose it is', () => {
    const fuel = { id: 'fuel', aboard: { transport: 'rhino', side: 'blue' } };
    const set = battleAt([{ id: 'relic', carriedBy: BOY }, fuel], { moment: 'start' });
    const exit = { type: 'disembark', transport: 'rhino', models: ['enemy'], claims: [] } as const;
    const claims = [{ objective: 'fuel', model: ENEMY }];
    for (const action of [exit, { ...exit, claims }]) {
      expect(plain.check?.(set, { ...action, player: 'blue' }, null)).toEqual([
        expect.objectContaining({
          code: 'objective/not-yours',
          facts: { player: 'blue', side: 'red' },
        }),
      ]);
    }
    const drop = { type: 'drop', objective: 'relic', distance: 0, touchedBy: [], player: 'red' } as const;
    expect(plain.check?.(set, drop, null)).toEqual([]);
    const noTurn = startObjectives({ sides: ['red', 'blue'], objectives: [fuel] }, ASTRONOMICON);
    expect(reasons(plain.check?.(noTurn, { ...exit, claims, player: 'blue' }, null) ?? [])).toEqual([
      'objective/no-turn',
    ]);
  });

  it('says once who decides instead, and asks no player for what nobody holds', () => {
    const objectives = [
      { id: 'relic', carriedBy: BOY },
      { id: 'crate', carriedBy: NOB },
      { id: 'fuel', aboard: ABOARD },
      { id: 'free' },
    ];
    const set = moving(objectives);
    const answers = ['relic', 'crate'].map((objective) => ({ objective, choice: 'hold' }) as const);
    const models = ['boy', 'nob'];
    const notYours = {
      code: 'objective/not-yours',
      message: expect.any(String),
      path: 'player',
      facts: { player: 'blue', side: 'red' },
    };
    const answer = { type: 'charge-received', models, answers } as const;
    expect(plain.check?.(set, { ...answer, player: 'blue' }, null)).toStrictEqual([notYours]);
    expect(plain.check?.(set, { ...answer, player: 'red' }, null)).toEqual([]);
    const claims = [{ objective: 'fuel', model: DREAD }];
    const exit = { type: 'disembark', transport: 'trukk', models: ['dread'], claims } as const;
    expect(plain.check?.(set, { ...exit, player: 'red' }, null)).toEqual([]);
    expect(plain.check?.(set, { ...exit, player: 'blue' }, null)).toStrictEqual([notYours]);
    const drop = { type: 'drop', objective: 'free', distance: 0, touchedBy: [] } as const;
    for (const player of ['red', 'blue']) {
      expect(reasons(plain.check?.(set, { ...drop, player }, null) ?? [])).toEqual([
        'objective/not-carried MO-DROP-1',
      ]);
      expect(reasons(plain.check?.(set, { ...drop, objective: 'grail', player }, null) ?? [])).toEqual([
        'objective/unknown-objective',
      ]);
    }
  });

  it('needs neither a report nor names for players, and reports events one by one', () => {
    const set = moving([{ id: 'relic', carriedBy: BOY }]);
    const answer = { objective: 'relic', choice: 'hold' } as const;
    const action = { type: 'charge-received', player: 'red', models: ['boy'], answers: [answer] } as const;
    const held = plain.apply?.(set, action, null, scriptedDice([]));
    expect(objectiveOf(held?.state as ObjectiveSet, 'relic').place).toMatchObject({ holdsOn: true });
    expect(held).not.toHaveProperty('facts');
    const told = movableObjectivesPart<'told', string, null>({
      id: 'told',
      setup: () => ({ sides: ['red', 'blue'], objectives: [] }),
      translate: () => [
        { type: 'move', carrier: 'boy', distance: 3 },
        { type: 'casualties', models: ['boy'] },
      ],
      report: ({ type }) => [type],
    });
    expect(told.after?.(set, 'shot', null, scriptedDice([])).facts).toEqual(['moved', 'dropped']);
  });

  it('takes decisions for actions, and what follows from the battle for none', () => {
    const forced = { type: 'fall-back', player: 'Ann', models: ['boy'] } as unknown as ObjectiveAction;
    expect(places(check(endOfMoves, forced, battle))).toEqual(['objective/malformed at type']);
    const nameless = { ...claim, player: 3, objective: 4 } as unknown as ObjectiveAction;
    expect(places(check(endOfMoves, nameless, battle))).toEqual(['objective/malformed at player']);
    const unreadable = { ...claim, objective: 4 } as unknown as ObjectiveAction;
    expect(places(check(endOfMoves, unreadable, battle))).toEqual(['objective/malformed at objective']);
    const { model: _model, ...nobody } = claim as ObjectiveAction & { readonly type: 'claim' };
    expect(places(check(endOfMoves, nobody as ObjectiveAction, battle))).toEqual([
      'objective/malformed at model',
    ]);
  });

  it('goes with whatever else a mission brings along', () => {
    expect(startParts([bomb], battle, scriptedDice([]))).toEqual({ bomb: started });
    const told = applyPartAction<Battle, Fact>(
      [bomb],
      { ...battle, parts: { bomb: endOfMoves } },
      'bomb',
      claim,
      (now) => ({ battle: now }),
      scriptedDice([1]),
    );
    expect(told.facts).toEqual([{ type: 'hit', models: ['boy', 'nob'], strength: 7 }]);
    const { bomb: later } = told.battle.parts;
    expect(objectiveOf(later as ObjectiveSet, 'bomb').place.kind).toBe('removed');
  });

  it('checks a fact of several happenings one by one, and stops at the first that fails', () => {
    const twice = movableObjectivesPart<'relic', 'go', null>({
      id: 'relic',
      setup: () => ({ sides: ['red', 'blue'], objectives: [{ id: 'relic', carriedBy: BOY }] }),
      translate: () => [
        { type: 'turn-begins', side: 'red' },
        { type: 'phase-ends' },
        { type: 'turn-begins', side: 'x' },
      ],
    });
    const set = twice.start(null, scriptedDice([]));
    expect(reasons(twice.checkFact?.(set, 'go', null) ?? [])).toEqual(['objective/no-phase']);
  });

  it('MO-DROP-1: proposes that a player drops what his side carries, when he may', () => {
    const objectives = [{ id: 'relic', carriedBy: BOY }, { id: 'crate', carriedBy: NOB }, { id: 'free' }];
    const set = battleAt(objectives, { moment: 'start' });
    const dropOf = (objective: string) => ({
      type: 'drop',
      player: 'red',
      objective,
      distance: 0,
      touchedBy: [],
    });
    const proposed = (player: string, from: ObjectiveSet, ...faces: number[]) => {
      const dice = scriptedDice(faces);
      const action = plain.propose?.(from, null, player, dice);
      dice.finish();
      return action;
    };
    expect(proposed('red', set, 1)).toEqual(dropOf('relic'));
    expect(proposed('red', set, 2)).toEqual(dropOf('crate'));
    expect(plain.check?.(set, proposed('red', set, 2) as ObjectiveAction, null)).toEqual([]);
    expect(proposed('blue', set)).toBeNull();
    expect(proposed('red', moving(objectives))).toBeNull();
    expect(proposed('red', battleAt([{ id: 'relic', carriedBy: BOY }], { moment: 'start' }))).toEqual(
      dropOf('relic'),
    );
  });

  it('MO-CLAIM-1: proposes what the mission says, which knows where models stand', () => {
    const claiming = movableObjectivesPart<'bomb', Fact, Battle>({
      id: 'bomb',
      setup: () => ({ sides: ['red', 'blue'], objectives: [{ id: 'bomb' }] }),
      translate: () => [],
      propose: (set, { models }, player) =>
        set.objectives.some(({ place }) => place.kind === 'table')
          ? { ...claim, player, touchedBy: models.slice(0, 1).map(({ id }) => id) }
          : null,
    });
    expect(claiming.propose?.(endOfMoves, battle, 'Ann', scriptedDice([]))).toEqual(claim);
    const { state } = apply(endOfMoves, claim, battle, scriptedDice([4]));
    expect(claiming.propose?.(state, battle, 'Ann', scriptedDice([]))).toBeNull();
  });
});
