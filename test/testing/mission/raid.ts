import { d6, WargameError } from 'wargame-rules';
import type { MissionPlay } from 'wargame-rules/testing';

/** A small battle: each turn a unit of the raiders loses some of its men. */
export interface Raid {
  readonly left: number;
  readonly armies: readonly { readonly units: readonly RaidUnit[] }[];
}

export interface RaidUnit {
  readonly id: string;
  readonly lost: number;
}

export type RaidFact = { readonly unit: number };

const dawn = { code: 'raid/dawn', message: 'the sun is up', path: 'fact' };

function check({ left }: Raid) {
  return left > 0 ? [] : [dawn];
}

/** A sound mission of three turns. */
export const raid: MissionPlay<Raid, RaidFact> = {
  id: 'raid',
  start: (dice) => ({
    left: 3,
    armies: ['raider', 'guard'].map((name) => ({
      units: [1, 2, 3].map((number) => ({ id: `${name} ${number}`, lost: d6(dice) })),
    })),
  }),
  isOver: ({ left }) => left === 0,
  next: (_, dice) => ({ unit: d6(dice) }),
  check,
  report(raid, { unit }, dice) {
    const [fault] = check(raid);
    if (fault) throw new WargameError(fault);
    const lost = d6(dice);
    const armies = raid.armies.map(({ units }) => ({
      units: units.map((one) => (one.id === `raider ${unit}` ? { ...one, lost: one.lost + lost } : one)),
    }));
    return { state: { left: raid.left - 1, armies } };
  },
  judge: ({ armies }) => ({
    lost: armies.map(({ units }) => units.reduce((sum, { lost }) => sum + lost, 0)),
    unhurt: armies.flatMap(({ units }) => units.filter(({ lost }) => lost < 2).map(({ id }) => id)),
  }),
};
