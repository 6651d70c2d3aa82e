import type { AnyMission } from '../mission/mission';
import { ambushedConvoy } from './ambushedConvoy';
import { assassins } from './assassins';
import { breakTheirWill } from './breakTheirWill';
import { darkRitual } from './darkRitual';
import { extraction } from './extraction';
import { fallenPod } from './fallenPod';
import { falseAllies } from './falseAllies';
import { forlornHope } from './forlornHope';
import { fromBelow } from './fromBelow';
import { hiveRuins } from './hiveRuins';
import { holdUntilRelieved } from './holdUntilRelieved';
import { holyShrine } from './holyShrine';
import { lostArcheotech } from './lostArcheotech';
import { relicRace } from './relicRace';
import { sabotage } from './sabotage';
import { safeConduct } from './safeConduct';
import { silentKnives } from './silentKnives';

/**
 * All seventeen missions that come of the pack's ideas, in its order. Importing one of them alone brings none of the
 * others.
 *
 * @rule OP-IDEAS
 * @since 0.1.0
 */
export const OPEN_PLAY_IDEAS: readonly AnyMission[] = [
  assassins,
  darkRitual,
  sabotage,
  ambushedConvoy,
  relicRace,
  holyShrine,
  falseAllies,
  fallenPod,
  forlornHope,
  fromBelow,
  silentKnives,
  lostArcheotech,
  holdUntilRelieved,
  safeConduct,
  hiveRuins,
  extraction,
  breakTheirWill,
];
