import type { Unit } from '../../army/army';
import type { Battlefield } from '../../battle/battle';
import type { ModelPosition } from '../../battle/battleFact';
import { standingFaults } from '../../battle/positions';
import { musteredArmy, otherPlayer, seatOf, withOwn } from '../players';
import type { Declaration, PreBattle } from '../preBattle';
import type { ActionOf, PreBattleViolation, StepRule } from '../stepRule';
import { missingPositionFaults, ownPosition } from '../unitPositions';

/** Step 9: one ability at a time, whoever has the first turn beginning, until neither has any left. */
export const resolveAbilities: StepRule<'resolve-ability' | 'end-abilities'> = {
  types: ['resolve-ability', 'end-abilities'],
  toAct: ({ next }) => (next === null ? [] : [next]),
  check(state, action) {
    if (action.type === 'end-abilities') return [];
    const { player, unit: id, ability, positions } = action;
    const unit = musteredArmy(state, player).units.find((one) => one.id === id);
    if (!unit) {
      return [
        { code: 'pre-battle/foreign-unit', message: `${id} is no unit of ${player}'s army`, path: 'unit' },
      ];
    }
    return [
      ...(typeof ability === 'string' && ability !== ''
        ? []
        : [badChoice('say which ability it is', 'ability')]),
      ...placeFaults(state, unit, action),
      ...standingFaults(state.battlefield as Battlefield, unit.models, unit.name, faced(state, positions)),
    ];
  },
  apply(state, action) {
    const { player } = action;
    if (action.type === 'end-abilities') {
      const abilitiesDone = withOwn(state.abilitiesDone, seatOf(state, player), true);
      return { state: withNext({ ...state, abilitiesDone }, player), events: [] };
    }
    const { unit, ability, to } = action;
    return {
      state: withNext(resolved(state, action), player),
      events: [{ type: 'ability-resolved', player, unit, ability, ...(to && { to }) }],
    };
  },
  propose: (_, player) => ({ type: 'end-abilities', player }),
};

/** Whoever is moved keeps the facing that is not told anew. */
function faced(state: PreBattle, positions: readonly ModelPosition[] = []): readonly ModelPosition[] {
  return positions.map((position) => {
    const before = state.positions.find(({ model }) => model === position.model);
    const facing = position.facing === undefined ? before?.facing : position.facing;
    return facing === undefined ? position : { ...position, facing };
  });
}

/** Only who is on the battlefield can be moved there or leave it, and only who is in reserve can come from it. */
function placeFaults(
  state: PreBattle,
  unit: Unit,
  { player, to, positions }: ActionOf<'resolve-ability'>,
): readonly PreBattleViolation[] {
  const wrongPlace = (where: string, path: string): readonly PreBattleViolation[] => [
    { code: 'battle/wrong-place', message: `${unit.name} is not ${where}`, path },
  ];
  const isDeployed = state.deployed.includes(unit.id);
  switch (to) {
    case undefined:
      return positions && !isDeployed ? wrongPlace('on the battlefield', 'positions') : [];
    case 'battlefield':
      return [
        ...(declarationOf(state, player).reserve.includes(unit.id) ? [] : wrongPlace('in reserve', 'unit')),
        ...missingPositionFaults(unit, positions ?? [], 'OP-ABILITY-1'),
      ];
    case 'reserve':
      return [
        ...(isDeployed ? [] : wrongPlace('on the battlefield', 'unit')),
        ...(positions
          ? [badChoice(`${unit.name} has no place on the battlefield when it goes into reserve`, 'positions')]
          : []),
      ];
    default:
      return [badChoice(`expected battlefield or reserve, got ${to}`, 'to')];
  }
}

function resolved(state: PreBattle, action: ActionOf<'resolve-ability'>): PreBattle {
  const told = faced(state, action.positions).map(ownPosition);
  if (action.to !== undefined) return sent(state, action, told);
  const moved = new Map(told.map((position) => [position.model, position]));
  return { ...state, positions: state.positions.map((one) => moved.get(one.model) ?? one) };
}

/** The state with a unit that comes from reserve, or goes there. */
function sent(
  state: PreBattle,
  { player, unit: id, to }: ActionOf<'resolve-ability'>,
  told: readonly ModelPosition[],
): PreBattle {
  const { models } = musteredArmy(state, player).units.find((one) => one.id === id) as Unit;
  const { reserve, embarked } = declarationOf(state, player);
  const without = (units: readonly string[]): readonly string[] => units.filter((one) => one !== id);
  const declaration = { reserve: to === 'reserve' ? [...reserve, id] : without(reserve), embarked };
  return {
    ...state,
    declarations: withOwn(state.declarations, seatOf(state, player), declaration),
    deployed: to === 'reserve' ? without(state.deployed) : [...state.deployed, id],
    positions: [
      ...state.positions.filter((position) => !models.some((model) => model.id === position.model)),
      ...told,
    ],
  };
}

/** Both players have declared long since. */
function declarationOf(state: PreBattle, player: string): Declaration {
  return state.declarations[seatOf(state, player)] as Declaration;
}

function badChoice(message: string, path: string): PreBattleViolation {
  return { code: 'pre-battle/bad-choice', message, path };
}

/** The other player is next, unless he has no more abilities; null when neither has. */
function withNext(state: PreBattle, player: string): PreBattle {
  const next = [otherPlayer(state, player), player].find((one) => !state.abilitiesDone[seatOf(state, one)]);
  return { ...state, next: next ?? null };
}
