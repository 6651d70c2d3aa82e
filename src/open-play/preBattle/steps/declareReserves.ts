import type { Dice } from '../../../core/dice/dice';
import { rollDie } from '../../../core/dice/rollDie';
import { declarationFaults } from '../../battle/battleSetUpFaults';
import { declaredBattle } from '../declaredBattle';
import { musteredArmy, playersLeft, roleOf, seatOf, withOwn } from '../players';
import type { Declaration, PreBattle } from '../preBattle';
import type { ActionOf, StepRule } from '../stepRule';
import { beginDeployment } from './deployArmies';

/** Step 6: both declare in secret; what they declared is shown when both have. */
export const declareReserves: StepRule<'declare'> = {
  types: ['declare'],
  toAct: (state) => playersLeft(state, [state.declarations[0] !== null, state.declarations[1] !== null]),
  check(state, { player, reserve, embarked }, missions) {
    // Nothing can be wrong with it, and to plan a battle takes its time.
    if (reserve.length === 0 && embarked.length === 0) return [];
    const declaration: Declaration = { reserve, embarked };
    const battle = declaredBattle(state, missions, player, declaration);
    return declarationFaults(battle, roleOf(state, player), declaration);
  },
  apply(state, { player, reserve, embarked }, missions, dice) {
    const own: Declaration = {
      reserve: [...reserve],
      embarked: embarked.map(({ unit, transport }) => ({ unit, transport })),
    };
    const declarations = withOwn(state.declarations, seatOf(state, player), own);
    const declared = { type: 'declared', player } as const;
    const [one, other] = declarations;
    if (!one || !other) return { state: { ...state, declarations }, events: [declared], seals: 'commit' };
    const begun = beginDeployment({ ...state, declarations }, missions, dice);
    const revealed = [
      { player: state.players[0], ...one },
      { player: state.players[1], ...other },
    ];
    return {
      state: begun.state,
      events: [declared, { type: 'declarations-revealed', declarations: revealed }, ...begun.events],
      seals: 'reveal',
    };
  },
  propose: (state, player, _, dice): ActionOf<'declare'> => ({
    type: 'declare',
    player,
    ...someDeclaration(state, player, dice),
  }),
};

/** Some declaration that is allowed: each unit may be in reserve. */
export function someDeclaration(state: PreBattle, player: string, dice: Dice): Declaration {
  const units = musteredArmy(state, player).units;
  const reserve = units.filter(({ name }) => rollDie(4, dice, `Reserve: ${name}`) === 1).map(({ id }) => id);
  return { reserve, embarked: [] };
}
