import type { Shape } from '../../core/shape/shape';
import type { ShapeKind } from '../../core/shape/shapeFault';
import { list, members, optional, orBare, text, variant, whole } from '../../core/shape/shapes';
import { shapeViolations } from '../../core/shape/shapeViolations';
import { type Nothing, unitShape } from '../army/armyListFaults';
import type { BattleErrorCode } from './battleErrorCode';
import type { ReportedFact } from './battleFact';
import type { BattleViolation } from './battleFault';
import { embarkedShape, namesShape, positionsShape } from './battleShapes';

const ofModels = members({ models: namesShape });
const ofUnit = members({ unit: text });
const setUp = members({ unit: text, positions: optional(positionsShape) });

const SHAPES: { readonly [Type in ReportedFact['type']]: Shape<ShapeKind | Nothing> } = {
  'models-destroyed': ofModels,
  'models-fled': ofModels,
  'models-returned': members({ models: namesShape, positions: optional(positionsShape) }),
  'models-moved': members({ positions: positionsShape }),
  'unit-split': members({
    unit: text,
    into: list(members({ id: text, name: optional(text), models: namesShape })),
  }),
  'unit-embarked': embarkedShape,
  'unit-disembarked': setUp,
  'unit-added': members({ role: text, unit: unitShape, positions: optional(positionsShape) }),
  'unit-arrived': setUp,
  'unit-withdrawn': ofUnit,
  'unit-left': ofUnit,
  'unit-changed-sides': ofUnit,
  'morale-test': members({ unit: text, leadership: optional(whole()), modifier: optional(whole()) }),
  flee: ofModels,
  'part-action': members({ part: text, action: members({ type: text, player: text }) }),
  'phase-ended': members({ phase: text }),
  'turn-ended': members({}),
};

const factShape = orBare(variant('type', SHAPES));

/** What is wrong with the mere shape of what is said to have happened, which may be anything at all. */
export function factShapeFaults(fact: unknown): readonly BattleViolation[] {
  return shapeViolations(factShape, fact, codeOf);
}

function codeOf(kind: ShapeKind | Nothing): BattleErrorCode {
  switch (kind) {
    case 'value':
      return 'battle/unknown-fact';
    case 'whole':
    case 'range':
    case 'number':
      return 'battle/bad-figure';
    default:
      return 'battle/malformed';
  }
}
