/**
 * The steps before a battle, in their order. Ruling: sub-plots come right after the forces.
 *
 * @rule BG-PRE-1
 * @since 0.1.0
 */
export const PRE_BATTLE_STEPS = [
  'scenario',
  'attacker-and-defender',
  'forces',
  'sub-plots',
  'celestial-phenomena',
  'leadership',
  'squadrons-and-commanders',
  'deploy',
  'first-turn',
  'start',
] as const;

/**
 * A step before a battle.
 *
 * @since 0.1.0
 */
export type PreBattleStep = (typeof PRE_BATTLE_STEPS)[number];

/**
 * Which of the steps that are not always taken are taken.
 *
 * @since 0.1.0
 */
export interface PreBattleOptions {
  /** Whether the scenario has an attacker and a defender. */
  readonly roles: boolean;
  /** Whether the players use sub-plots; in a campaign they must. */
  readonly subPlots: boolean;
}

/**
 * Lists the steps that a battle takes before it starts, in their order.
 *
 * @param options - whether there are an attacker and a defender, and sub-plots
 * @returns the steps
 * @rule BG-PRE-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { preBattleSteps } from 'wargame-rules/battlefleet-gothic';
 *
 * preBattleSteps({ roles: true, subPlots: false }).slice(0, 3); // => ['scenario', 'attacker-and-defender', 'forces']
 * ```
 */
export function preBattleSteps({ roles, subPlots }: PreBattleOptions): readonly PreBattleStep[] {
  return PRE_BATTLE_STEPS.filter(
    (step) => (step !== 'attacker-and-defender' || roles) && (step !== 'sub-plots' || subPlots),
  );
}
