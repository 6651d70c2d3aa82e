/**
 * What an experiment changes on a ship. `percent` is of what it was; `by` is added, in centimetres for speed;
 * `degrees` is the most that it may turn at once. Weapons are batteries and lances.
 *
 * @since 0.1.0
 */
export type ExperimentChange =
  | { readonly changes: 'weapon-range'; readonly percent: number }
  | { readonly changes: 'weapon-strength'; readonly percent: number; readonly rounding: 'up' }
  | { readonly changes: 'shields' | 'speed' | 'damage-points' | 'leadership'; readonly by: number }
  | { readonly changes: 'turns'; readonly degrees: number };
