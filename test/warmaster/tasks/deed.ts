import type { Game } from 'wargame-rules';
import {
  type ActionOf,
  defineEdition,
  type Effect,
  type Side,
  type WarmasterTypes,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';

/** The plain rules and a deed: in its movement phase a unit aboard may bring about these effects. */
export function bringing(...effects: readonly Effect[]): Game<WarmasterTypes> {
  return warmasterGame(
    defineEdition({
      ...plainEdition,
      specialRules: [
        {
          id: 'deed',
          title: 'Deed',
          text: 'Brings something about.',
          choices: (rules, state, side) =>
            state.units
              .filter(({ at }, index) => typeof at === 'number' && rules.sides[index] === side)
              .map(({ id }) => ({ unit: id })),
          chosen: () => effects,
        },
      ],
    }),
  );
}

export const deed = (player: Side, unit: string): ActionOf<'special'> => ({
  type: 'special',
  player,
  rule: 'deed',
  unit,
});
