import type { Dice } from '../../core/dice/dice';
import type { Outcome } from '../../core/game/outcome';
import type { Viewer } from '../../core/game/viewer';
import { viewPartAction } from '../../core/game/viewPartAction';
import { viewParts } from '../../core/game/viewParts';
import { namedModels } from '../army/namedModels';
import type { Battle, Place } from '../battle/battle';
import type { ModelPosition, ReportedFact } from '../battle/battleFact';
import type { BattleViolation } from '../battle/battleFault';
import { factShapeFaults } from '../battle/factShapeFaults';
import { armyOf } from '../battle/queries/armyOf';
import { fightingModels } from '../battle/queries/fightingModels';
import { findModels } from '../battle/queries/findModels';
import { findUnit } from '../battle/queries/findUnit';
import type { AnyMission } from '../mission/mission';
import { verdict } from '../mission/standing';
import type { OpenHostilityTypes } from './openHostilityTypes';

/**
 * Who may report now: whoever's models are to flee, or else both players, the one whose turn it is first.
 *
 * @param battle - the battle
 * @returns the ids of the players; empty when it is over
 * @rule OP-MORALE-2
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, startBattle, toReport } from 'wargame-rules/open-play';
 *
 * const units = [{ id: 'boss', name: 'Boss', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'Boss' }] }];
 * const side = (player: string) => ({ player, army: musterArmy({ name: player, units }, { prefix: player }) });
 * const battle = startBattle(annihilation, { attacker: side('Ann'), defender: side('Ben') }, seededDice(1));
 * toReport(battle); // => ['Ann', 'Ben']
 * ```
 */
export function toReport(battle: Battle): readonly string[] {
  if (battle.over) return [];
  const fleeing = battle.flight && findUnit(battle, battle.flight.unit);
  if (fleeing) return [fleeing.army.player];
  const acting = armyOf(battle, battle.turn).player;
  const players = battle.armies.map(({ player }) => player);
  return [acting, ...players.filter((player) => player !== acting)];
}

/** What is wrong with who reports something: the end of the other's turn, the other's models, another's action. */
export function reporterFaults(
  battle: Battle,
  player: string,
  fact: ReportedFact,
): readonly BattleViolation[] {
  const due = toReport(battle);
  if (!due.includes(player)) {
    const message = due.length > 0 ? `${due.join(' or ')} is to report, not ${player}` : 'the battle is over';
    return [{ code: due.length > 0 ? 'battle/wrong-player' : 'battle/over', message, path: 'player' }];
  }
  // What is malformed is left to the rules of the fact.
  if (!fact) return [];
  const ends = fact.type === 'turn-ended' || fact.type === 'phase-ended';
  if (ends && player !== armyOf(battle, battle.turn).player) {
    return [{ code: 'battle/wrong-player', message: `it is not ${player}'s turn`, path: 'player' }];
  }
  if (fact.type === 'part-action' && fact.action?.player !== player) {
    return [{ code: 'battle/wrong-player', message: 'nobody acts for another', path: 'fact.action.player' }];
  }
  return [];
}

/** In a match every model was deployed somewhere, so it stays known where each stands: a mission may ask. */
export function positionsLeftOut(battle: Battle, fact: ReportedFact): readonly BattleViolation[] {
  if (factShapeFaults(fact).length > 0) return [];
  const { positions = [] } = fact as { readonly positions?: readonly ModelPosition[] };
  const told = new Set(positions.map(({ model }) => model));
  const models = setUpBy(battle, fact).filter((id) => !told.has(id));
  if (models.length === 0) return [];
  const message = `say where ${models.join(', ')} stand`;
  return [{ code: 'battle/position-unknown', message, path: 'fact.positions', facts: { models } }];
}

/** The ids of the models that a fact brings onto the battlefield. */
function setUpBy(battle: Battle, fact: ReportedFact): readonly string[] {
  switch (fact.type) {
    case 'unit-added':
      return namedModels(fact.unit).map(({ id }) => id);
    case 'models-returned':
      return findModels(battle, fact.models).flatMap((found) =>
        found && found.model.status !== 'fighting' ? found.model.id : [],
      );
    case 'unit-arrived':
      return modelsOfUnit(battle, fact.unit, 'reserve');
    case 'unit-disembarked':
      return modelsOfUnit(battle, fact.unit, 'embarked');
    default:
      return [];
  }
}

function modelsOfUnit(battle: Battle, id: string, where: Place['where']): readonly string[] {
  const unit = findUnit(battle, id)?.unit;
  return unit?.place.where === where ? fightingModels(unit).map((model) => model.id) : [];
}

/**
 * What somebody may see of a battle: all of it, but for what the mission's parts keep to themselves.
 *
 * @param mission - the mission
 * @param battle - the battle
 * @param viewer - a player, or `spectator`
 * @returns the battle
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, startBattle, viewBattle } from 'wargame-rules/open-play';
 *
 * const units = [{ id: 'boss', name: 'Boss', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'Boss' }] }];
 * const side = (player: string) => ({ player, army: musterArmy({ name: player, units }, { prefix: player }) });
 * const battle = startBattle(annihilation, { attacker: side('Ann'), defender: side('Ben') }, seededDice(1));
 * viewBattle(annihilation, battle, 'spectator').round; // => 1
 * ```
 */
export function viewBattle(mission: AnyMission, battle: Battle, viewer: Viewer): Battle {
  return { ...battle, parts: viewParts(mission.parts, battle.parts, viewer) };
}

/** What somebody may read of something that happened. Which of the missions is played does not show in it. */
export function viewFact<Fact extends OpenHostilityTypes['event']>(
  missions: readonly AnyMission[],
  fact: Fact,
  viewer: Viewer,
): Fact | null {
  if (fact.type !== 'part-action') return fact;
  const parts = missions.flatMap((mission) => mission.parts);
  const action = viewPartAction(parts, fact.part, fact.action, viewer);
  return action && { ...fact, action };
}

/** The same to the viewer, with what the mission's parts hide dealt anew. */
export function redealBattle(mission: AnyMission, battle: Battle, viewer: Viewer, dice: Dice): Battle {
  const redealt = mission.parts
    .filter((part) => part.redeal)
    .map((part) => [part.id, part.redeal?.(battle.parts[part.id], viewer, dice)] as const);
  return { ...battle, parts: { ...battle.parts, ...Object.fromEntries(redealt) } };
}

/**
 * Who has won a battle, by player.
 *
 * @param mission - the mission
 * @param battle - the battle
 * @returns the winner, or none for a draw, with the reasons; null while the battle goes on
 * @throws {@link WargameError} what the mission's conditions throw: `battle/position-unknown`, …
 * @since 0.1.0
 * @example
 * ```ts
 * import { seededDice } from 'wargame-rules';
 * import { annihilation, musterArmy, startBattle, battleOutcome } from 'wargame-rules/open-play';
 *
 * const units = [{ id: 'boss', name: 'Boss', powerRating: 4, warlord: true, models: [{ id: 'm', name: 'Boss' }] }];
 * const side = (player: string) => ({ player, army: musterArmy({ name: player, units }, { prefix: player }) });
 * const battle = startBattle(annihilation, { attacker: side('Ann'), defender: side('Ben') }, seededDice(1));
 * battleOutcome(annihilation, battle); // => null
 * ```
 */
export function battleOutcome(mission: AnyMission, battle: Battle): Outcome | null {
  const result = verdict(mission, battle);
  if (!result) return null;
  const { winner, reasons } = result;
  return { winners: winner ? [armyOf(battle, winner).player] : [], reasons };
}
