import { AREA_NUMBERS, type AreaNumber, type WarmasterAction } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';

/** The set-up of the plain edition. */
export const PLAIN = { edition: 'plain', version: 1 } as const;

/** The counters that are deployed, in the order of the edition. */
export const eyes: readonly string[] = plainEdition.counters
  .filter(({ back }) => back === 'eye')
  .map(({ id }) => id);

export const deploy = (unit: string, area: AreaNumber): WarmasterAction => ({
  type: 'deploy',
  player: 'traitor',
  unit,
  area,
});

/** All of them, from the lowest area up. */
export const deployments: readonly WarmasterAction[] = eyes.map((unit, index) =>
  deploy(unit, AREA_NUMBERS[index] as AreaNumber),
);
