import type { Side } from '../rules/side';

/** What a bot that arranges all its units at once cares for, in attack and defence factors. */
export interface Aims {
  /** How much it minds losses in an attack. */
  readonly care: number;
  /** To be one, two, three where something lies face down; with who must not die among them. */
  readonly look: readonly [number, number, number];
  readonly lookAtCourt: readonly [number, number, number];
  /** A reactor area in Imperial hands, for each unit there; grows with the damage. */
  readonly reactor: number;
  /** A Defence Screens area in Imperial hands; grows with the hits. */
  readonly screens: number;
  /** Each unit more that holds the screens. */
  readonly relief: number;
  /** How much of an area with something face down counts as held. */
  readonly unseen: number;
  /** To take the Bridge, and to stay on it. */
  readonly bridge: number;
  readonly watch: number;
  /** Who must not die: to stand alone, with one other, with two. */
  readonly company: readonly [number, number, number];
  /** How much the other side's best answer counts; where who must not die stands. */
  readonly fear: number;
  readonly fearAtCourt: number;
  /** How much an area counts for what is near it. */
  readonly pull: number;
  /** What draws from afar: whom the other side must not lose, enemies, the Bridge, an area to be kept, a side's own court. */
  readonly hunt: number;
  readonly brawl: number;
  readonly hatches: number;
  readonly post: number;
  readonly rally: number;
  /** Whether who must not die shows himself at once: he leads, and he draws the other side off. */
  readonly isBold: boolean;
  /** Each of the first two units in an area that is to be kept from the other side. */
  readonly ward: number;
}

/** Set by hand, and kept where they won more games against the greedy bot: some hundred games for each change. */
export const AIMS: { readonly [side in Side]: Aims } = {
  imperial: {
    care: 1,
    look: [-4, -2, 0],
    lookAtCourt: [-60, -30, -12],
    reactor: 9,
    screens: 14,
    relief: 2,
    unseen: 0.4,
    bridge: 6,
    watch: 5,
    company: [-40, -12, 0],
    fear: 0.6,
    fearAtCourt: 0.5,
    pull: 1.5,
    hunt: 4,
    brawl: 2,
    hatches: 5,
    post: 0,
    rally: 6,
    ward: 0,
    isBold: false,
  },
  traitor: {
    care: 0.9,
    look: [0, 0, 0],
    lookAtCourt: [0, 0, 0],
    reactor: 9,
    screens: 14,
    relief: 0,
    unseen: 0,
    bridge: 8,
    watch: 4,
    company: [-60, -25, 0],
    fear: 0.3,
    fearAtCourt: 1.5,
    pull: 1.5,
    hunt: 6,
    brawl: 8,
    hatches: 6,
    post: 6,
    rally: 3,
    ward: 3,
    isBold: true,
  },
};
