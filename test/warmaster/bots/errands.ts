/** The next errand of a bot, on a table of combat results without chance. */
import {
  type CombatOutcome,
  defineEdition,
  type Edition,
  type Side,
  type WarmasterState,
} from 'wargame-rules/warmaster';
import type { Character } from '../../../src/warmaster/bots/character';
import { nextErrand } from '../../../src/warmaster/bots/movementPlan';
import { deepFreeze } from '../../deepFreeze';
import { plainEdition } from '../plainEdition';
import { INDIFFERENT, type Stands, sceneFor } from './sceneOf';

const NOTHING = { loses: 0, retreats: false } as const;

const OUTCOMES: readonly CombatOutcome[] = [
  { name: 'A1', attacker: { loses: 1, retreats: false }, defender: NOTHING },
  { name: 'D1', attacker: NOTHING, defender: { loses: 1, retreats: false } },
  { name: 'DE', attacker: NOTHING, defender: { loses: 'all', retreats: false } },
];

/**
 * The plain edition, with the same result on each face: below 1 to 1 the attacker loses one unit, from there on the
 * defender does, from 2 to 1 on he loses all.
 */
export const starkEdition: Edition = defineEdition({
  ...plainEdition,
  id: 'stark',
  combatResults: {
    columns: OUTCOMES.map((result, ratio) => ({ ratio, rows: [{ from: 1, to: 6, result }] })),
  },
});

/** What differs from a bot that minds its losses and wants nothing but to win fights; who has moved; the Bridge. */
export interface Circumstances extends Partial<Pick<WarmasterState, 'bridge' | 'moved' | 'moving'>> {
  readonly side?: Side;
  readonly wants?: Partial<Character>;
}

/** The next step of a side, "unit area"; null where all stand well. The Bridge is the other side's unless told: one area a turn. */
export function errand(
  stands: Stands,
  { side = 'imperial', wants, ...changes }: Circumstances = {},
): string | null {
  const bridge = side === 'imperial' ? 'traitor' : 'imperial';
  const scene = sceneFor(side, stands, {
    edition: starkEdition,
    character: { ...INDIFFERENT, ...wants },
    state: { bridge, ...changes },
  });
  const { chart, ...seen } = scene;
  deepFreeze(seen);
  const next = nextErrand(scene);
  return next && `${chart.counters[next.unit]?.id} ${next.step}`;
}
