import * as v from 'valibot';
import type { OpenHostilitySetup } from '../match/openHostilityTypes';
import { name } from './figures';

/** What the players agree on before they muster. */
export const setupSchema: v.GenericSchema<unknown, OpenHostilitySetup> = v.strictObject({
  players: v.strictTuple([name, name]),
  unarrivedReserves: v.exactOptional(v.picklist(['ignored', 'destroyed'])),
});
