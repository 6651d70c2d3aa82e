import { rectangleZone } from '../../core/geometry/rectangleZone';
import type { TableSize } from '../battlezone/tableSize';
import { defineScenario } from './format/defineScenario';
import type { Scenario } from './format/scenario';
import type { Forces, Nothing, PlainTypes } from './format/scenarioTypes';
import type { DeploymentZone } from './format/setUpContext';
import { baitLimit } from './limits/baitLimit';
import { edgeLimit } from './limits/edgeLimit';
import { fixedPointsLimit } from './limits/fixedPointsLimit';
import { noDefences } from './limits/noDefences';
import { fleetGone } from './rules/fleetGone';
import type { ShortEdge } from './shortEdge';
import { outerOrDeepTable } from './tables/outerOrDeepTable';

/**
 * The types of The Bait.
 *
 * @since 0.1.0
 */
export interface TheBaitTypes
  extends Omit<PlainTypes<'pursuers' | 'pursued'>, 'agreed' | 'forces' | 'choices'> {
  readonly agreed: Nothing;
  readonly forces: Forces<'pursuers' | 'pursued'> & {
    /** The one ship or squadron that is pursued, by its id; the rest of its fleet are the reinforcements. */
    readonly bait: string;
  };
  readonly choices: {
    /** The short edge that the pursued ship faces, where its friends are. */
    readonly edge: ShortEdge;
  };
}

/**
 * Scenario two, The Bait: a lone ship draws its pursuers towards its waiting friends.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const theBait: Scenario<TheBaitTypes> = defineScenario<TheBaitTypes>({
  id: 'the-bait',
  number: 2,
  title: 'The Bait',
  overview: 'A lone ship draws its pursuers towards friends who lie in wait.',
  provenance: 'second-hand',
  sides: [
    { id: 'pursuers', title: 'Pursuers', role: null },
    { id: 'pursued', title: 'Pursued', role: null },
  ],
  forces: {
    summary:
      'Pursuers for 500 points. Pursued: one ship or squadron for 250 points, and reinforcements for 500 points.',
    limits: [
      fixedPointsLimit('pursuers', 500),
      baitLimit('pursued', 250, 500),
      noDefences('pursuers'),
      noDefences('pursued'),
    ],
  },
  battlezone: {
    summary: 'D6: 1-3 outer reaches, 4-6 deep space.',
    zones: [],
    roll: outerOrDeepTable,
    mayBeEmpty: false,
  },
  setUp: {
    steps: [
      'The pursued ship or squadron is placed in the centre of the table, facing a short edge.',
      'The pursuers set up behind it, more than 60 cm away.',
      'Its reinforcements stay off the table, behind the edge it faces.',
    ],
    limits: [edgeLimit('edge')],
    zones: ({ table, muster }) => chase(table, muster.choices.edge),
  },
  firstTurn: { by: 'side', side: 'pursued' },
  specialRules: [
    {
      id: 'reinforcements',
      title: 'Reinforcements',
      summary:
        'They may come on in any turn, from the edge ahead of the pursued ship; with each turn after the first also from 30 cm more of the long edges.',
    },
  ],
  gameLength: { turns: null, ends: [fleetGone] },
  victory: { summary: 'The most victory points win.' },
});

/** The pursuers' zone ends 60 cm behind the centre; on the line itself nobody may be. */
function chase(
  { width, height }: TableSize,
  edge: ShortEdge,
): readonly DeploymentZone<TheBaitTypes['side']>[] {
  const depth = width / 2 - 60;
  if (depth <= 0) return [];
  const x = edge === 'right' ? 0 : width - depth;
  const zone = rectangleZone({ x, y: 0, width: depth, height });
  return [{ side: 'pursuers', name: 'Pursuers', zone }];
}
