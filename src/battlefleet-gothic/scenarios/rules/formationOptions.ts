import { requireOneOf } from '../../choosing/requireOneOf';
import { FORMATIONS, type Formation } from './formation';

/**
 * A way in which two formations may meet: one of four maps, and the zone of it that is one's own. Null where
 * the map gives neither.
 *
 * @since 0.1.0
 */
export interface FormationOption {
  readonly map: 'A' | 'B' | 'C' | 'D';
  readonly zone: 'white' | 'dark' | null;
}

const A_WHITE: FormationOption = { map: 'A', zone: 'white' };
const A_DARK: FormationOption = { map: 'A', zone: 'dark' };
const C_WHITE: FormationOption = { map: 'C', zone: 'white' };
const C_DARK: FormationOption = { map: 'C', zone: 'dark' };
const D_WHITE: FormationOption = { map: 'D', zone: 'white' };
const D_DARK: FormationOption = { map: 'D', zone: 'dark' };
const B: FormationOption = { map: 'B', zone: null };

/** Row: one's own formation; column: the enemy's. */
const CROSS_TABLE: Readonly<Record<Formation, Readonly<Record<Formation, readonly FormationOption[]>>>> = {
  sphere: { sphere: [B], wedge: [A_DARK, C_DARK], cross: [A_DARK, D_DARK] },
  wedge: { sphere: [A_WHITE, C_WHITE], wedge: [D_DARK, D_WHITE], cross: [B] },
  cross: { sphere: [A_WHITE, D_WHITE], wedge: [B], cross: [B] },
};

/**
 * Tells how two formations may meet, seen from one's own side. Where there are two ways, a roll tells who
 * picks.
 *
 * @param own - one's own formation
 * @param enemy - the enemy's
 * @returns one option or two
 * @throws {@link WargameError} `argument/unknown-value` for another formation
 * @since 0.1.0
 * @example
 * ```ts
 * import { formationOptions } from 'wargame-rules/battlefleet-gothic';
 *
 * formationOptions('wedge', 'sphere'); // => [{ map: 'A', zone: 'white' }, { map: 'C', zone: 'white' }]
 * formationOptions('cross', 'cross'); // => [{ map: 'B', zone: null }]
 * ```
 */
export function formationOptions(own: Formation, enemy: Formation): readonly FormationOption[] {
  const row = CROSS_TABLE[requireOneOf(own, FORMATIONS, 'own')];
  return row[requireOneOf(enemy, FORMATIONS, 'enemy')].map((cell) => ({ ...cell }));
}
