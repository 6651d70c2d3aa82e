import * as v from 'valibot';
import { ROLES } from '../army/role';
import { BATTLE_PHASES, type ReportedFact } from '../battle/battleFact';
import { unitSchema } from './armyListSchema';
import { LONGEST, name, whole } from './figures';
import { positionsSchema } from './positionSchema';

const models = v.pipe(v.array(name), v.maxLength(LONGEST));
const ofUnit = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type), unit: name });
const ofModels = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type), models });
const setUp = <Type extends string>(type: Type) =>
  v.strictObject({ type: v.literal(type), unit: name, positions: v.exactOptional(positionsSchema) });

/** Something that is reported from the table. What a player does with a part is checked further by the part. */
export const reportedFactSchema: v.GenericSchema<unknown, ReportedFact> = v.variant('type', [
  ofModels('models-destroyed'),
  ofModels('models-fled'),
  ofModels('flee'),
  v.strictObject({
    type: v.literal('models-returned'),
    models,
    positions: v.exactOptional(positionsSchema),
  }),
  v.strictObject({ type: v.literal('models-moved'), positions: positionsSchema }),
  v.strictObject({
    type: v.literal('unit-split'),
    unit: name,
    into: v.pipe(
      v.array(v.strictObject({ id: name, name: v.exactOptional(name), models })),
      v.maxLength(LONGEST),
    ),
  }),
  v.strictObject({ type: v.literal('unit-embarked'), unit: name, transport: name }),
  setUp('unit-disembarked'),
  v.strictObject({
    type: v.literal('unit-added'),
    role: v.picklist(ROLES),
    unit: unitSchema,
    positions: v.exactOptional(positionsSchema),
  }),
  setUp('unit-arrived'),
  ofUnit('unit-withdrawn'),
  ofUnit('unit-left'),
  ofUnit('unit-changed-sides'),
  v.strictObject({
    type: v.literal('morale-test'),
    unit: name,
    leadership: v.exactOptional(whole),
    modifier: v.exactOptional(whole),
  }),
  v.strictObject({
    type: v.literal('part-action'),
    part: name,
    action: v.looseObject({ type: name, player: name }),
  }),
  v.strictObject({ type: v.literal('phase-ended'), phase: v.picklist(BATTLE_PHASES) }),
  v.strictObject({ type: v.literal('turn-ended') }),
]);
