import { exactVariant } from '../core/shape/exactly';
import type { Shape } from '../core/shape/shape';
import { SOUND, unexpected } from '../core/shape/shapeFault';
import { list, oneOf, text } from '../core/shape/shapes';
import type { ActionOf, ActionType } from './action';
import type { Refusals } from './decision';
import { malformed } from './malformed';
import { isAreaNumber } from './rules/areaNumber';
import { SIDES } from './rules/side';

const player = oneOf(SIDES);

const area: Shape = (value) =>
  isAreaNumber(value) ? SOUND : [unexpected('value', 'the number of an area, a D66 from 14 to 56', value)];

/** What each kind of action says besides its type. */
export const ACTION_FIELDS: {
  readonly [type in ActionType]: { readonly [name in Exclude<keyof ActionOf<type>, 'type'>]: Shape };
} = {
  deploy: { player, unit: text, area },
  group: { player, units: list(text) },
  reinforce: { player },
  teleport: { player, units: list(text) },
  place: { player, area },
  move: { player, unit: text, to: area },
  special: { player, rule: text, unit: text },
  'end-phase': { player },
  reveal: { player, area },
  fight: { player, area },
  reroll: { player },
  keep: { player },
  lose: { player, unit: text },
  retreat: { player, unit: text },
  'retreat-to': { player, area },
};

const actionShape = exactVariant('type', ACTION_FIELDS);

/** Everything that keeps an action from being read. */
export function actionFaults(action: unknown): Refusals {
  return malformed(actionShape, action);
}
