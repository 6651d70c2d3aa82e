import type { Shape } from '../../core/shape/shape';
import { list, members, optional } from '../../core/shape/shapes';
import { shapeViolations } from '../../core/shape/shapeViolations';
import { embarkedShape, namesShape, positionsShape } from '../battle/battleShapes';
import type { PreBattleAction } from './preBattleAction';
import type { PreBattleViolation } from './stepRule';

/** The lists that the steps read; all else each step looks at itself. */
const SHAPES: { readonly [Type in PreBattleAction['type']]?: Shape } = {
  declare: members({ reserve: namesShape, embarked: list(embarkedShape) }),
  deploy: members({ positions: positionsShape }),
  'resolve-ability': members({ positions: optional(positionsShape) }),
};

/** What is wrong with the mere shape of an action of the step that is due. */
export function actionShapeFaults(action: PreBattleAction): readonly PreBattleViolation[] {
  const shape = SHAPES[action.type];
  return shape ? shapeViolations(shape, action, () => 'battle/malformed') : [];
}
