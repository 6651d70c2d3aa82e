/**
 * At which rate a model moves: as always, or as in difficult terrain.
 *
 * @since 0.1.0
 */
export const ALLOWANCES = ['normal', 'difficult-terrain'] as const;

/**
 * A rate at which a model moves.
 *
 * @since 0.1.0
 */
export type Allowance = (typeof ALLOWANCES)[number];

/**
 * What an objective does to the model that carries it. `true` means that the objective does not forbid it,
 * not that the model can do it.
 *
 * @since 0.1.0
 */
export interface CarrierDuties {
  readonly mayRun: boolean;
  /** Any weapon. */
  readonly mayFire: boolean;
  readonly mayTurboBoost: boolean;
  /** A move of more inches than this takes a Dangerous Terrain test; null: none does. */
  readonly terrainTestBeyond: number | null;
  readonly allowance: Allowance;
  /** Whether it moves only while a second model helps. */
  readonly needsHelper: boolean;
  /** Whether charges, by its unit or against it, make it drop the objective. */
  readonly dropsInCharges: boolean;
}

/** What binds nobody. */
export const NO_DUTIES: CarrierDuties = {
  mayRun: true,
  mayFire: true,
  mayTurboBoost: true,
  terrainTestBeyond: null,
  allowance: 'normal',
  needsHelper: false,
  dropsInCharges: false,
};
