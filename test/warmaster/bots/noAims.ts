import type { Aims } from '../../../src/warmaster/bots/aims';

/** Aims of somebody who cares for nothing but what an attack brings: a test gives him one of his own. */
export const NO_AIMS: Aims = {
  care: 1,
  look: [0, 0, 0],
  lookAtCourt: [0, 0, 0],
  reactor: 0,
  screens: 0,
  relief: 0,
  unseen: 0,
  bridge: 0,
  watch: 0,
  company: [0, 0, 0],
  fear: 0,
  fearAtCourt: 0,
  pull: 0,
  hunt: 0,
  brawl: 0,
  hatches: 0,
  post: 0,
  rally: 0,
  isBold: false,
  ward: 0,
};
