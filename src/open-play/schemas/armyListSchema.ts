import * as v from 'valibot';
import type { ArmyList, UnitEntry } from '../army/armyList';
import { ROSTER_MEMBERS } from '../army/rosterMembers';
import { finite, LONGEST, name, whole } from './figures';

const words = v.pipe(v.array(name), v.maxLength(LONGEST));

const base = v.variant('shape', [
  v.strictObject({ shape: v.literal('round'), diameter: finite }),
  v.strictObject({ shape: v.literal('oval'), length: finite, width: finite }),
  v.strictObject({ shape: v.literal('rectangle'), length: finite, width: finite }),
]);

const model = listed(ROSTER_MEMBERS.model, {
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

/** A unit of a list. */
export const unitSchema: v.GenericSchema<unknown, UnitEntry> = listed(ROSTER_MEMBERS.unit, {
  id: name,
  name,
  powerRating: whole,
  keywords: v.exactOptional(words),
  warlord: v.exactOptional(v.boolean()),
  warlordTraits: v.exactOptional(words),
  leadership: v.exactOptional(whole),
  transportCapacity: v.exactOptional(whole),
  deploysLast: v.exactOptional(v.boolean()),
  models: v.pipe(v.array(model), v.maxLength(LONGEST)),
});

/** An army list. What a reader of rosters adds to it is left out; what nobody knows of is refused. */
export const armyListSchema: v.GenericSchema<unknown, ArmyList> = listed(ROSTER_MEMBERS.list, {
  name,
  faction: v.exactOptional(name),
  units: v.pipe(v.array(unitSchema), v.maxLength(LONGEST)),
});

/** An object of which a reader of rosters says more than is read here. */
function listed<const Entries extends v.ObjectEntries>(
  more: readonly string[],
  entries: Entries,
): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  type Output = v.InferOutput<v.ObjectSchema<Entries, undefined>>;
  const unread = Object.fromEntries(more.map((one) => [one, v.exactOptional(v.unknown())]));
  const read: v.GenericSchema<unknown, object> = v.strictObject({ ...unread, ...entries });
  const kept = (all: object): Output =>
    Object.fromEntries(Object.entries(all).filter(([one]) => Object.hasOwn(entries, one))) as Output;
  return v.pipe(read, v.transform(kept));
}
