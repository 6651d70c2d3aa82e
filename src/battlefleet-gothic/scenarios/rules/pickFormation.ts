import type { Violation } from '../../../core/errors/violation';
import { WargameError } from '../../../core/errors/wargameError';
import type { ScenarioErrorCode } from '../scenarioErrorCode';
import type { FormationOption } from './formationOptions';
import type { FormationPick } from './formationZones';

/**
 * How two formations may meet, and who picks: what the set-up of a Fleet Engagement rolls.
 *
 * @typeParam Side - the ids of the two sides
 * @since 0.1.0
 */
export interface FormationChoice<Side extends string> {
  /** Seen from each side. */
  readonly options: { readonly [Name in Side]: readonly FormationOption[] };
  readonly pick: { readonly picks: Side };
}

/**
 * Takes the pick of the side that won the roll for it: the map, and his own zone of it. The enemy has the other
 * zone.
 *
 * @typeParam Side - the ids of the two sides
 * @param rolled - the options of both sides, and who picks
 * @param own - the map he picks and the zone that is his
 * @returns the map, and who has which zone, for {@link formationZones}
 * @throws {@link WargameError} `scenario/wrong-choice` for what is none of his options
 * @since 0.1.0
 * @example
 * ```ts
 * import { formationOptions, pickFormation } from 'wargame-rules/battlefleet-gothic';
 *
 * const options = { first: formationOptions('wedge', 'sphere'), second: formationOptions('sphere', 'wedge') };
 * const rolled = { options, pick: { picks: 'second' } } as const;
 * pickFormation(rolled, { map: 'C', zone: 'dark' }); // => { map: 'C', white: 'first', dark: 'second' }
 * pickFormation(rolled, { map: 'C', zone: 'white' }); // => throws scenario/wrong-choice
 * ```
 */
export function pickFormation<Side extends string>(
  { options, pick: { picks } }: FormationChoice<Side>,
  own: { readonly map: FormationOption['map']; readonly zone: 'white' | 'dark' },
): FormationPick<Side> {
  const enemy = (Object.keys(options) as Side[]).find((side) => side !== picks) ?? picks;
  const fits = ({ map, zone }: FormationOption): boolean =>
    map === own.map && (zone === null ? ['white', 'dark'].includes(own.zone) : zone === own.zone);
  if (!options[picks].some(fits)) throw new WargameError<ScenarioErrorCode>(wrongPick(options[picks]));
  const [white, dark] = own.zone === 'white' ? [picks, enemy] : [enemy, picks];
  return { map: own.map, white, dark };
}

function wrongPick(options: readonly FormationOption[]): Violation<ScenarioErrorCode> {
  const named = options.map(({ map, zone }) => `${map} ${zone ?? 'white or dark'}`).join(', ');
  return { code: 'scenario/wrong-choice', message: `expected ${named}`, path: 'own', rule: 'BG-FORMAT-1' };
}
