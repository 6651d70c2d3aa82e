import { shown } from '../../../core/shape/shown';
import { fieldOf } from '../../choosing/fieldOf';
import type { ScenarioLimit } from '../format/scenario';
import type { Forces } from '../format/scenarioTypes';
import { unitsOfFleet } from '../rules/unitsOfFleet';
import { type LimitFault, limitFault } from './limitFaults';

/** Into how many divisions a fleet of an Escalating Engagement is split. */
export const DIVISIONS = 5;

/** Five divisions, none empty, in which each unit of the fleet stands once. */
export function divisionsLimit<const Side extends string>(
  side: Side,
): ScenarioLimit<{
  readonly forces: Forces<Side> & {
    readonly divisions: { readonly [Name in Side]: readonly (readonly string[])[] };
  };
}> {
  return {
    summary: `${side}: five divisions, none of them empty, with every unit in one`,
    check({ forces }) {
      const path = `forces.divisions.${side}`;
      const given = fieldOf(forces.divisions, side);
      const divisions: readonly unknown[] = Array.isArray(given) ? given : [];
      const units = unitsOfFleet(forces.fleets[side]).map(({ id }) => id);
      const named: readonly unknown[] = divisions.filter((division) => Array.isArray(division)).flat();
      const left = units.filter((id) => !named.includes(id));
      return [
        ...(divisions.length === DIVISIONS
          ? []
          : [wrong(`${divisions.length} divisions, where ${DIVISIONS} are due`, path)]),
        ...divisions.flatMap((division, index) =>
          divisionFaults(division, `${path}[${index}]`, units, named),
        ),
        ...(left.length > 0 ? [wrong(`in no division: ${left.join(', ')}`, path)] : []),
      ];
    },
  };
}

function divisionFaults(
  division: unknown,
  path: string,
  units: readonly string[],
  named: readonly unknown[],
): readonly LimitFault[] {
  if (!Array.isArray(division) || division.length === 0) return [wrong('an empty division', path)];
  return division.flatMap((id: unknown, index) => {
    if (!units.some((unit) => unit === id)) {
      const message = `expected a unit of the fleet, got ${shown(id)}`;
      return [limitFault('scenario/unknown-unit', message, `${path}[${index}]`)];
    }
    const twice = named.filter((other) => other === id).length > 1;
    return twice ? [wrong(`${String(id)} is in more than one place`, `${path}[${index}]`)] : [];
  });
}

function wrong(message: string, path: string): LimitFault {
  return limitFault('scenario/wrong-division', message, path);
}
