import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { flag, list, oneOf, optional, text, whole } from '../../core/shape/shapes';
import { WEAPON_MOUNTS } from '../damage/criticalEffect';
import { CAPITAL_SHIP_TYPES } from './capitalShip';

/** Points of anything, no more than any unit costs: so every sum is exact. */
export const points: Shape = whole(0, 1_000_000);

const figure = optional(whole(0));
const mark = optional(oneOf([true]));
const unit = { id: text, name: text, points };

const upgrades = {
  refits: optional(list(exactly({ name: text, points }))),
  commander: optional(
    exactly({ name: text, points, leadership: optional(whole(1, 10)), rerolls: figure, subordinate: mark }),
  ),
};

export const capitalShipShape: Shape = exactly({
  ...unit,
  type: oneOf(CAPITAL_SHIP_TYPES),
  ...upgrades,
  className: optional(text),
  damagePoints: optional(whole(1)),
  speed: figure,
  shields: figure,
  carrier: optional(flag),
  decoy: mark,
  reinforcement: mark,
  weapons: optional(list(oneOf(WEAPON_MOUNTS))),
});

/** That a squadron has ships is the fleet's to see to. */
export const squadronShape: Shape = exactly({
  id: text,
  name: text,
  ...upgrades,
  reinforcement: mark,
  ships: list(exactly({ name: text, points, className: optional(text), speed: figure })),
});

export const defenceShape: Shape = exactly(unit);

export const transportShape: Shape = exactly({ ...unit, speed: figure });
