import type { Battlefield } from '../../battle/battle';
import type { ModelPosition } from '../../battle/battleFact';
import { musteredArmy, otherPlayer, seatOf, withOwn } from '../players';
import type { PreBattle } from '../preBattle';
import type { PreBattleViolation, StepRule } from '../stepRule';
import { ownPosition, unitPositionFaults } from '../unitPositions';

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
        : [{ code: 'pre-battle/bad-choice' as const, message: 'say which ability it is', path: 'ability' }]),
      ...(positions && !state.deployed.includes(id) ? [notThere(unit.name)] : []),
      ...unitPositionFaults(state.battlefield as Battlefield, unit, faced(state, positions)),
    ];
  },
  apply(state, action) {
    const { player } = action;
    if (action.type === 'end-abilities') {
      const abilitiesDone = withOwn(state.abilitiesDone, seatOf(state, player), true);
      return { state: withNext({ ...state, abilitiesDone }, player), events: [] };
    }
    const { unit, ability, positions } = action;
    const moved = new Map(faced(state, positions).map((position) => [position.model, ownPosition(position)]));
    return {
      state: withNext(
        { ...state, positions: state.positions.map((one) => moved.get(one.model) ?? one) },
        player,
      ),
      events: [{ type: 'ability-resolved', player, unit, ability }],
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

function notThere(name: string): PreBattleViolation {
  return { code: 'battle/wrong-place', message: `${name} is not on the battlefield`, path: 'positions' };
}

/** The other player is next, unless he has no more abilities; null when neither has. */
function withNext(state: PreBattle, player: string): PreBattle {
  const next = [otherPlayer(state, player), player].find((one) => !state.abilitiesDone[seatOf(state, one)]);
  return { ...state, next: next ?? null };
}
