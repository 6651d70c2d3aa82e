import type { AreaNumber } from './rules/areaNumber';
import type { Side } from './rules/side';

/**
 * What a player does.
 *
 * - `deploy`: the next black-backed counter is put face down into an area
 * - `group`: three units will teleport together; like those of `teleport` they stand in the order of the edition
 * - `reinforce`: roll for how many units come from the cup, and draw them
 * - `teleport`: roll for a group or a unit; `place`: choose the area of a perfect teleport
 * - `move`: a unit steps to an area next to it
 * - `special`: something that a special rule of the edition offers
 * - `end-phase`: the player moves no more, or lets delayed units wait
 * - `reveal`: the counter in an area is turned up; `fight`: the combat in an area is rolled
 * - `reroll`, `keep`: whether the combat die is rolled again
 * - `lose`: a unit is among the losses
 * - `retreat`: the owner says which unit goes next; `retreat-to`: the other player says where
 *
 * @since 0.1.0
 */
export type WarmasterAction =
  | { readonly type: 'deploy'; readonly player: Side; readonly unit: string; readonly area: AreaNumber }
  | { readonly type: 'group'; readonly player: Side; readonly units: readonly string[] }
  | { readonly type: 'reinforce'; readonly player: Side }
  | { readonly type: 'teleport'; readonly player: Side; readonly units: readonly string[] }
  | { readonly type: 'place'; readonly player: Side; readonly area: AreaNumber }
  | { readonly type: 'move'; readonly player: Side; readonly unit: string; readonly to: AreaNumber }
  | { readonly type: 'special'; readonly player: Side; readonly rule: string; readonly unit: string }
  | { readonly type: 'end-phase'; readonly player: Side }
  | { readonly type: 'reveal'; readonly player: Side; readonly area: AreaNumber }
  | { readonly type: 'fight'; readonly player: Side; readonly area: AreaNumber }
  | { readonly type: 'reroll'; readonly player: Side }
  | { readonly type: 'keep'; readonly player: Side }
  | { readonly type: 'lose'; readonly player: Side; readonly unit: string }
  | { readonly type: 'retreat'; readonly player: Side; readonly unit: string }
  | { readonly type: 'retreat-to'; readonly player: Side; readonly area: AreaNumber };

/**
 * The name of a kind of action.
 *
 * @since 0.1.0
 */
export type ActionType = WarmasterAction['type'];

/**
 * The actions of some kinds.
 *
 * @typeParam Type - the names of the kinds
 * @since 0.1.0
 */
export type ActionOf<Type extends ActionType> = Extract<WarmasterAction, { readonly type: Type }>;
