import {
  type Base,
  distanceBetween,
  distanceToZone,
  isWhollyWithin,
  isWithin,
  isWithinZone,
  type Placed,
  pathLength,
  type SeededDice,
  seededDice,
  type Zone,
} from 'wargame-rules';
import type { Fingerprint } from '../fingerprint';

const PAIRS = 4_000;
const SPOTS = 1_000;
/** Steps on a side of the table: few enough to meet, too many to be round. */
const STEPS = 4_801;
const INCHES = 48;

/** All 64 bits: what is printed alike may still differ in the last of them. */
function bits(value: number): string {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return view.getBigUint64(0).toString(16).padStart(16, '0');
}

const figure = (from: number, to: number, dice: SeededDice): number =>
  from + ((to - from) * (dice.roll(STEPS) - 1)) / (STEPS - 1);

function baseOf(dice: SeededDice): Base {
  const shape = (['round', 'oval', 'rectangle'] as const)[dice.roll(3) - 1];
  const [length, width] = [figure(0.3, 7, dice), figure(0.3, 7, dice)];
  return shape === 'oval' || shape === 'rectangle'
    ? { shape, length, width }
    : { shape: 'round', diameter: length };
}

function placedOn(dice: SeededDice): Placed {
  const base = baseOf(dice);
  const at = { x: figure(0, INCHES, dice), y: figure(0, INCHES, dice) };
  return { base, at, facing: dice.roll(2) === 1 ? 90 * (dice.roll(9) - 5) : figure(-360, 720, dice) };
}

/** A ring cut in two pieces, with a hole that reaches over the cut. */
const zone: Zone = {
  pieces: [
    { corners: [point(3, 2), point(24, 5), point(24, 40), point(7, 44)] },
    { corners: [point(24, 5), point(45, 11), point(41, 33), point(24, 40)] },
  ],
  holes: [{ corners: [point(18, 16), point(31, 19), point(29, 27), point(20, 30)] }],
};

function point(x: number, y: number) {
  return { x, y };
}

function distances(): readonly string[] {
  const dice = seededDice('distances');
  return Array.from({ length: PAIRS }, () => {
    const [from, to] = [placedOn(dice), placedOn(dice)];
    const [apart, way] = [distanceBetween(from, to), pathLength([from.at, to.at])];
    return `${bits(apart)} ${bits(way)} ${isWithin(from, to, 6)}`;
  });
}

function zoneDistances(): readonly string[] {
  const dice = seededDice('zones');
  return Array.from({ length: SPOTS }, () => {
    const placed = placedOn(dice);
    const apart = distanceToZone(placed, zone);
    return `${bits(apart)} ${isWithinZone(placed, zone)} ${isWhollyWithin(placed, zone)}`;
  });
}

export const GEOMETRY: readonly Fingerprint[] = [
  { title: 'distances between bases, in all their bits', lines: distances },
  { title: 'distances to a zone of pieces and holes, in all their bits', lines: zoneDistances },
];
