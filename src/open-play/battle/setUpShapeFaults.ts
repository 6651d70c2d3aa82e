import { FARTHEST } from '../../core/geometry/requireNumber';
import { between, list, members, oneOf, optional, orBare, text } from '../../core/shape/shapes';
import { shapeViolations } from '../../core/shape/shapeViolations';
import { ROLES } from '../army/role';
import { type BattleViolation, battleFault } from './battleFault';
import type { BattleSetUp } from './battleSetUp';
import { embarkedShape, namesShape, positionsShape } from './battleShapes';

const named = { id: text, name: text };
const length = between('a length above 0', Number.MIN_VALUE, FARTHEST);

/** Only what keeps an army from being read: mustering has checked the rest. */
const army = orBare(members({ units: list(members({ ...named, models: list(members(named)) })) }));

const side = orBare(
  members({
    army,
    player: optional(text),
    positions: optional(positionsShape),
    reserve: optional(namesShape),
    embarked: optional(list(embarkedShape)),
  }),
);

const setUpShape = orBare(
  members({
    attacker: side,
    defender: side,
    battlefield: optional(orBare(members({ width: length, height: length }))),
    firstTurn: optional(oneOf(ROLES)),
    unarrivedReserves: optional(oneOf(['ignored', 'destroyed'])),
  }),
);

/** What is wrong with the mere shape of how a battle is set up, which may be anything at all. */
export function setUpShapeFaults(setUp: unknown): readonly BattleViolation[] {
  const faults = shapeViolations(setUpShape, setUp, (kind) =>
    kind === 'number' ? 'battle/bad-figure' : 'battle/malformed',
  );
  return faults.length > 0 ? faults : warlordFaults(setUp as BattleSetUp);
}

function warlordFaults(setUp: BattleSetUp): readonly BattleViolation[] {
  return ROLES.flatMap((role) => {
    const { units, warlord } = setUp[role].army;
    if (units.some(({ models }) => models.some(({ id }) => id === warlord))) return [];
    const path = `${role}.army.warlord`;
    return [battleFault('battle/unknown-model', 'the Warlord is no model of the army', { path })];
  });
}
