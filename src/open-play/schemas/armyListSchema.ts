import * as v from 'valibot';
import type { ArmyList } from '../army/armyList';
import { finite, LONGEST, name, whole } from './figures';

const words = v.pipe(v.array(name), v.maxLength(LONGEST));

const base = v.variant('shape', [
  v.strictObject({ shape: v.literal('round'), diameter: finite }),
  v.strictObject({ shape: v.literal('oval'), length: finite, width: finite }),
  v.strictObject({ shape: v.literal('rectangle'), length: finite, width: finite }),
]);

const model = v.object({
  id: name,
  name,
  count: v.exactOptional(v.pipe(whole, v.minValue(1), v.maxValue(LONGEST))),
  keywords: v.exactOptional(words),
  warlord: v.exactOptional(v.boolean()),
  base: v.exactOptional(base),
  leadership: v.exactOptional(whole),
  save: v.exactOptional(whole),
  invulnerableSave: v.exactOptional(whole),
  invulnerableSaves: v.exactOptional(v.array(whole)),
});

const unit = v.object({
  id: name,
  name,
  powerRating: whole,
  keywords: v.exactOptional(words),
  warlord: v.exactOptional(v.boolean()),
  leadership: v.exactOptional(whole),
  transportCapacity: v.exactOptional(whole),
  deploysLast: v.exactOptional(v.boolean()),
  models: v.pipe(v.array(model), v.maxLength(LONGEST)),
});

/** An army list. What a roster knows beyond it is dropped. */
export const armyListSchema: v.GenericSchema<ArmyList> = v.object({
  name,
  faction: v.exactOptional(name),
  units: v.pipe(v.array(unit), v.maxLength(LONGEST)),
});
