import { WargameError } from '../../../core/errors/wargameError';
import { flagship } from '../../fleet/flagship';
import { defineSubplot } from '../defineSubplot';
import { unitWithId } from '../fallen';
import type { Subplot } from '../subplot';
import type { SubplotBattle } from '../subplotBattle';
import type { SubplotErrorCode } from '../subplotErrorCode';

/**
 * Fleet Experience: ships within 30 cm of the fleet commander's may test on his Leadership. Completed when his ship
 * survives with three quarters or more of its starting damage points.
 *
 * @rule BG-SUB-3, BG-SUB-4
 * @since 0.1.0
 */
export const fleetExperience: Subplot<null> = defineSubplot<null>({
  id: 'fleet-experience',
  title: 'Fleet Experience',
  renown: { completed: 1, failed: 0 },
  actsOn: ({ own }) => flagship(own) !== null,
  effects: () => [{ type: 'commander-leadership', within: 30 }],
  completed: isFlagshipSound,
});

function isFlagshipSound({ ownSide, own }: SubplotBattle): boolean {
  const ship = flagship(ownSide.fleet);
  const outcome = unitWithId(own, ship?.id ?? null);
  // A cripple has lost half of its damage points, whether they were written down or not.
  if (!ship || !outcome || outcome.destroyed || outcome.damageLost === null) return false;
  if (outcome.damageLost === 0) return true;
  const { damagePoints } = ship;
  if (damagePoints === undefined) {
    throw new WargameError<SubplotErrorCode>({
      code: 'subplot/missing-fact',
      message: `the starting damage points of ${ship.name} have to be known`,
      rule: 'BG-SUB-3',
      path: 'damagePoints',
      facts: { ship: ship.id },
    });
  }
  return (damagePoints - outcome.damageLost) * 4 >= damagePoints * 3;
}
