import type { Dice } from '../../../core/dice/dice';
import { rollDie } from '../../../core/dice/rollDie';
import type { Army } from '../../army/army';
import type { ArmyList } from '../../army/armyList';
import { checkArmyList } from '../../army/checkArmyList';
import { musterArmy } from '../../army/musterArmy';
import { namedModels } from '../../army/namedModels';
import { INSPIRING_LEADER } from '../../army/warlordTraits';
import { otherPlayer, playersLeft, seatOf, withOwn } from '../players';
import type { PreBattle } from '../preBattle';
import type { ActionOf, PreBattleViolation, StepRule } from '../stepRule';

/** Step 1: both muster, in any order. No size is refused. */
export const muster: StepRule<'muster'> = {
  types: ['muster'],
  toAct: (state) => playersLeft(state, [state.armies[0] !== null, state.armies[1] !== null]),
  check(state, { player, list, choices }) {
    const faults = checkArmyList(list, choices);
    return faults.length > 0 ? faults : takenIds(state, player, listedIds(list, choices?.prefix));
  },
  apply(state, { player, list, choices }) {
    const army = musterArmy(list, choices);
    const armies = withOwn(state.armies, seatOf(state, player), army);
    const step = armies[0] && armies[1] ? 'determine-mission' : state.step;
    return {
      state: { ...state, step, armies },
      events: [{ type: 'army-mustered', player, powerLevel: army.powerLevel }],
    };
  },
  propose: (_, player, __, dice): ActionOf<'muster'> => ({
    type: 'muster',
    player,
    list: sampleList(player, dice),
    choices: { warlord: `${player}-chief`, warlordTrait: INSPIRING_LEADER },
  }),
};

/** The two armies meet in one battle, so no id may stand in both. */
function takenIds(state: PreBattle, player: string, ids: readonly string[]): readonly PreBattleViolation[] {
  const other = state.armies[seatOf(state, otherPlayer(state, player))];
  const taken = new Set(other && idsOf(other));
  return ids
    .filter((id) => taken.has(id))
    .map((id) => ({
      code: 'army/duplicate-id',
      message: `the other army has the id ${id} too; muster with a prefix`,
      path: 'choices.prefix',
      facts: { id },
    }));
}

function idsOf({ units }: Army): readonly string[] {
  return units.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]);
}

function listedIds({ units }: ArmyList, prefix: string = ''): readonly string[] {
  return units.flatMap((unit) => [`${prefix}${unit.id}`, ...namedModels(unit, prefix).map(({ id }) => id)]);
}

/** A small army for bots that bring none. */
function sampleList(player: string, dice: Dice): ArmyList {
  const squads = rollDie(3, dice, 'How many squads');
  return {
    name: `${player}'s band`,
    units: [
      {
        id: `${player}-leader`,
        name: 'Leader',
        powerRating: 4,
        leadership: 8,
        keywords: ['CHARACTER'],
        models: [{ id: `${player}-chief`, name: 'Chief', base: { shape: 'round', diameter: 1.57 }, save: 3 }],
      },
      ...Array.from({ length: squads }, (_, index) => ({
        id: `${player}-squad-${index + 1}`,
        name: `Squad ${index + 1}`,
        powerRating: 3 + index,
        leadership: 7,
        models: [
          {
            id: `${player}-squad-${index + 1}-trooper`,
            name: 'Trooper',
            count: 4 + index,
            base: { shape: 'round' as const, diameter: 1 },
            save: 4,
          },
        ],
      })),
    ],
  };
}
