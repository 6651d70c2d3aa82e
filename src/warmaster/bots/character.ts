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

/** Keeps together, and attacks only where the odds are good. */
const GUARDIAN: Character = {
  ...SOLDIER,
  look: [1, 4, 5],
  lookAtCourt: -20,
  company: 25,
  desertion: 30,
  fear: 2,
  care: 1.5,
};

/** Goes for the throat. */
const HUNTER: Character = {
  ...SOLDIER,
  look: [8, 9, 10],
  lookAtCourt: 6,
  screens: 0,
  reactor: 0,
  desertion: 0,
  fear: 0.5,
  care: 0.5,
};

/** Who plays which side of the greedy bot. */
export const GREEDY: { readonly [side in Side]: Character } = { imperial: ENGINEER, traitor: SOLDIER };

/** Others, from a random search; in games that it had not seen they did about as well as the greedy ones. */
export const VETERANS: { readonly [side in Side]: Character } = {
  imperial: {
    look: [2, 3, 4],
    lookAtCourt: -1,
    bridge: 4,
    screens: 8,
    reactor: 23,
    company: 4,
    desertion: 8,
    fear: 3.4,
    care: 1,
    hunt: 35,
    wander: 8,
    hatches: 2,
    post: 37,
    brawl: 3,
    guard: 120,
    ward: 1,
  },
  traitor: {
    look: [11, 15, 16],
    lookAtCourt: -6,
    bridge: 9,
    screens: 6,
    reactor: 12,
    company: 4,
    desertion: 6,
    fear: 1.2,
    care: 1,
    hunt: 20,
    wander: 8,
    hatches: 12,
    post: 6,
    brawl: 8,
    guard: 8,
    ward: 0.6,
  },
};

/** Different enough to be worth a look each. */
export const CHARACTERS: readonly Character[] = [SOLDIER, ENGINEER, GUARDIAN, HUNTER];
