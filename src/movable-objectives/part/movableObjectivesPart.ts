import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import { anyOf } from '../../core/game/anyOf';
import type { Part, PartStep, PartTypes } from '../../core/game/part';
import { requireOptions } from '../../core/shape/requireOptions';
import { members, oneOf, text } from '../../core/shape/shapes';
import { malformed } from '../checking/malformed';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { checkHappening, happen } from '../happenings/happen';
import type { ObjectiveHappening } from '../happenings/objectiveHappening';
import { ASTRONOMICON } from '../rules/astronomicon';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { ObjectiveEvent } from '../state/objectiveEvent';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { type ObjectivesSetup, startObjectives } from '../state/startObjectives';
import { decidingSides } from './decidingSides';
import { OBJECTIVE_ACTIONS, type ObjectiveAction } from './objectiveAction';

/**
 * The types of a set of objectives as a part of a battle.
 *
 * @typeParam Id - the id of the part
 * @typeParam Fact - what can happen in the battle
 * @typeParam Battle - as much of the battle as the mission asks for
 * @since 0.1.0
 */
export interface ObjectivesPartTypes<Id extends string, Fact, Battle> extends PartTypes {
  readonly id: Id;
  readonly state: ObjectiveSet;
  readonly action: ObjectiveAction;
  readonly fact: Fact;
  readonly battle: Battle;
}

/**
 * What a mission says of the objectives that it brings along.
 *
 * @typeParam Id - the id of the part
 * @typeParam Fact - what can happen in the battle
 * @typeParam Battle - as much of the battle as the mission asks for
 * @since 0.1.0
 */
export interface ObjectivesPartDefinition<Id extends string, Fact, Battle> {
  /** A name for programs, and the place of the objectives in the battle: `battle.parts.relic`. */
  readonly id: Id;
  /** The rules played by; {@link ASTRONOMICON} unless told. */
  readonly rules?: ObjectiveRules;
  /** The sides and the objectives when the battle begins; dice may place them. */
  setup(battle: Battle, dice: Dice): ObjectivesSetup;
  /**
   * What a fact of the battle means to the objectives; nothing for most facts. It is asked before the fact,
   * to see whether it may happen, and after it, each time with the battle as it is then.
   */
  translate(fact: Fact, set: ObjectiveSet, battle: Battle): readonly ObjectiveHappening[];
  /** What becomes of objectives, as facts of the battle: the models under a template, say. */
  report?(event: ObjectiveEvent, set: ObjectiveSet, battle: Battle): readonly Fact[];
  /** Something that a player may do, for bots and tests; null: nothing. Unless told, he drops what his side carries. */
  propose?(set: ObjectiveSet, battle: Battle, player: string, dice: Dice): ObjectiveAction | null;
  /** The side of a player; unless told, players and sides have the same names. */
  sideOf?(player: string, battle: Battle): string;
}

const actionShape = members({ type: oneOf(OBJECTIVE_ACTIONS), player: text });

/** Whether a fact may happen is asked without dice: as if each of them showed its highest face. */
const HIGHEST: Dice = { roll: (sides) => sides };

/**
 * Makes a set of movable objectives a part that a mission of any game brings along. What players decide
 * (claiming, handing off, dropping, answering a charge) are actions; the rest follows from the facts of the
 * battle, which the mission translates. The types of fact and battle follow from what `setup` and `translate`
 * take.
 *
 * @typeParam Id - the id of the part
 * @typeParam Fact - what can happen in the battle
 * @typeParam Battle - as much of the battle as the mission asks for
 * @param definition - the objectives, and how the battle's facts concern them
 * @returns the part
 * @throws {@link WargameError} `argument/…` for what is no definition, or a member that it does not know
 * @rule MO-CLAIM-1, MO-UNST-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { movableObjectivesPart } from 'wargame-rules/movable-objectives';
 *
 * // A battle that reports moves and losses, as any game might.
 * type Fact =
 *   | { readonly type: 'moved'; readonly model: string; readonly distance: number }
 *   | { readonly type: 'destroyed'; readonly model: string };
 * interface Battle {
 *   readonly active: string;
 * }
 *
 * const relic = movableObjectivesPart({
 *   id: 'relic',
 *   setup: ({ active }: Battle) => ({
 *     sides: ['orks', 'imperium'],
 *     objectives: [{ id: 'relic', carriedBy: { id: 'boy', side: 'orks', kind: 'infantry' } }],
 *     turn: { side: active, phase: { name: 'shooting', moment: 'midst' } },
 *   }),
 *   translate(fact: Fact, set) {
 *     const carries = set.objectives.some(({ place }) => place.kind === 'carried' && place.by.id === fact.model);
 *     if (!carries) return [];
 *     return fact.type === 'moved'
 *       ? [{ type: 'move', carrier: fact.model, distance: fact.distance }]
 *       : [{ type: 'casualties', models: [fact.model] }];
 *   },
 * });
 *
 * const battle: Battle = { active: 'orks' };
 * const dice = seededDice(1);
 * const begun = relic.start(battle, dice);
 * const after = relic.after?.(begun, { type: 'destroyed', model: 'boy' }, battle, dice);
 * after?.state.objectives[0]?.place; // => { kind: 'table' }
 * ```
 */
export function movableObjectivesPart<const Id extends string, Fact, Battle>(
  definition: ObjectivesPartDefinition<Id, Fact, Battle>,
): Part<ObjectivesPartTypes<Id, Fact, Battle>> {
  requireOptions(definition, ['id', 'rules', 'setup', 'translate', 'report', 'propose', 'sideOf']);
  const { id, rules = ASTRONOMICON } = definition;
  const stepOf = (step: ObjectiveStep, battle: Battle): PartStep<ObjectiveSet, Fact> => {
    const facts = step.events.flatMap((event) => definition.report?.(event, step.state, battle) ?? []);
    return { state: step.state, ...(facts.length > 0 && { facts }) };
  };
  const check = (
    set: ObjectiveSet,
    action: ObjectiveAction,
    battle: Battle,
  ): readonly ObjectiveViolation[] => {
    const unreadable = malformed(actionShape, action);
    if (unreadable.length > 0) return unreadable;
    const faults = checkHappening(set, action, rules);
    if (faults.some(({ code }) => code === 'objective/malformed')) return faults;
    const side = definition.sideOf?.(action.player, battle) ?? action.player;
    return [...notYours(set, action, side), ...faults];
  };
  return {
    id,
    start: (battle, dice) => startObjectives(definition.setup(battle, dice), rules),
    check,
    apply(set, action, battle, dice) {
      requireNone(check(set, action, battle));
      return stepOf(happen(set, action, rules, dice), battle);
    },
    propose(set, battle, player, dice) {
      if (definition.propose) return definition.propose(set, battle, player, dice);
      const drops = dropsOf(set, player).filter((drop) => check(set, drop, battle).length === 0);
      return anyOf(drops, dice, 'What is dropped');
    },
    checkFact: (set, fact, battle) => checkAll(set, definition.translate(fact, set, battle), rules),
    after(set, fact, battle, dice) {
      const happenings = definition.translate(fact, set, battle);
      return stepOf(happenAll(set, happenings, rules, dice), battle);
    },
  };
}

/** Everything put down right where it is, whoever has it. */
function dropsOf({ objectives }: ObjectiveSet, player: string): readonly ObjectiveAction[] {
  return objectives.map(({ id }) => ({ type: 'drop', player, objective: id, distance: 0, touchedBy: [] }));
}

function notYours(set: ObjectiveSet, action: ObjectiveAction, side: string): readonly ObjectiveViolation[] {
  const others = decidingSides(set, action).filter((other) => other !== side);
  return others.slice(0, 1).map((other) => ({
    code: 'objective/not-yours',
    message: `"${action.player}" does not decide for "${other}"`,
    path: 'player',
    facts: { player: action.player, side: other },
  }));
}

/** Lists why a series can't happen, up to the first of it that can't. */
function checkAll(
  set: ObjectiveSet,
  happenings: readonly ObjectiveHappening[],
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  let state = set;
  for (const happening of happenings) {
    const faults = checkHappening(state, happening, rules);
    if (faults.length > 0) return faults;
    ({ state } = happen(state, happening, rules, HIGHEST));
  }
  return [];
}

function happenAll(
  set: ObjectiveSet,
  happenings: readonly ObjectiveHappening[],
  rules: ObjectiveRules,
  dice: Dice,
): ObjectiveStep {
  const events: ObjectiveEvent[] = [];
  let state = set;
  for (const happening of happenings) {
    const step = happen(state, happening, rules, dice);
    events.push(...step.events);
    ({ state } = step);
  }
  return { state, events };
}
