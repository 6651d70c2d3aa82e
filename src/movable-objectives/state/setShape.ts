import {
  flag,
  list,
  members,
  number,
  oneOf,
  optional,
  orNull,
  type Shape,
  text,
  total,
} from '../checking/shape';
import { modelShape } from '../models/modelFacts';
import { baseShape } from '../placing/baseShape';
import { pointShape } from '../placing/pointShape';
import { type ObjectivePlace, TRANSPORT_LOSSES } from './objective';
import { MOMENTS, PHASES } from './phase';

const placeShapes: { readonly [Kind in ObjectivePlace['kind']]: Shape } = {
  table: members({}),
  carried: members({ by: modelShape, holdsOn: flag }),
  aboard: members({ transport: text, side: text }),
  lost: members({ transport: text, cause: oneOf(TRANSPORT_LOSSES) }),
  removed: members({ by: text }),
};

const kindShape = members({ kind: oneOf(Object.keys(placeShapes)) });

const placeShape: Shape = (value, path) => {
  const faults = kindShape(value, path);
  return faults.length > 0 ? faults : placeShapes[(value as ObjectivePlace).kind](value, path);
};

const objectiveShape = members({
  id: text,
  types: list(text),
  base: optional(baseShape),
  place: placeShape,
  at: orNull(pointShape),
  movedThisTurn: total,
  movedThisPhase: total,
  handedOff: flag,
  claimTried: flag,
});

const scoreShape = members({
  side: text,
  objectives: list(
    members({
      objective: text,
      rolls: list(members({ type: text, die: number })),
      worth: number,
      destroyed: flag,
    }),
  ),
  worth: number,
});

export const turnShape: Shape = members({
  side: text,
  phase: orNull(members({ name: oneOf(PHASES), moment: oneOf(MOMENTS) })),
});

export const setShape: Shape = members({
  sides: list(text),
  objectives: list(objectiveShape),
  turn: orNull(turnShape),
  score: orNull(list(scoreShape)),
});
