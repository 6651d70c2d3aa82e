import { d3 } from '../../../core/dice/d3';
import type { Dice } from '../../../core/dice/dice';
import { rollOnTable } from '../../../core/table/rollOnTable';
import type { CapitalShip } from '../../fleet/capitalShip';
import { hasOwnCapitalShip, trueCapitalShips } from '../capitalShips';
import { defineSubplot } from '../defineSubplot';
import { isFallen, shipPoints } from '../fallen';
import type { Subplot } from '../subplot';
import type { SubplotEffect } from '../subplotEffect';
import { extendedDutyTable } from './extendedDutyTable';

/**
 * What Extended Duty rolls.
 *
 * @since 0.1.0
 */
export interface ExtendedDutyRolls {
  /** The ships that begin the battle with damage, and how many points they lack. */
  readonly damaged: readonly { readonly ship: string; readonly lost: number }[];
  /** The ships that are short of everything, by their ids. */
  readonly short: readonly string[];
}

/**
 * Extended Duty: on a 1 a capital ship starts D3 damage points down, on a 2 it has -1 Leadership for Lock On and
 * Reload Ordnance. Completed when more points of enemy ships were crippled or destroyed than of the owner's: each
 * capital ship and squadron in full, once.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const extendedDuty: Subplot<ExtendedDutyRolls> = defineSubplot<ExtendedDutyRolls>({
  id: 'extended-duty',
  title: 'Extended Duty',
  renown: { completed: 1, failed: 0 },
  actsOn: hasOwnCapitalShip,
  rolls: { damaged: 'list', short: 'list' },
  setUp: ({ own }, dice) => rollDuty(trueCapitalShips(own), dice),
  effects: ({ rolled: { damaged, short } }) => [
    ...damaged.map((ship): SubplotEffect => ({ type: 'starting-damage', ...ship })),
    ...shortageOf(short),
  ],
  completed: ({ own, enemy }) => shipPoints(enemy.filter(isFallen)) > shipPoints(own.filter(isFallen)),
});

function rollDuty(ships: readonly CapitalShip[], dice: Dice): ExtendedDutyRolls {
  const damaged: { readonly ship: string; readonly lost: number }[] = [];
  const short: string[] = [];
  for (const { id, name } of ships) {
    const { result } = rollOnTable(extendedDutyTable, dice, `Extended Duty: ${name}`);
    if (result === 'damaged') damaged.push({ ship: id, lost: d3(dice, `Damage from before: ${name}`) });
    if (result === 'short') short.push(id);
  }
  return { damaged, short };
}

function shortageOf(ships: readonly string[]): readonly SubplotEffect[] {
  if (ships.length === 0) return [];
  return [{ type: 'leadership', ships, modifier: -1, tests: ['lock-on', 'reload-ordnance'] }];
}
