import type { Dice } from '../../core/dice/dice';
import { requireNone } from '../../core/errors/requireNone';
import { list, members, oneOf, text } from '../../core/shape/shapes';
import type { ObjectiveViolation } from '../checking/objectiveViolation';
import { reportFaults } from '../checking/reportFaults';
import { momentFaults } from '../checking/timeFaults';
import { type ModelFacts, modelShape } from '../models/modelFacts';
import { unfitCarrier } from '../models/unfitCarrier';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';
import { putInHands, takeOut, withObjectives } from '../state/changes';
import { findObjective, unknownObjective } from '../state/finding';
import type { Objective } from '../state/objective';
import type { ObjectiveEvent } from '../state/objectiveEvent';
import type { ObjectiveSet } from '../state/objectiveSet';
import type { ObjectiveStep } from '../state/objectiveStep';
import { unknownSide } from '../state/unknownSide';
import { contactFaults } from './contactFaults';
import { handsFull } from './handsFull';
import { unclaimable } from './unclaimable';

/**
 * The ways to claim: by a movement phase, or by a Sweeping Advance, that ends in base contact. Consolidating
 * is none.
 *
 * @rule MO-CLAIM-1, MO-CLAIM-2
 * @since 0.1.0
 */
export const CLAIM_WAYS = ['move', 'sweeping-advance'] as const;

/**
 * A way to claim.
 *
 * @since 0.1.0
 */
export type ClaimWay = (typeof CLAIM_WAYS)[number];

/**
 * A model claims an unclaimed objective.
 *
 * @since 0.1.0
 */
export interface Claim {
  readonly objective: string;
  readonly model: ModelFacts;
  readonly by: ClaimWay;
  /** The ids of all models in base contact with the objective. */
  readonly touchedBy: readonly string[];
}

const claimShape = members({
  objective: text,
  model: modelShape,
  by: oneOf(CLAIM_WAYS),
  touchedBy: list(text),
});

/**
 * Lists why a model can't claim an objective now.
 *
 * @param set - the objectives
 * @param claim - who claims which, and who touches it
 * @param rules - the rules played by
 * @returns the reasons: `objective/malformed`, `objective/game-over`, `objective/unknown-objective`,
 *   `objective/unknown-side`, `objective/not-on-table`, `objective/lost`, `objective/removed`,
 *   `objective/unfit-carrier`, `objective/hands-full`, `objective/not-touching`,
 *   `objective/touched-by-others`; by a move also `objective/wrong-moment`, `objective/not-own-turn`,
 *   `objective/no-turn`; empty when there are none
 * @rule MO-CLAIM-1, MO-CLAIM-2, MO-CLAIM-3, MO-TRANS-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { ASTRONOMICON, checkClaim, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'end' } } as const;
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives: [{ id: 'relic' }], turn }, ASTRONOMICON);
 * const model = { id: 'trukk', side: 'orks', kind: 'transport' } as const;
 * const claim = { objective: 'relic', model, by: 'move', touchedBy: [] } as const;
 * checkClaim(set, claim, ASTRONOMICON).map(({ code }) => code);
 * // => ['objective/unfit-carrier', 'objective/not-touching']
 * ```
 */
export function checkClaim(
  set: ObjectiveSet,
  claim: Claim,
  rules: ObjectiveRules,
): readonly ObjectiveViolation[] {
  const faults = reportFaults(set, claim, claimShape);
  if (faults.length > 0) return faults;
  const { model, by, touchedBy } = claim;
  const objective = findObjective(set, claim.objective);
  return [
    ...(by === 'move' ? momentFaults(set, model.side, ['end'], 'MO-CLAIM-1') : []),
    ...unknownSide(set.sides, model.side, 'model.side'),
    ...(objective
      ? unclaimable(objective, rules, 'objective')
      : [unknownObjective(claim.objective, 'objective')]),
    ...unfitCarrier(model, objective ? typesNamed(objective.types, rules) : [], 'model'),
    ...handsFull(set, model.id, 'model'),
    ...contactFaults(touchedBy, model.id, by === 'move' ? 'MO-CLAIM-1' : 'MO-CLAIM-2', 'touchedBy'),
  ];
}

/**
 * A model claims an objective. When somebody moves in to claim it for the first time, its types may roll:
 * an Unstable one explodes on a 1, is removed, and nobody has it. The event of it says where the template
 * goes; {@link touchedByTemplate} finds the models under it.
 *
 * @param set - the objectives
 * @param claim - who claims which, and who touches it
 * @param rules - the rules played by
 * @param dice - rolled for types that ask for it, once in the life of an objective
 * @returns the set with the objective claimed, or removed
 * @throws {@link WargameError} what {@link checkClaim} lists
 * @rule MO-CLAIM-1, MO-CLAIM-2, MO-CLAIM-3, MO-UNST-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { odds, probability } from 'wargame-rules';
 * import { ASTRONOMICON, claimObjective, startObjectives } from 'wargame-rules/movable-objectives';
 *
 * const turn = { side: 'orks', phase: { name: 'movement', moment: 'end' } } as const;
 * const objectives = [{ id: 'bomb', types: ['unstable'] }];
 * const set = startObjectives({ sides: ['orks', 'imperium'], objectives, turn }, ASTRONOMICON);
 * const model = { id: 'boy', side: 'orks', kind: 'infantry' } as const;
 * const claim = { objective: 'bomb', model, by: 'move', touchedBy: ['boy'] } as const;
 * const kinds = odds((dice) => claimObjective(set, claim, ASTRONOMICON, dice).events.at(-1)?.type);
 * probability(kinds, (kind) => kind === 'removed'); // => { numerator: 1n, denominator: 6n }
 * ```
 */
export function claimObjective(
  set: ObjectiveSet,
  claim: Claim,
  rules: ObjectiveRules,
  dice: Dice,
): ObjectiveStep {
  requireNone(checkClaim(set, claim, rules));
  const objective = findObjective(set, claim.objective) as Objective;
  const events: ObjectiveEvent[] = [];
  for (const type of objective.claimTried ? [] : typesNamed(objective.types, rules)) {
    const tried = type.firstClaim?.(dice, `${type.title}: ${objective.id}`);
    if (!tried) continue;
    const { die, removed, hit } = tried;
    events.push({ type: 'checked', objective: objective.id, by: type.id, die });
    if (!removed) continue;
    events.push({
      type: 'removed',
      objective: objective.id,
      by: type.id,
      at: objective.at,
      ...(hit && { hit }),
    });
    const gone = takeOut({ ...objective, claimTried: true }, { kind: 'removed', by: type.id });
    return { state: withObjectives(set, gone), events };
  }
  events.push({ type: 'claimed', objective: objective.id, by: claim.model.id });
  const claimed = putInHands({ ...objective, claimTried: true }, claim.model, {
    distance: 0,
    at: objective.at,
  });
  return { state: withObjectives(set, claimed), events };
}
