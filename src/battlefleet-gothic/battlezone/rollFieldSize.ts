import { d3 } from '../../core/dice/d3';
import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { requireOneOf } from '../choosing/requireOneOf';
import { FIELD_KINDS, type FieldKind } from './phenomenon';

/**
 * How big a field is, in centimetres.
 *
 * @since 0.1.0
 */
export interface FieldSize {
  /** How far it reaches towards the star. */
  readonly width: number;
  /** How far it reaches along the sunward edge. */
  readonly length: number;
}

/**
 * Rolls how big a cloud, an asteroid field or a warp rift is: D6 times 2 by D6 times 5 cm, D3 times 5 by D3
 * times 5, D3 times 5 by D3 times 10.
 *
 * @param kind - what it is
 * @param dice - where the chance comes from: two dice, the width first
 * @param label - what is rolled for
 * @returns width and length in centimetres
 * @throws {@link WargameError} `argument/unknown-value` for anything else
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { rollFieldSize } from 'wargame-rules/battlefleet-gothic';
 *
 * rollFieldSize('gas-cloud', scriptedDice([3, 4])); // => { width: 6, length: 20 }
 * rollFieldSize('warp-rift', scriptedDice([3, 4])); // => { width: 10, length: 20 }
 * ```
 */
export function rollFieldSize(kind: FieldKind, dice: Dice, label: string = kind): FieldSize {
  const { die, width, length } = SIZES[requireOneOf(kind, FIELD_KINDS, 'kind')];
  return {
    width: die(dice, `${label}: width`) * width,
    length: die(dice, `${label}: length`) * length,
  };
}

const SIZES = {
  'gas-cloud': { die: d6, width: 2, length: 5, provenance: 'second-hand' },
  'asteroid-field': { die: d3, width: 5, length: 5, provenance: 'second-hand' },
  'warp-rift': { die: d3, width: 5, length: 10, provenance: 'second-hand' },
} as const;
