import { numberFault } from '../../core/geometry/requireNumber';
import { ROLES, type Role } from '../army/role';
import { type BattleViolation, battleFault } from './battleFault';
import { fieldFaults, listFaults, malformed, memberFaults, membersOf } from './fieldFaults';

/** What is wrong with the mere shape of how a battle is set up, which may be anything at all. */
export function setUpShapeFaults(setUp: unknown): readonly BattleViolation[] {
  const { battlefield, firstTurn, unarrivedReserves } = membersOf(setUp);
  return [
    ...ROLES.flatMap((role) => sideFaults(membersOf(membersOf(setUp)[role]), role)),
    ...(battlefield === undefined ? [] : battlefieldFaults(membersOf(battlefield))),
    ...oneOfFaults(firstTurn, ROLES, 'firstTurn'),
    ...oneOfFaults(unarrivedReserves, ['ignored', 'destroyed'], 'unarrivedReserves'),
  ];
}

function sideFaults(side: { readonly [name: string]: unknown }, role: Role): readonly BattleViolation[] {
  const { army, player, positions, reserve, embarked } = side;
  return [
    ...armyFaults(army, `${role}.army`),
    ...fieldFaults('name?', player, `${role}.player`),
    ...fieldFaults('positions?', positions, `${role}.positions`),
    ...fieldFaults('names?', reserve, `${role}.reserve`),
    ...fieldFaults('embarked?', embarked, `${role}.embarked`),
  ];
}

const NAMED = { id: 'name', name: 'name' } as const;

/** Only what keeps an army from being read: mustering has checked the rest. */
function armyFaults(army: unknown, path: string): readonly BattleViolation[] {
  const { units, warlord } = membersOf(army);
  const unitsFaults = listFaults(units, `${path}.units`, (unit, place) => {
    const { models } = membersOf(unit);
    return [
      ...memberFaults(unit, place, NAMED),
      ...listFaults(models, `${place}.models`, (model, at) => memberFaults(model, at, NAMED)),
    ];
  });
  if (unitsFaults.length > 0) return unitsFaults;
  const models = (units as readonly { readonly models: readonly { readonly id: string }[] }[]).flatMap(
    (unit) => unit.models,
  );
  if (models.some(({ id }) => id === warlord)) return [];
  return [
    battleFault('battle/unknown-model', 'the Warlord is no model of the army', { path: `${path}.warlord` }),
  ];
}

function battlefieldFaults(size: { readonly [name: string]: unknown }): readonly BattleViolation[] {
  return ['width', 'height'].flatMap((side) => {
    const path = `battlefield.${side}`;
    const message = numberFault(size[side], path)?.message;
    if (message !== undefined) return [battleFault('battle/bad-figure', message, { path })];
    if ((size[side] as number) > 0) return [];
    return [battleFault('battle/bad-figure', `expected a length above 0, got ${size[side]}`, { path })];
  });
}

function oneOfFaults(value: unknown, values: readonly unknown[], path: string): readonly BattleViolation[] {
  if (value === undefined || values.includes(value)) return [];
  return [malformed(values.join(' or '), path)];
}
