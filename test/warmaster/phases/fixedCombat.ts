import {
  type CombatOutcome,
  defineEdition,
  type WarmasterAction,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';

/** The rules with a table that says the same whatever is rolled. */
export function always(outcome: Omit<CombatOutcome, 'name'>) {
  const row = { from: 1, to: 6, result: { name: 'always', ...outcome } };
  const columns = [0, 1, 2, 3].map((ratio) => ({ ratio, rows: [row] }));
  return warmasterGame(defineEdition({ ...plainEdition, combatResults: { columns } }));
}

export const stands = { loses: 0, retreats: false } as const;

export const retreats = { loses: 0, retreats: true } as const;

export const HIDDEN = { horus: [56, 'down'] } as const;

export const retreat = (player: 'imperial' | 'traitor', unit: string): WarmasterAction => ({
  type: 'retreat',
  player,
  unit,
});
