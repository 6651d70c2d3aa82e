import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { seededDice } from '../../core/dice/seededDice';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Violation } from '../../core/errors/violation';
import { WargameError } from '../../core/errors/wargameError';
import { applyPartAction } from '../../core/game/applyPartAction';
import { checkFactOfParts } from '../../core/game/checkFactOfParts';
import { checkPartAction } from '../../core/game/checkPartAction';
import type { Game } from '../../core/game/game';
import type { Part, PartTypes } from '../../core/game/part';
import type { Happen, PartBattle, PartFor } from '../../core/game/partBattle';
import { runFacts } from '../../core/game/runFacts';
import { startParts } from '../../core/game/startParts';
import type { Step } from '../../core/game/step';
import type { Viewer } from '../../core/game/viewer';
import { viewPartAction } from '../../core/game/viewPartAction';
import { viewParts } from '../../core/game/viewParts';
import { malformedAction, readMembers } from '../game/readMembers';
import { requireThat } from '../guard/broken';
import { jsonFault } from '../plain/jsonFault';
import type { PartCheck } from './partCheck';

/** A battle in which one thing after the other happens, and each is told to the part. */
interface PartGameTypes {
  readonly setup: { readonly length: number };
  readonly state: PartGameState;
  readonly player: string;
  readonly view: unknown;
  readonly action: PartGameAction;
  readonly event: { readonly type: 'happened'; readonly facts: readonly unknown[] };
}

interface PartGameState {
  readonly left: number;
  readonly battle: PartBattle;
}

/** What happens is told by a number, which {@link PartCheck.fact} makes a fact of: nobody reports what can't be. */
type PartGameAction =
  | { readonly type: 'happens'; readonly player: string; readonly fact: number }
  | { readonly type: 'act'; readonly player: string; readonly action: PartTypes['action'] }
  | { readonly type: 'pass'; readonly player: string };

/** How often something legal is looked for before the turn is passed. */
const TRIES = 8;

const MOST_FACTS = 1_000_000;

/** Makes a game around a part, so that whatever holds for games is held against the part. */
export function partGame<Types extends PartTypes>(
  part: Part<Types>,
  check: PartCheck<Types>,
): Game<PartGameTypes> {
  const { players, battle: around } = check;
  const parts = [part, ...(check.others ?? [])] as unknown as readonly PartFor<PartBattle, unknown>[];
  const happen: Happen<PartBattle, unknown> = (battle, fact, dice) =>
    (check.happen?.(battle, fact, dice) as { readonly battle: PartBattle } | undefined) ?? { battle };
  const factOf = (battle: PartBattle, number: number): unknown => check.fact(battle, seededDice(number));
  const faults = ({ left, battle }: PartGameState, action: PartGameAction): readonly Violation[] => {
    if (left === 0) return [refusal('part-game/over', 'nothing happens any more', 'type')];
    if (!players.includes(action.player)) return [refusal('part-game/stranger', 'no player', 'player')];
    if (action.type === 'pass') return [];
    if (action.type === 'happens') return checkFactOfParts(parts, battle, factOf(battle, action.fact));
    if (action.action.player !== action.player) {
      return [refusal('part-game/stranger', 'another player', 'action.player')];
    }
    return checkPartAction(parts, battle, part.id, action.action);
  };
  const carriedOut = (
    battle: PartBattle,
    action: PartGameAction,
    dice: Dice,
  ): ReturnType<typeof runFacts<PartBattle, unknown>> => {
    if (action.type === 'act') return applyPartAction(parts, battle, part.id, action.action, happen, dice);
    return runFacts(parts, battle, action.type === 'pass' ? [] : [factOf(battle, action.fact)], happen, dice);
  };
  const actionOf = check.action?.bind(check) ?? proposalsOf(part as unknown as PartFor<PartBattle, unknown>);
  const somehow = (state: PartGameState, player: string, dice: Dice): PartGameAction => {
    const action = actionOf && rollDie(2, dice) === 1 ? actionOf(state.battle, player, dice) : null;
    if (action) return { type: 'act', player, action };
    return { type: 'happens', player, fact: rollDie(MOST_FACTS, dice) };
  };
  const viewed = ({ left, battle }: PartGameState, viewer: Viewer): unknown => ({
    left,
    battle: { ...battle, parts: viewParts(parts, battle.parts, viewer) },
  });
  return {
    id: part.id,
    version: 1,
    parse: {
      setup: parseSetup,
      action: parseAction,
    },
    players: () => players,
    start({ length }, dice) {
      const battle = { ...around, parts: {} };
      return { left: length, battle: { ...battle, parts: startParts(parts, battle, dice) } };
    },
    toAct: ({ left }) => (left > 0 ? players : []),
    check: faults,
    actions: () => null,
    propose(state, player, dice) {
      for (let tried = 0; tried < TRIES; tried++) {
        const action = somehow(state, player, dice);
        if (faults(state, action).length === 0) return action;
      }
      return { type: 'pass', player };
    },
    apply(state, action, dice): Step<PartGameState, PartGameTypes['event']> {
      const [first, ...others] = faults(state, action);
      if (first) throw new WargameError(first, ...others);
      const { battle, facts } = carriedOut(state.battle, action, dice);
      return { state: { left: state.left - 1, battle }, events: [{ type: 'happened', facts }] };
    },
    outcome: ({ left }) => (left > 0 ? null : { winners: [], reasons: [] }),
    view: viewed,
    viewAction(action, viewer) {
      if (action.type !== 'act') return action;
      const seen = viewPartAction(parts, part.id, action.action, viewer);
      return seen && { ...action, action: seen };
    },
    // What the part makes happen may be secret too; its facts are the battle's affair, not the part's.
    viewEvent({ type, facts }, viewer) {
      const seen = facts.map((fact) => check.viewFact?.(fact, viewer) ?? null);
      return seen.every((fact) => fact === null) ? null : { type, facts: seen };
    },
    ...(parts.some(({ redeal }) => redeal) && {
      redeal: (state: PartGameState, viewer: Viewer, dice: Dice) => ({
        ...state,
        battle: redealt(parts, state.battle, viewer, dice),
      }),
    }),
  };
}

/** What a part itself proposes: for whoever is asked, and JSON even where its own check refuses it. */
function proposalsOf(part: PartFor<PartBattle, unknown>): PartCheck<PartTypes>['action'] {
  if (!part.propose) return undefined;
  return (battle, player, dice) => {
    const around = battle as PartBattle;
    const action = part.propose?.(around.parts[part.id], around, player, dice) as PartTypes['action'] | null;
    const fault = jsonFault(action);
    requireThat(fault === undefined, 'plain-json', () => `propose gives what JSON can't hold: ${fault}`);
    requireThat(
      action === null || action.player === player,
      'only-those-to-act',
      () => `propose is asked for ${player}, and gives an action of ${action?.player}`,
    );
    return action;
  };
}

function redealt(
  parts: readonly PartFor<PartBattle, unknown>[],
  battle: PartBattle,
  viewer: Viewer,
  dice: Dice,
): PartBattle {
  const states = parts.map(({ id, redeal }) => {
    const state = battle.parts[id];
    return [id, redeal ? redeal(state, viewer, dice) : state] as const;
  });
  return { ...battle, parts: Object.fromEntries(states) };
}

function parseSetup(json: unknown): PartGameTypes['setup'] {
  const { length } = readMembers(json, ['length']);
  return { length: requireWholeNumber(length, 'length', 1) };
}

function parseAction(json: unknown): PartGameAction {
  const { type, player, fact, action } = readMembers(json, ['type', 'player']);
  if (typeof player !== 'string') throw malformedAction('player');
  if (type === 'pass') return { type, player };
  if (type === 'act')
    return { type, player, action: readMembers(action, ['type', 'player']) as PartTypes['action'] };
  if (type !== 'happens') throw malformedAction('type');
  return { type, player, fact: requireWholeNumber(fact, 'fact') };
}

/** Why nothing can be done in the game around a part. */
type PartGameErrorCode = 'part-game/over' | 'part-game/stranger';

function refusal(code: PartGameErrorCode, message: string, path: string): Violation<PartGameErrorCode> {
  return { code, message, path };
}
