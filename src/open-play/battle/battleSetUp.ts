import type { Army } from '../army/army';
import type { Role } from '../army/role';
import type { Battle, Battlefield } from './battle';
import type { ModelPosition } from './battleFact';

/**
 * One side of a battle that is to start.
 *
 * @since 0.1.0
 */
export interface SideSetUp {
  readonly army: Army;
  /** The id of the player; the name of the side when absent. */
  readonly player?: string;
  /** Where models stand. Others are on the battlefield as well, but it is not known where. */
  readonly positions?: readonly ModelPosition[];
  /** The ids of the units in reserve. */
  readonly reserve?: readonly string[];
  /** Which units are embarked in which transports, by their ids. */
  readonly embarked?: readonly Embarked[];
}

/**
 * A unit aboard a transport.
 *
 * @since 0.1.0
 */
export interface Embarked {
  readonly unit: string;
  readonly transport: string;
}

/**
 * A battle that is to start.
 *
 * @since 0.1.0
 */
export interface BattleSetUp {
  readonly attacker: SideSetUp;
  readonly defender: SideSetUp;
  /** In inches; when absent, the least that the Power Levels ask for. */
  readonly battlefield?: Battlefield;
  /** Who has the first turn; the Attacker when absent. */
  readonly firstTurn?: Role;
  /** Whether units that were never set up count as destroyed at the end; `ignored`, as in the pack, when absent. */
  readonly unarrivedReserves?: Battle['unarrivedReserves'];
}
