import { draw } from '../../core/dice/draw';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { ActionOf } from '../action';
import { isDestroyedArea } from '../board';
import { checkOwnUnits } from '../checkOwnUnits';
import type { Decision, Refusals } from '../decision';
import { destroyUnits } from '../destroyUnits';
import type { Rules } from '../edition/rules';
import { placeUnits } from '../placeUnits';
import { change, changeUnits, doFirst, type Progress, tell } from '../progress';
import { isMet, type Requirement, unmet } from '../requirement';
import type { AreaNumber } from '../rules/areaNumber';
import { sideOfPhase } from '../rules/phase';
import type { Side } from '../rules/side';
import type { Party, WarmasterState } from '../state';
import { landingAreas } from '../tasks/placeDecision';
import { reinforcementTable } from '../teleport/reinforcementTable';
import { rollTeleport } from '../teleport/rollTeleport';

interface TeleportFacts {
  readonly rules: Rules;
  readonly state: WarmasterState;
  readonly party: Party;
}

const TELEPORT: readonly Requirement<TeleportFacts>[] = [
  {
    code: 'warmaster/too-early',
    rule: 'WM-TELE-2',
    path: 'units',
    holds: ({ state, party }) => party.turn <= state.turn,
    message: ({ party }) => `these units may teleport from turn ${party.turn} on`,
  },
  {
    code: 'warmaster/emperor-first',
    rule: 'WM-REIN-1',
    path: 'units',
    // Only on the first turn must it go: delayed once, it may wait.
    holds: ({ rules, state, party }) =>
      party.units.includes(rules.supreme.imperial) ||
      !state.parties.some(({ units, mustGo }) => mustGo && units.includes(rules.supreme.imperial)),
    message: () => "the Emperor's group teleports first",
  },
];

function partiesOf(state: WarmasterState, side: Side): readonly Party[] {
  return state.parties.filter((party) => party.side === side);
}

function findParty(state: WarmasterState, units: readonly string[]): Party | undefined {
  return state.parties.find(
    (party) =>
      party.units.length === units.length && party.units.every((unit, index) => unit === units[index]),
  );
}

/** The groups and units of a side that may teleport now. */
function ready(rules: Rules, state: WarmasterState, side: Side): readonly Party[] {
  return partiesOf(state, side).filter((party) => isMet(TELEPORT, { rules, state, party }));
}

function stillDue(state: WarmasterState, side: Side): boolean {
  return (
    state.reinforcementsDue || partiesOf(state, side).some(({ mustGo, turn }) => mustGo && turn <= state.turn)
  );
}

/** Whether nobody is left who must or may teleport. */
export function reinforcementIsOver(rules: Rules, state: WarmasterState): boolean {
  const side = sideOfPhase(state.phase);
  return !state.reinforcementsDue && ready(rules, state, side).length === 0;
}

/**
 * What a side gets as its reinforcement phase begins: on the second turn the Guards, each on his own; the Traitor
 * player a roll, unless the cup is empty.
 *
 * @rule WM-REIN-2, WM-REIN-3
 */
export function openReinforcement(progress: Progress): void {
  const { rules, state } = progress;
  if (sideOfPhase(state.phase) === 'traitor') {
    change(progress, { reinforcementsDue: state.units.some(({ at }) => at === 'cup') });
  } else if (state.turn === 2) {
    const guards = rules.counters
      .filter(({ side, traits }) => side === 'imperial' && traits.includes('guard'))
      .map(({ id }): Party => arrival('imperial', id, 2));
    change(progress, { parties: [...state.parties, ...guards] });
  }
}

function arrival(side: Side, unit: string, turn: number): Party {
  return { side, units: [unit], turn, mustGo: true, shown: true };
}

/**
 * Drawing from the cup, and teleporting aboard.
 *
 * @rule WM-REIN-1, WM-REIN-2, WM-REIN-3, WM-REIN-5, WM-TELE-2
 */
export const reinforcementDecision: Decision<ActionOf<'reinforce' | 'teleport' | 'end-phase'>> = {
  types: ['reinforce', 'teleport', 'end-phase'],
  player: (_, state) => sideOfPhase(state.phase),
  actions(rules, state) {
    const player = sideOfPhase(state.phase);
    return [
      ...(state.reinforcementsDue ? [{ type: 'reinforce' as const, player }] : []),
      ...ready(rules, state, player).map(({ units }) => ({ type: 'teleport' as const, player, units })),
      ...(stillDue(state, player) ? [] : [{ type: 'end-phase' as const, player }]),
    ];
  },
  check(rules, state, action) {
    const { player } = action;
    if (action.type === 'teleport') return checkTeleport(rules, state, player, action.units);
    if (action.type === 'reinforce') {
      if (state.reinforcementsDue) return [];
      const message = 'no units are drawn now: the roll was made, or the cup is empty';
      return [{ code: 'warmaster/already-drawn', message, rule: 'WM-REIN-3' }];
    }
    if (!stillDue(state, player)) return [];
    return [
      { code: 'warmaster/still-due', message: 'there are units that must teleport now', rule: 'WM-TURN-2' },
    ];
  },
  apply(progress, action) {
    if (action.type === 'reinforce') drawReinforcements(progress);
    else if (action.type === 'teleport') teleport(progress, action.player, action.units);
    else doFirst(progress, [{ type: 'close-phase' }]);
  },
};

function checkTeleport(rules: Rules, state: WarmasterState, side: Side, units: readonly string[]): Refusals {
  const named = units.map((id, index) => ({ id, path: `units[${index}]` }));
  const refusals = checkOwnUnits(rules, side, named, 'WM-REIN-1');
  if (refusals.length > 0) return refusals;
  const party = findParty(state, units);
  if (party) return unmet(TELEPORT, { rules, state, party });
  const message = `${units.join(', ') || 'nobody'} is no group that waits to be teleported`;
  return [{ code: 'warmaster/no-such-party', message, rule: 'WM-REIN-1', path: 'units' }];
}

/**
 * The Traitor player's roll, and the blind draw; fewer come where the cup holds fewer.
 *
 * @rule WM-REIN-3, WM-SET-2
 */
function drawReinforcements(progress: Progress): void {
  const { state, dice } = progress;
  const cup = state.units.filter(({ at }) => at === 'cup').map(({ id }) => id);
  const { result } = rollOnTable(reinforcementTable, dice);
  const units = draw(cup, result, dice, 'Units from the cup');
  changeUnits(progress, units, { at: 'reserve' });
  change(progress, {
    reinforcementsDue: false,
    parties: [...state.parties, ...units.map((unit) => arrival('traitor', unit, state.turn))],
  });
  tell(progress, { type: 'drawn', units, area: null });
}

/**
 * One roll for all that teleport together.
 *
 * @rule WM-TELE-1, WM-TELE-2, WM-TELE-3, WM-TELE-4, WM-TELE-5
 */
function teleport(progress: Progress, side: Side, named: readonly string[]): void {
  const { rules, state, dice } = progress;
  const party = findParty(state, named) as Party;
  const { units } = party;
  const { roll, result } = rollTeleport(dice, `Teleport: ${units.join(', ')}`);
  if (!party.shown) progress.seals = 'reveal';
  change(progress, { parties: state.parties.filter((one) => one !== party) });
  tell(progress, { type: 'teleported', side, units, roll, result });
  if (result === 'destroyed') destroyUnits(progress, units, 'teleport');
  else if (result === 'delayed') delay(progress, party);
  else if (result === 'area-rolled') land(progress, party, roll as AreaNumber);
  else if (landingAreas(rules, state).length === 0) delay(progress, party);
  else doFirst(progress, [{ type: 'place', side, units }]);
}

function land(progress: Progress, party: Party, area: AreaNumber): void {
  const { rules, state } = progress;
  if (!isDestroyedArea(state, area)) placeUnits(progress, party.units, area);
  else if (rules.edition.teleportIntoDestroyedArea === 'delayed') delay(progress, party);
  else destroyUnits(progress, party.units, 'destroyed-area');
}

/** They may try again in their owner's next phase, or wait longer; both sides know who they are. */
function delay(progress: Progress, { side, units }: Party): void {
  const { turn, parties } = progress.state;
  change(progress, {
    parties: [...parties, { side, units, turn: turn + 1, mustGo: false, shown: true }],
  });
  tell(progress, { type: 'delayed', units });
}
