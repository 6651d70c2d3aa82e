import type { Part } from 'wargame-rules';
import type { PartCheck } from 'wargame-rules/testing';

/** A part of a mission with a secret: which of three posts the sentries of Ann watch. */
export interface SentryTypes {
  readonly id: 'sentries';
  readonly state: { readonly post: number; readonly shots: number };
  readonly action: { readonly type: 'look'; readonly player: string; readonly post: number };
  readonly fact: 'shot' | 'alarm';
  readonly battle: { readonly round: number };
}

export const POSTS = 3;

export const sentries: Part<SentryTypes> = {
  id: 'sentries',
  start: (_, dice) => ({ post: dice.roll(POSTS, 'Post'), shots: 0 }),
  check: (_, { type, post }) =>
    type === 'look' && post >= 1 && post <= POSTS
      ? []
      : [{ code: 'sentries/no-post', message: 'no such post' }],
  apply: (state) => ({ state }),
  after: (state, fact) =>
    fact === 'alarm'
      ? { state }
      : { state: { ...state, shots: state.shots + 1 }, facts: state.shots === 1 ? ['alarm'] : [] },
  view: ({ post, shots }, viewer) => (viewer === 'Ann' ? { post, shots } : { shots }),
  redeal: (state, viewer, dice) => (viewer === 'Ann' ? state : { ...state, post: dice.roll(POSTS) }),
};

export const watched: PartCheck<SentryTypes> = {
  players: ['Ann', 'Ben'],
  battle: { round: 1 },
  fact: () => 'shot',
  action: (_, player, dice) => ({ type: 'look', player, post: dice.roll(POSTS + 1) }),
  length: 8,
  matches: 6,
};
