/**
 * The steps of an Open Hostility battle, in order; each has the number of its place, from 1.
 *
 * @rule OP-SEQ
 * @since 0.1.0
 */
export const SEQUENCE = [
  'muster-armies',
  'determine-mission',
  'read-briefing',
  'create-battlefield',
  'determine-roles',
  'declare-reserves',
  'deploy-armies',
  'determine-first-turn',
  'resolve-abilities',
  'begin-battle',
  'end-battle',
  'determine-victor',
] as const;

/**
 * A step of an Open Hostility battle.
 *
 * @since 0.1.0
 */
export type SequenceStep = (typeof SEQUENCE)[number];

/**
 * A step before the battle in which players have something to do.
 *
 * @since 0.1.0
 */
export type PreBattleStep = Exclude<SequenceStep, 'begin-battle' | 'end-battle' | 'determine-victor'>;
