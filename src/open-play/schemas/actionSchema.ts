import * as v from 'valibot';
import { ROLES } from '../army/role';
import type { OpenHostilityAction } from '../match/openHostilityTypes';
import { armyListSchema } from './armyListSchema';
import { finite, LONGEST, name } from './figures';
import { positionsSchema } from './positionSchema';
import { reportedFactSchema } from './reportedFactSchema';

const player = name;

/** What a player does in a match. */
export const actionSchema: v.GenericSchema<unknown, OpenHostilityAction> = v.variant('type', [
  v.strictObject({
    type: v.literal('muster'),
    player,
    list: armyListSchema,
    choices: v.exactOptional(
      v.strictObject({
        warlord: v.exactOptional(name),
        warlordTrait: v.exactOptional(name),
        prefix: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
      }),
    ),
  }),
  v.strictObject({ type: v.literal('propose-mission'), player, mission: name }),
  v.strictObject({ type: v.literal('read-briefing'), player }),
  v.strictObject({
    type: v.literal('propose-battlefield'),
    player,
    battlefield: v.strictObject({ width: finite, height: finite }),
  }),
  v.strictObject({ type: v.literal('choose-role'), player, role: v.picklist(ROLES) }),
  v.strictObject({
    type: v.literal('declare'),
    player,
    reserve: v.pipe(v.array(name), v.maxLength(LONGEST)),
    embarked: v.pipe(v.array(v.strictObject({ unit: name, transport: name })), v.maxLength(LONGEST)),
  }),
  v.strictObject({ type: v.literal('deploy'), player, unit: name, positions: positionsSchema }),
  v.strictObject({ type: v.literal('choose-turn'), player, turn: v.picklist(['first', 'second']) }),
  v.strictObject({
    type: v.literal('resolve-ability'),
    player,
    unit: name,
    ability: name,
    to: v.exactOptional(v.picklist(['battlefield', 'reserve'])),
    positions: v.exactOptional(positionsSchema),
  }),
  v.strictObject({ type: v.literal('end-abilities'), player }),
  v.strictObject({ type: v.literal('report'), player, fact: reportedFactSchema }),
]);
