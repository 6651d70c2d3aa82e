import type { Viewer } from '../../core/game/viewer';
import type { Rules } from '../edition/rules';
import type { AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import { awaited } from '../settle';
import type { Party, UnitState, WarmasterState } from '../state';
import type { Task } from '../task';
import { isDeploying, knowsParty, knowsUnit } from './knowledge';
import type { DecisionView, PartyView, WarmasterView } from './warmasterView';

/**
 * What a viewer may see of a state: the same for any two states that differ only in what is hidden from him.
 *
 * @rule WM-REV-4
 */
export function viewState(rules: Rules, state: WarmasterState, viewer: Viewer<Side>): WarmasterView {
  const known = (_: UnitState, index: number): boolean => knowsUnit(rules, state, viewer, index);
  const player = awaited(rules, state)?.player(rules, state);
  const units = state.units.filter(known);
  return {
    edition: rules.edition.id,
    turn: state.turn,
    phase: state.phase,
    toAct: player ? [player] : [],
    units,
    faceDown: isDeploying(state) ? [] : hiddenAreas(rules, state, viewer),
    cup: state.units.filter(({ at }) => at === 'cup').length,
    parties: state.parties.map((party) => viewParty(party, viewer)),
    bridge: state.bridge,
    destroyedAreas: state.destroyedAreas,
    tallies: state.tallies,
    reinforcementsDue: state.reinforcementsDue,
    moving: state.moving,
    moved: state.moved,
    unrevealed: state.unrevealed,
    fought: state.fought,
    retreated: state.retreated,
    decision: player ? viewDecision(state.agenda[0], units) : null,
    outcome: state.outcome,
  };
}

/** In the order of the board: the order of the units would tell them apart. */
function hiddenAreas(rules: Rules, state: WarmasterState, viewer: Viewer<Side>): readonly AreaNumber[] {
  return state.units
    .filter(({ at }, index) => typeof at === 'number' && !knowsUnit(rules, state, viewer, index))
    .map(({ at }) => at as AreaNumber)
    .sort((one, other) => one - other);
}

function viewParty(party: Party, viewer: Viewer<Side>): PartyView {
  const { side, units, turn, mustGo } = party;
  return { side, size: units.length, units: knowsParty(party, viewer) ? units : null, turn, mustGo };
}

function viewDecision(task: Task | undefined, known: readonly UnitState[]): DecisionView | null {
  switch (task?.type) {
    case 'place':
      return { type: 'place', units: task.units };
    case 'reroll':
      return { type: 'reroll', combat: task.combat };
    case 'retreat':
      return { type: 'retreat', side: task.side, area: task.area, unit: task.unit };
    case 'losses': {
      const { due, cause, marked } = task;
      const seen = marked.filter((unit) => known.some(({ id }) => id === unit));
      return { type: 'losses', due, cause, chosen: marked.length, marked: seen };
    }
    default:
      return null;
  }
}
