import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { rectangleZone } from '../../core/geometry/rectangleZone';
import type { TableSize } from '../battlezone/tableSize';
import { firstAndSecond } from './equalFleets';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { DeploymentZone } from './format/setUpContext';
import { checkClashAgreement, clashLimits } from './limits/clashLimits';
import { decideClash } from './rules/clashPoints';
import type { ClashSide, CruiserClashTypes } from './rules/clashTypes';
import { fleetDestroyed } from './rules/fleetDestroyed';
import { rollDeploymentOrder } from './rules/rollDeploymentOrder';
import { outerOrDeepTable } from './tables/outerOrDeepTable';

/**
 * Scenario one, Cruiser Clash: the same number of cruisers on both sides, for learning the game.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const cruiserClash: Scenario<CruiserClashTypes> = defineScenario<CruiserClashTypes>({
  id: 'cruiser-clash',
  number: 1,
  title: 'Cruiser Clash',
  overview: 'Two patrols of cruisers meet without warning and open fire. Made for learning the game.',
  provenance: 'second-hand',
  sides: firstAndSecond,
  forces: {
    summary: 'One to four cruisers each, the same number on both sides, none of more than 185 points.',
    checkAgreed: checkClashAgreement,
    limits: clashLimits,
  },
  battlezone: {
    summary: 'A table without phenomena; later games roll a D6, 1-3 outer reaches and 4-6 deep space.',
    zones: [],
    roll: outerOrDeepTable,
    mayBeEmpty: true,
  },
  setUp: {
    steps: [
      'Roll Leadership first.',
      'The first side rolls a D6: on 1-3 it has zone A, on 4-6 zone B.',
      'Both roll a D6; the lowest places a ship, then they alternate.',
      'All ships face the opposite long edge.',
    ],
    roll: (_, dice) => rollClash(dice),
    zones: ({ table, rolls }) => [
      clashZone('first', rolls.zones.first, table),
      clashZone('second', rolls.zones.second, table),
    ],
  },
  firstTurn: { by: 'roll-off' },
  specialRules: [],
  gameLength: { turns: 8, ends: [fleetDestroyed] },
  victory: {
    summary:
      'A point for each damage point dealt, one more for each ship crippled or three for each destroyed; the most points win.',
    decide: decideClash,
  },
});

function rollClash(dice: Dice): CruiserClashTypes['setUpRolls'] {
  const zoneRoll = d6(dice, 'Zone of the first side');
  const zones =
    zoneRoll <= 3 ? ({ first: 'A', second: 'B' } as const) : ({ first: 'B', second: 'A' } as const);
  return { zoneRoll, zones, ...rollDeploymentOrder(['first', 'second'], dice) };
}

/** The zones are 90 cm wide and 60 cm apart; that they touch the long edges fixes their depth. */
function clashZone(
  side: ClashSide,
  name: 'A' | 'B',
  { width, height }: TableSize,
): DeploymentZone<ClashSide> {
  const across = Math.min(90, width);
  // How deep the zones are is not in any source: what 60 cm between them leave, and a quarter of a narrow table.
  const depth = height > 60 ? (height - 60) / 2 : height / 4;
  const x = (width - across) / 2;
  const y = name === 'A' ? height - depth : 0;
  const zone = rectangleZone({ x, y, width: across, height: depth });
  const heading = name === 'A' ? 180 : 0;
  return { side, name: `Zone ${name}`, zone, heading, provenance: 'reconstruction' };
}
