import type { Violation } from '../../../core/errors/violation';
import { shown } from '../../../core/shape/shown';
import type { ScenarioLimit } from '../format/scenario';
import type { AgreedPoints, Forces } from '../format/scenarioTypes';
import { mostExterminators } from '../rules/mostExterminators';
import type { ScenarioErrorCode } from '../scenarioErrorCode';
import { type LimitFault, limitFault } from './limitFaults';

/**
 * Which of the attacker's ships can kill a planet.
 *
 * @since 0.1.0
 */
export interface ExterminatorChoice {
  /** Capital ships made Exterminators, by their ids. */
  readonly exterminators: readonly string[];
  /** An active Blackstone Fortress of a Chaos fleet instead of them, by its id; it loses no weapons. */
  readonly blackstoneFortress?: string;
}

interface Given {
  readonly agreed: AgreedPoints;
  readonly forces: Forces<'attacker'> & ExterminatorChoice;
}

/** One Exterminator for every 1,000 points or part of them; at least one, since nothing could be won otherwise. */
export const exterminatorLimit: ScenarioLimit<Given> = {
  summary:
    'attacker: one Exterminator or more, up to one for every 1,000 points, or a Blackstone Fortress instead',
  check({ agreed, forces }) {
    const { exterminators, blackstoneFortress } = forces;
    const ids: readonly unknown[] = Array.isArray(exterminators) ? exterminators : [];
    if (blackstoneFortress !== undefined) return fortressFaults(blackstoneFortress, ids, forces);
    const most = mostExterminators(agreed.points);
    const path = 'forces.exterminators';
    const number: LimitFault[] = [];
    if (ids.length === 0) number.push(limitFault('scenario/too-few-ships', 'there is no Exterminator', path));
    if (ids.length > most) {
      const message = `${ids.length} Exterminators, where ${most} are the limit`;
      number.push(limitFault('scenario/too-many-ships', message, path, { ships: ids.length, most }));
    }
    return [...number, ...ids.flatMap((id, index) => shipFaults(id, index, ids, forces))];
  },
};

function fortressFaults(
  fortress: string,
  ids: readonly unknown[],
  { fleets }: Given['forces'],
): readonly Violation<ScenarioErrorCode>[] {
  const path = 'forces.blackstoneFortress';
  const { capitalShips, faction } = fleets.attacker;
  const known = capitalShips.some(({ id }) => id === fortress);
  const chaos = faction === undefined || faction.toLowerCase() === 'chaos';
  return [
    ...(known ? [] : [limitFault('scenario/unknown-unit', 'no capital ship of the attacker', path)]),
    ...(chaos ? [] : [limitFault('scenario/wrong-ship', 'only a Chaos fleet has one', path)]),
    ...(ids.length === 0
      ? []
      : [
          limitFault(
            'scenario/too-many-ships',
            'a fortress stands instead of Exterminators',
            'forces.exterminators',
          ),
        ]),
  ];
}

function shipFaults(
  id: unknown,
  index: number,
  ids: readonly unknown[],
  { fleets }: Given['forces'],
): readonly LimitFault[] {
  const path = `forces.exterminators[${index}]`;
  const ship = fleets.attacker.capitalShips.find((one) => one.id === id);
  if (!ship) {
    const message = `expected a capital ship of the attacker, got ${shown(id)}`;
    return [limitFault('scenario/unknown-unit', message, path)];
  }
  const twice = ids.indexOf(id) < index;
  const noProw = ship.weapons !== undefined && !ship.weapons.includes('prow');
  return [
    ...(twice ? [limitFault('scenario/wrong-choice', 'named twice', path)] : []),
    ...(noProw
      ? [limitFault('scenario/wrong-ship', `${ship.name} has no prow weapon to give up`, path)]
      : []),
  ];
}
