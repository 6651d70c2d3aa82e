import { requireNone } from '../../core/errors/requireNone';
import { parsedCopy } from '../../core/game/parsedCopy';
import type { ArmyList } from './armyList';
import { armyListFaults } from './armyListFaults';

/**
 * Reads an army list that comes from outside: from a file, a store, a form. It tells whether it is one; whether it can
 * be mustered as it stands {@link checkArmyList} tells, for the Warlord may be chosen later.
 *
 * @param json - anything
 * @returns the list, a copy. What a reader of rosters adds to it is kept
 * @throws {@link WargameError} `army/malformed`, `army/bad-name`, `army/bad-figure`, `army/no-units`, `army/no-models`,
 *   with every place where it is wrong; `parse/malformed` where something in it is no plain JSON
 * @rule OP-MUSTER-1
 * @since 0.1.0
 * @example
 * ```ts
 * import { parseArmyList } from 'wargame-rules/open-play';
 *
 * const boyz = { id: 'boyz', name: 'Boyz', powerRating: 4, models: [{ id: 'boy', name: 'Boy', count: 10 }] };
 * const saved = JSON.stringify({ name: 'Waaagh', units: [boyz] });
 * parseArmyList(JSON.parse(saved)).units[0]?.powerRating; // => 4
 * parseArmyList({ name: 'Waaagh', units: [{ ...boyz, powerRating: '4' }] }); // => throws army/bad-figure
 * ```
 */
export function parseArmyList(json: unknown): ArmyList {
  requireNone(armyListFaults(json));
  return parsedCopy(json as ArmyList);
}
