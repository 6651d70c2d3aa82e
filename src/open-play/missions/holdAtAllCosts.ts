import { closestToCentre } from '../kit/closestToCentre';
import { firstOf } from '../kit/firstOf';
import { lastArmyStanding } from '../kit/lastArmyStanding';
import { savingThrowBonus } from '../kit/savingThrowBonus';
import { defineMission } from '../mission/defineMission';
import type { Mission } from '../mission/mission';
import { surroundedZones } from '../zones/surroundedZones';

/**
 * Hold at all Costs: a Defender who is dug in holds the middle of the battlefield against an Attacker all around.
 *
 * @rule OP-HOLD-1, OP-HOLD-2
 * @since 0.1.0
 */
export const holdAtAllCosts: Mission = defineMission({
  id: 'hold-at-all-costs',
  title: 'Hold at all Costs',
  briefing:
    'The Defender is dug in at a crossing that both sides want; whoever is closest to its centre wins.',
  provenance: { map: 'reconstruction' },
  rules: [savingThrowBonus({ side: 'defender', rounds: [1], title: 'Dug-in Positions', rule: 'OP-HOLD-1' })],
  victory: firstOf(lastArmyStanding({ rule: 'OP-HOLD-2' }), closestToCentre({ rule: 'OP-HOLD-2' })),
  // Reconstruction: only that the Defender is surrounded is known, not the depth of the zones.
  zones: surroundedZones(0.5, 0.125),
});
