import type { Dice } from '../dice/dice';
import { WargameError } from '../errors/wargameError';
import { shown } from '../shape/shown';
import type { MatchErrorCode } from './matchErrorCode';

/** Stands in for dice where none should be due. */
export const noDice: Dice = {
  roll(_, label) {
    throw new WargameError<MatchErrorCode>({
      code: 'match/no-dice',
      message: `a die is due, and there are no dice${label ? ` (at ${shown(label)})` : ''}`,
      path: 'dice',
    });
  },
};
