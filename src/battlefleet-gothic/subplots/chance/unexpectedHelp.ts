import { d3 } from '../../../core/dice/d3';
import type { Violation } from '../../../core/errors/violation';
import { worthOfCapitalShip } from '../../fleet/capitalShipPoints';
import { worthOfSquadron } from '../../fleet/squadronPoints';
import { defineSubplot } from '../defineSubplot';
import { isUnbroken, unitWithId } from '../fallen';
import type { Subplot } from '../subplot';
import type { SubplotErrorCode } from '../subplotErrorCode';
import type { SubplotForces } from '../subplotForces';

/**
 * What Unexpected Help rolls.
 *
 * @since 0.1.0
 */
export interface UnexpectedHelpRolls {
  /** The most that the reinforcement may cost: 50, 100 or 150 points. */
  readonly mostPoints: number;
}

/**
 * Unexpected Help: the owner may add one capital ship or escort squadron of up to D3×50 points, marked as a
 * reinforcement. Completed when a ship of it survives and is not crippled; a single escort never is.
 *
 * @rule BG-SUB-3
 * @since 0.1.0
 */
export const unexpectedHelp: Subplot<UnexpectedHelpRolls> = defineSubplot<UnexpectedHelpRolls>({
  id: 'unexpected-help',
  title: 'Unexpected Help',
  renown: { completed: 0, failed: -2 },
  nominates: 'reinforcement',
  rolls: { mostPoints: 'number' },
  setUp: (_, dice) => ({ mostPoints: d3(dice, 'Unexpected Help: reinforcements') * 50 }),
  checkNominee: (id, { rolled: { mostPoints } }, { own }) => checkPoints(pointsOf(id, own), mostPoints),
  effects: ({ rolled: { mostPoints }, nominated }) => [
    { type: 'reinforcement', mostPoints, unit: nominated },
  ],
  completed: ({ inPlay, own }) => {
    const unit = unitWithId(own, inPlay.nominated);
    return unit?.kind === 'squadron' ? unit.lost < unit.ships : isUnbroken(unit);
  },
});

function pointsOf(id: string, { capitalShips, squadrons }: SubplotForces['own']): number {
  const ship = capitalShips.find((one) => one.id === id);
  if (ship) return worthOfCapitalShip(ship);
  const squadron = squadrons.find((one) => one.id === id);
  return squadron ? worthOfSquadron(squadron) : 0;
}

function checkPoints(points: number, mostPoints: number): readonly Violation<SubplotErrorCode>[] {
  if (points <= mostPoints) return [];
  return [
    {
      code: 'subplot/too-many-points',
      message: `the reinforcement costs ${points} points, and ${mostPoints} are allowed`,
      rule: 'BG-SUB-3',
      path: 'id',
      facts: { points, mostPoints },
    },
  ];
}
