import { blockadeRun } from './blockadeRun';
import { convoy } from './convoy';
import { cruiserClash } from './cruiserClash';
import { escalatingEngagement } from './escalatingEngagement';
import { exterminatus } from './exterminatus';
import { fleetEngagement } from './fleetEngagement';
import type { Scenario } from './format/scenario';
import { planetaryAssault } from './planetaryAssault';
import { surpriseAttack } from './surpriseAttack';
import { theBait } from './theBait';
import { theRaiders } from './theRaiders';

/**
 * The ten scenarios of the rulebook in the order of their numbers, for lists. To play one, import it alone: it
 * knows its own types then, and nothing of the others is bundled.
 *
 * @rule BG-FORMAT-1
 * @since 0.1.0
 */
export const TEN_SCENARIOS: readonly Scenario[] = [
  cruiserClash,
  theBait,
  theRaiders,
  surpriseAttack,
  blockadeRun,
  convoy,
  planetaryAssault,
  escalatingEngagement,
  exterminatus,
  fleetEngagement,
];
