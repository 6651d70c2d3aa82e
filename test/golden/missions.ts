import {
  type AnyMission,
  annihilation,
  deathOrGlory,
  holdAtAllCosts,
  OPEN_PLAY_IDEAS,
  openHostilityGame,
} from 'wargame-rules/open-play';
import { checkMission, goldenTranscript } from 'wargame-rules/testing';
import { runs } from '../runs';
import { inPlay } from '../testing/inPlay';
import type { GoldenPlay } from './goldenPlay';

/** The missions that the package brings. */
export const MISSIONS: readonly GoldenPlay[] = [
  annihilation,
  holdAtAllCosts,
  deathOrGlory,
  ...OPEN_PLAY_IDEAS,
].map(goldenMission);

function goldenMission(mission: AnyMission): GoldenPlay {
  return {
    id: mission.id,
    covers: mission,
    golden: () => goldenTranscript(openHostilityGame([mission]), { players: ['Ann', 'Ben'] }, 41),
    check: () => checkMission(inPlay(mission), { matches: runs(3, 100), mostSteps: 80, tries: 4 }),
  };
}
