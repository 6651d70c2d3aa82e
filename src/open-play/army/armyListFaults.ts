import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { type ShapeKind, SOUND } from '../../core/shape/shapeFault';
import { flag, list, optional, orBare, text, whole } from '../../core/shape/shapes';
import { shapeViolations } from '../../core/shape/shapeViolations';
import type { ArmyErrorCode } from './armyErrorCode';
import type { ModelEntry, UnitEntry } from './armyList';
import { baseShape } from './baseShape';
import { ROSTER_MEMBERS } from './rosterMembers';

/**
 * One reason why an army list won't do.
 *
 * @since 0.1.0
 */
export type ArmyViolation = Violation<ArmyErrorCode>;

/** What an army has at least one of. */
export type Nothing = 'no-units' | 'no-models';

/** More models than any battlefield holds, in a unit and in an army; it keeps a slip of the pen from filling the memory. */
const MOST_MODELS = 10_000;

const figure = optional(whole(0));
const save = whole(1);

const modelShape = orBare(
  exactly(
    {
      id: text,
      name: text,
      count: optional(whole(1, MOST_MODELS)),
      leadership: figure,
      save: optional(save),
      invulnerableSave: optional(save),
      invulnerableSaves: optional(list(save)),
      warlord: optional(flag),
      keywords: optional(list(text)),
      base: optional(baseShape),
    },
    ROSTER_MEMBERS.model,
  ),
);

/** A unit as it is written down in a list. */
export const unitShape: Shape<ShapeKind | Nothing> = orBare(
  exactly(
    {
      id: text,
      name: text,
      powerRating: whole(0),
      leadership: figure,
      transportCapacity: figure,
      warlord: optional(flag),
      warlordTraits: optional(list(text)),
      deploysLast: optional(flag),
      keywords: optional(list(text)),
      models: filled('no-models', 'a unit has at least one model', modelShape, modelsIn),
    },
    ROSTER_MEMBERS.unit,
  ),
);

const listShape = orBare(
  exactly(
    {
      name: text,
      faction: optional(text),
      units: filled('no-units', 'an army has at least one unit', unitShape, modelsInAll),
    },
    ROSTER_MEMBERS.list,
  ),
);

const choicesShape = exactly({
  warlord: optional(text),
  warlordTrait: optional(text),
  prefix: (value) => (value === '' ? SOUND : optional(text)(value)),
});

/** What is wrong with an army list as it is written down, which may be anything at all. */
export function armyListFaults(list: unknown): readonly ArmyViolation[] {
  return shapeViolations(listShape, list, codeOf);
}

/** What is wrong with what is chosen at muster, which may be anything at all. */
export function choiceFaults(choices: unknown): readonly ArmyViolation[] {
  return shapeViolations(choicesShape, choices, codeOf).map((fault) => ({ path: 'choices', ...fault }));
}

/** A list with something in it, and with no more models than there may be. */
function filled<Kind extends string, Member>(
  nothing: Nothing,
  message: string,
  member: Shape<Kind>,
  modelsOf: (members: readonly Member[]) => number,
): Shape<Kind | Nothing | 'list' | 'range'> {
  const whatever = list(member);
  return (value) => {
    if (!Array.isArray(value) || value.length === 0) return [{ kind: nothing, message }];
    const faults = whatever(value);
    const models = faults.length > 0 ? 0 : modelsOf(value);
    if (models <= MOST_MODELS) return faults;
    return [{ kind: 'range', message: `at most ${MOST_MODELS} models in all, not ${models}` }];
  };
}

function modelsIn(models: readonly ModelEntry[]): number {
  return models.reduce((sum, { count = 1 }) => sum + count, 0);
}

function modelsInAll(units: readonly UnitEntry[]): number {
  return units.reduce((sum, { models }) => sum + modelsIn(models), 0);
}

function codeOf(kind: ShapeKind | Nothing): ArmyErrorCode {
  switch (kind) {
    case 'no-units':
    case 'no-models':
      return `army/${kind}`;
    case 'text':
      return 'army/bad-name';
    case 'whole':
    case 'range':
    case 'number':
      return 'army/bad-figure';
    default:
      return 'army/malformed';
  }
}
