import { enemyPlans } from './chance/enemyPlans';
import { freshCaptain } from './chance/freshCaptain';
import { meteorStorm } from './chance/meteorStorm';
import { navigationalHazards } from './chance/navigationalHazards';
import { signallingProblems } from './chance/signallingProblems';
import { unexpectedHelp } from './chance/unexpectedHelp';
import { bloodBond } from './legacies/bloodBond';
import { extendedDuty } from './legacies/extendedDuty';
import { fleetExperience } from './legacies/fleetExperience';
import { gunneryPractice } from './legacies/gunneryPractice';
import { noQuarter } from './legacies/noQuarter';
import { vendetta } from './legacies/vendetta';
import { decoy } from './ploys/decoy';
import { desperateMission } from './ploys/desperateMission';
import { experimentalShip } from './ploys/experimentalShip';
import { hitAndRun } from './ploys/hitAndRun';
import { secretIntelligence } from './ploys/secretIntelligence';
import { surpriseAttackPloy } from './ploys/surpriseAttackPloy';
import type { Subplot } from './subplot';

/**
 * The eighteen sub-plots of the rulebook, in the order of their three tables.
 *
 * @rule BG-SUB-1
 * @since 0.1.0
 */
export const SUBPLOTS: readonly Subplot[] = Object.freeze([
  gunneryPractice,
  extendedDuty,
  bloodBond,
  fleetExperience,
  noQuarter,
  vendetta,
  meteorStorm,
  signallingProblems,
  unexpectedHelp,
  navigationalHazards,
  freshCaptain,
  enemyPlans,
  surpriseAttackPloy,
  secretIntelligence,
  experimentalShip,
  desperateMission,
  decoy,
  hitAndRun,
]);
