import { defineEdition } from '../edition/defineEdition';
import type { Edition } from '../edition/edition';
import { ambush } from '../specialRules/ambush';
import { damageControl } from '../specialRules/damageControl';
import { defenceLaser } from '../specialRules/defenceLaser';
import { horror } from '../specialRules/horror';
import { horusShowsHimself } from '../specialRules/horusShowsHimself';
import { reactorHazard } from '../specialRules/reactorHazard';
import { reactorSabotage } from '../specialRules/reactorSabotage';
import { trap } from '../specialRules/trap';
import { combatResults } from './combatResults';
import { horrorTable } from './horrorTable';
import { imperialCounters } from './imperialCounters';
import { shipAreas } from './shipAreas';
import { traitorCounters } from './traitorCounters';
import { trapTable } from './trapTable';

/**
 * The edition that comes with the package. The source text lacks the printed map, counters, combat results and
 * special rules, so all of these are a reconstruction: our own design, marked as such datum by datum.
 *
 * @rule WM-END-2, WM-END-3, WM-REV-2, WM-REV-3
 * @since 0.1.0
 */
export const warmasterEdition: Edition = defineEdition({
  id: 'reconstruction',
  version: 1,
  title: 'Warmaster, a reconstruction',
  areas: shipAreas,
  counters: [...imperialCounters, ...traitorCounters],
  combatResults,
  specialRules: [
    reactorHazard({ killsUpTo: 3 }),
    trap(trapTable),
    horror(horrorTable),
    ambush({ units: 2 }),
    horusShowsHimself(),
    reactorSabotage({ succeedsOn: 6, damageNeeded: 3, escapesOn: 2 }),
    defenceLaser({ hitsOn: 4, hitsNeeded: 4, escapesOn: 2 }),
    damageControl(),
  ],
  // Time is on the Traitors' side, the strategy notes say.
  turnLimit: { turns: 20, winners: ['traitor'], provenance: 'reconstruction' },
});
