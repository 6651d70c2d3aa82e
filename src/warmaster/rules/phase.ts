import type { Side } from './side';

/**
 * What comes before the first turn, in order.
 *
 * @rule WM-SET-1
 * @since 0.1.0
 */
export const SETUP_PHASES = ['deployment', 'grouping'] as const;

/**
 * The six phases of a turn, in order.
 *
 * @rule WM-TURN-1
 * @since 0.1.0
 */
export const TURN_PHASES = [
  'imperial-reinforcement',
  'imperial-movement',
  'imperial-combat',
  'traitor-reinforcement',
  'traitor-movement',
  'traitor-combat',
] as const;

/**
 * A phase of the game.
 *
 * @since 0.1.0
 */
export type Phase = (typeof SETUP_PHASES)[number] | (typeof TURN_PHASES)[number];

/** Whose phase it is. */
export function sideOfPhase(phase: Phase): Side {
  return phase === 'grouping' || phase.startsWith('imperial') ? 'imperial' : 'traitor';
}

/** The phase that follows: the first of a turn after the last one, and after the groups. */
export function phaseAfter(phase: Phase): Phase {
  if (phase === 'deployment') return 'grouping';
  const next = TURN_PHASES.indexOf(phase as (typeof TURN_PHASES)[number]) + 1;
  return TURN_PHASES[next % TURN_PHASES.length] as Phase;
}
