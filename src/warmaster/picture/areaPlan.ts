import type { Area, Rectangle } from '../edition/area';

/** The gap between areas of a board without a plan. */
const SPACING = 3;

/** Where an area lies on the picture; without a plan the areas stand in five rows, as their numbers say. */
export function areaPlan({ number, plan }: Area): Rectangle {
  if (plan) return plan;
  const row = Math.floor(number / 10) - 1;
  return { x: ((number % 10) - 1) * SPACING, y: row * SPACING, width: 2, height: 2 };
}

/** The way between two areas: a door in the wall that they share, else a line from one to the other. */
export interface Way {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly isDoor: boolean;
}

/** How wide a door is, at most. */
const DOOR = 0.5;

export function wayBetween(one: Rectangle, other: Rectangle): Way {
  const across = overlap(one.x, one.width, other.x, other.width);
  const down = overlap(one.y, one.height, other.y, other.height);
  if (across.length === 0 && down.length > 0) return door(across.middle, down, (along, at) => [at, along]);
  if (down.length === 0 && across.length > 0) return door(down.middle, across, (along, at) => [along, at]);
  return { from: middle(one), to: middle(other), isDoor: false };
}

interface Overlap {
  /** Negative where there is a gap. */
  readonly length: number;
  readonly middle: number;
}

function overlap(one: number, oneLength: number, other: number, otherLength: number): Overlap {
  const start = Math.max(one, other);
  const end = Math.min(one + oneLength, other + otherLength);
  return { length: end - start, middle: (start + end) / 2 };
}

function door(
  wall: number,
  along: Overlap,
  point: (along: number, at: number) => readonly [number, number],
): Way {
  const reach = Math.min(DOOR, along.length) / 2;
  return { from: point(along.middle - reach, wall), to: point(along.middle + reach, wall), isDoor: true };
}

function middle({ x, y, width, height }: Rectangle): readonly [number, number] {
  return [x + width / 2, y + height / 2];
}
