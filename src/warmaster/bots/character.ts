import type { Side } from '../rules/side';

/** What a bot cares for, in attack and defence factors. */
export interface Character {
  /** To be the first, second, third to look what lies face down somewhere; with who must not die among them. */
  readonly look: readonly [number, number, number];
  readonly lookAtCourt: number;
  /** A foothold on the Bridge while the other side controls it. */
  readonly bridge: number;
  readonly screens: number;
  /** A foothold in a reactor area, for each unit. */
  readonly reactor: number;
  /** Who must not die: what his company is worth to him, what it costs a guard to leave him. */
  readonly company: number;
  readonly desertion: number;
  /** How much the other side's best answer to where he stands counts. */
  readonly fear: number;
  /** How much a player minds losses in an attack. */
  readonly care: number;
  /** What draws from afar: whom the other side must not lose, what lies face down, the Bridge, other special areas, enemies. */
  readonly hunt: number;
  readonly wander: number;
  readonly hatches: number;
  readonly post: number;
  readonly brawl: number;
  /** What who must not die is worth to his company. */
  readonly guard: number;
  /** How much of what lies face down goes where rules speak of. */
  readonly ward: number;
}

/** Does a bit of everything. */
const SOLDIER: Character = {
  look: [5, 6.5, 7],
  lookAtCourt: -2,
  bridge: 9,
  screens: 6,
  reactor: 5,
  company: 10,
  desertion: 8,
  fear: 1,
  care: 1,
  hunt: 20,
  wander: 8,
  hatches: 12,
  post: 9,
  brawl: 8,
  guard: 20,
  ward: 1,
};

/** Wants what the special areas give. */
const ENGINEER: Character = { ...SOLDIER, hunt: 60, look: [2, 3, 4], screens: 16, reactor: 14, bridge: 16 };

/** Who plays which side of the greedy bot. */
export const GREEDY: { readonly [side in Side]: Character } = { imperial: ENGINEER, traitor: SOLDIER };
