import { exactly, exactVariant } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import type { ShapeKind } from '../../core/shape/shapeFault';
import { flag, list, members, oneOf, optional, orNull, text } from '../../core/shape/shapes';
import { number, total } from '../checking/figures';
import { keptModelShape } from '../models/modelFacts';
import { keptBaseShape } from '../placing/baseShape';
import { keptPointShape } from '../placing/pointShape';
import { type ObjectivePlace, TRANSPORT_LOSSES } from './objective';
import { MOMENTS, PHASES } from './phase';

const placeShapes: { readonly [Kind in ObjectivePlace['kind']]: { readonly [name: string]: Shape } } = {
  table: {},
  carried: { by: keptModelShape, holdsOn: flag },
  aboard: { transport: text, side: text },
  lost: { transport: text, cause: oneOf(TRANSPORT_LOSSES) },
  removed: { by: text },
};

const objectiveShape = exactly<ShapeKind>({
  id: text,
  types: list(text),
  base: optional(keptBaseShape),
  place: exactVariant('kind', placeShapes),
  at: orNull(keptPointShape),
  movedThisTurn: total,
  movedThisPhase: total,
  handedOff: flag,
  claimTried: flag,
});

const scoreShape = exactly<ShapeKind>({
  side: text,
  objectives: list(
    exactly<ShapeKind>({
      objective: text,
      rolls: list(exactly<ShapeKind>({ type: text, die: number })),
      worth: number,
      destroyed: flag,
    }),
  ),
  worth: number,
});

const phase = { name: oneOf(PHASES), moment: oneOf(MOMENTS) };

/** A turn that an app joins in. */
export const turnShape: Shape = members({ side: text, phase: orNull(members(phase)) });

/** A set as this library keeps it: it holds nothing else. */
export const setShape: Shape = exactly<ShapeKind>({
  sides: list(text),
  objectives: list(objectiveShape),
  turn: orNull(exactly<ShapeKind>({ side: text, phase: orNull(exactly(phase)) })),
  score: orNull(list(scoreShape)),
});
