import type { Dice } from '../../core/dice/dice';
import { rectangleZone } from '../../core/geometry/rectangleZone';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { TableSize } from '../battlezone/tableSize';
import { outcomesOf } from '../ledger/unitOutcomes';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { PlainTypes } from './format/scenarioTypes';
import type { DeploymentZone, SetUpContext } from './format/setUpContext';
import { checkAgreedPoints } from './limits/checkAgreedPoints';
import { edgeLimit } from './limits/edgeLimit';
import { noDefences } from './limits/noDefences';
import { pointsLimit } from './limits/pointsLimit';
import { ledgerSideOf } from './requireBattle';
import { exitObjectives } from './rules/exitPoints';
import { unitsOfFleet } from './rules/unitsOfFleet';
import { shortEdgeStrip } from './rules/wholeTable';
import type { ShortEdge } from './shortEdge';
import { TABLE_THIRDS, type TableThird } from './tables/tableThird';
import { thirdTable } from './tables/thirdTable';

/**
 * The types of Blockade Run.
 *
 * @since 0.1.0
 */
export interface BlockadeRunTypes extends Omit<PlainTypes<'runner' | 'blockader'>, 'choices' | 'setUpRolls'> {
  readonly choices: {
    /** The short edge from which the runner comes. Ruling: the table is played along its length. */
    readonly runnerEdge: ShortEdge;
  };
  readonly setUpRolls: {
    /** The third of the table in which each blockading unit sets up, in the order of its fleet. */
    readonly thirds: readonly { readonly id: string; readonly roll: number; readonly third: TableThird }[];
  };
}

/**
 * Scenario five, Blockade Run: a fleet tries to get through one twice its size.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const blockadeRun: Scenario<BlockadeRunTypes> = defineScenario<BlockadeRunTypes>({
  id: 'blockade-run',
  number: 5,
  title: 'Blockade Run',
  overview: 'A fleet has to get through a blockade twice its size.',
  provenance: 'second-hand',
  sides: [
    { id: 'runner', title: 'Blockade runner', role: 'attacker' },
    { id: 'blockader', title: 'Blockader', role: 'defender' },
  ],
  forces: {
    summary: 'The blockader has the agreed points, the runner half of them at most.',
    checkAgreed: checkAgreedPoints,
    limits: [
      pointsLimit('blockader', 1, 1),
      pointsLimit('runner', 1, 2),
      noDefences('runner'),
      noDefences('blockader'),
    ],
  },
  battlezone: {
    summary: 'Outer reaches or deep space.',
    zones: ['outer-reaches', 'deep-space'],
    roll: null,
    mayBeEmpty: false,
  },
  setUp: {
    steps: [
      'The table is divided along its length into thirds; a D6 for each blockading ship or squadron tells in which it sets up.',
      "The blockader sets up 60 cm or more from the runner's edge, facing as he likes.",
      'The runner sets up within 15 cm of his edge.',
    ],
    limits: [edgeLimit('runnerEdge')],
    roll: ({ forces }, dice) => ({
      thirds: unitsOfFleet(forces.fleets.blockader).map(({ id }) => rollThird(id, dice)),
    }),
    zones: blockadeZones,
  },
  firstTurn: { by: 'roll-off' },
  specialRules: [],
  gameLength: { turns: 6, ends: [] },
  victory: {
    summary:
      "The most victory points win; the runner also scores the points of each ship that leaves by the blockader's edge, a quarter if crippled.",
    objectives: (battle, side) =>
      side === 'runner' ? exitObjectives(outcomesOf(ledgerSideOf(battle, 'runner'))) : [],
  },
});

function rollThird(id: string, dice: Dice): BlockadeRunTypes['setUpRolls']['thirds'][number] {
  const { roll, result } = rollOnTable(thirdTable, dice, `Third of the table: ${id}`);
  return { id, roll, third: result };
}

function blockadeZones({
  table,
  muster,
  rolls,
}: SetUpContext<BlockadeRunTypes>): readonly DeploymentZone<BlockadeRunTypes['side']>[] {
  const { runnerEdge } = muster.choices;
  const start = shortEdgeStrip(table, runnerEdge, 15);
  return [
    { side: 'runner', name: 'Runner', zone: start },
    ...TABLE_THIRDS.flatMap((third, index) => {
      const units = rolls.thirds.filter((roll) => roll.third === third).map(({ id }) => id);
      return units.length === 0 ? [] : [thirdZone(third, index, units, table, runnerEdge)];
    }),
  ];
}

function thirdZone(
  third: TableThird,
  index: number,
  units: readonly string[],
  { width, height }: TableSize,
  runnerEdge: ShortEdge,
): DeploymentZone<BlockadeRunTypes['side']> {
  const far = width > 60 ? 60 : 0;
  const [depth, length] = [height / 3, width - far];
  const y = height - (index + 1) * depth;
  const zone = rectangleZone({ x: runnerEdge === 'left' ? far : 0, y, width: length, height: depth });
  return { side: 'blockader', name: `${third} third`, zone, units, provenance: 'reconstruction' };
}
