import * as v from 'valibot';
import type { ModelPosition } from '../battle/battleFact';
import { finite, LONGEST, name } from './figures';

/** Where models stand. */
export const positionsSchema: v.GenericSchema<readonly ModelPosition[]> = v.pipe(
  v.array(
    v.strictObject({
      model: name,
      at: v.strictObject({ x: finite, y: finite }),
      facing: v.exactOptional(finite),
    }),
  ),
  v.maxLength(LONGEST),
);
