import type { ArmyList } from '../army/armyList';
import type { MusterChoices } from '../army/musterChoices';
import type { Role } from '../army/role';
import type { Battlefield } from '../battle/battle';
import type { ModelPosition } from '../battle/battleFact';
import type { Declaration } from './preBattle';

/**
 * What players do before a battle, in the order of the sequence. `player` is the id of whoever does it.
 *
 * - `muster`: an army list, the Warlord, its trait.
 * - `propose-mission`: the id of a mission, or `roll`; it is determined when both propose the same.
 * - `read-briefing`: that it was read.
 * - `propose-battlefield`: its size in inches; it is created when both propose the same.
 * - `choose-role`: by the winner of the roll-off, where both Power Levels are equal.
 * - `declare`: reserves and who is embarked, in secret.
 * - `deploy`: one unit, every model of it.
 * - `choose-turn`: first or second, by the winner of the roll-off or by whom the mission names.
 * - `resolve-ability`: an ability of a unit before the battle, and where its models stand afterwards; or `to` say that
 *   it comes from reserve to the battlefield, or goes into reserve, with whoever is aboard.
 * - `end-abilities`: that there are no more.
 *
 * @rule OP-SEQ
 * @since 0.1.0
 */
export type PreBattleAction = { readonly player: string } & (
  | { readonly type: 'muster'; readonly list: ArmyList; readonly choices?: MusterChoices }
  | { readonly type: 'propose-mission'; readonly mission: string }
  | { readonly type: 'read-briefing' }
  | { readonly type: 'propose-battlefield'; readonly battlefield: Battlefield }
  | { readonly type: 'choose-role'; readonly role: Role }
  | ({ readonly type: 'declare' } & Declaration)
  | { readonly type: 'deploy'; readonly unit: string; readonly positions: readonly ModelPosition[] }
  | { readonly type: 'choose-turn'; readonly turn: 'first' | 'second' }
  | {
      readonly type: 'resolve-ability';
      readonly unit: string;
      readonly ability: string;
      readonly to?: 'battlefield' | 'reserve';
      readonly positions?: readonly ModelPosition[];
    }
  | { readonly type: 'end-abilities' }
);

/**
 * What happens before a battle.
 *
 * @since 0.1.0
 */
export type PreBattleEvent =
  | { readonly type: 'army-mustered'; readonly player: string; readonly powerLevel: number }
  | { readonly type: 'mission-rolled'; readonly roll: number; readonly mission: string }
  | { readonly type: 'mission-determined'; readonly mission: string }
  | { readonly type: 'battlefield-created'; readonly battlefield: Battlefield }
  | {
      readonly type: 'rolled-off';
      readonly about: 'roles' | 'deployment' | 'first-turn';
      readonly winner: string;
      readonly dice: readonly [number, number];
    }
  | { readonly type: 'roles-determined'; readonly attacker: string; readonly defender: string }
  | { readonly type: 'declared'; readonly player: string }
  | {
      readonly type: 'declarations-revealed';
      readonly declarations: readonly ({ readonly player: string } & Declaration)[];
    }
  | { readonly type: 'unit-deployed'; readonly player: string; readonly unit: string }
  | { readonly type: 'first-turn-determined'; readonly player: string }
  | {
      readonly type: 'ability-resolved';
      readonly player: string;
      readonly unit: string;
      readonly ability: string;
      readonly to?: 'battlefield' | 'reserve';
    }
  | { readonly type: 'battle-began'; readonly mission: string };
