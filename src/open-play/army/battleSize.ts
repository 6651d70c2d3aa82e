import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Provenance } from '../../core/table/provenance';

/**
 * The sizes of a battle, from the smallest.
 *
 * @rule OP-POWER-2
 * @since 0.1.0
 */
export const BATTLE_SIZE_NAMES = ['Combat Patrol', 'Incursion', 'Strike Force', 'Onslaught'] as const;

/**
 * The name of a battle size.
 *
 * @since 0.1.0
 */
export type BattleSizeName = (typeof BATTLE_SIZE_NAMES)[number];

/**
 * A row of the table of battle sizes.
 *
 * @since 0.1.0
 */
export interface BattleSize {
  readonly name: BattleSizeName;
  /** The Power Levels of both armies together, from … to …, both included. */
  readonly from: number;
  readonly to: number;
  /** How long the battle takes at the most, as a guide. */
  readonly hours: number;
  /** The least battlefield, in inches. */
  readonly battlefield: { readonly width: number; readonly height: number };
  readonly provenance: Provenance;
}

/**
 * The table of battle sizes. The pack's own tables are not at hand: these are the edition's general ones.
 *
 * @rule OP-POWER-2
 * @since 0.1.0
 */
export const BATTLE_SIZES: readonly BattleSize[] = [
  {
    name: 'Combat Patrol',
    from: 0,
    to: 50,
    hours: 1,
    battlefield: { width: 44, height: 30 },
    provenance: 'second-hand',
  },
  {
    name: 'Incursion',
    from: 51,
    to: 100,
    hours: 2,
    battlefield: { width: 44, height: 30 },
    provenance: 'second-hand',
  },
  {
    name: 'Strike Force',
    from: 101,
    to: 200,
    hours: 3,
    battlefield: { width: 44, height: 60 },
    provenance: 'second-hand',
  },
  {
    name: 'Onslaught',
    from: 201,
    to: 300,
    hours: 4,
    battlefield: { width: 44, height: 90 },
    provenance: 'second-hand',
  },
];

/**
 * The size of a battle, how long it takes as a guide, and how large a battlefield it asks for at least.
 *
 * @param combinedPowerLevel - the Power Levels of both armies together
 * @returns the row of {@link BATTLE_SIZES}; `beyondTable` is true above its last row, where Onslaught stands in
 * @throws {@link WargameError} `argument/…` for what is no whole number from 0
 * @rule OP-POWER-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { battleSize } from 'wargame-rules/open-play';
 *
 * battleSize(63).name; // => 'Incursion'
 * battleSize(301).beyondTable; // => true
 * ```
 */
export function battleSize(combinedPowerLevel: number): BattleSize & { readonly beyondTable: boolean } {
  const combined = requireWholeNumber(combinedPowerLevel, 'combinedPowerLevel');
  const row = BATTLE_SIZES.find(({ to }) => combined <= to);
  const size = (row ?? BATTLE_SIZES[BATTLE_SIZES.length - 1]) as BattleSize;
  return { ...size, battlefield: { ...size.battlefield }, beyondTable: !row };
}
