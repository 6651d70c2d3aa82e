import { expect } from 'vitest';
import { scriptedDice, type Viewer, type Violation } from 'wargame-rules';
import {
  type AnyMission,
  type ArmyList,
  annihilation,
  applyPreBattle,
  checkPreBattle,
  deathOrGlory,
  type Embarked,
  holdAtAllCosts,
  type ModelPosition,
  type OpenHostilityAction,
  openHostility,
  type PreBattle,
  type PreBattleAction,
  type PreBattleEvent,
  startPreBattle,
  type UnitEntry,
} from 'wargame-rules/open-play';

export const PACK: readonly AnyMission[] = [annihilation, holdAtAllCosts, deathOrGlory];

/** A unit of single models on 1" bases. */
export function unit(
  id: string,
  powerRating: number,
  count: number,
  more: Partial<UnitEntry> = {},
): UnitEntry {
  return {
    id,
    name: id,
    powerRating,
    leadership: 7,
    models: [{ id: `${id}-m`, name: 'Model', count, base: { shape: 'round', diameter: 1 } }],
    ...more,
  };
}

export function list(...units: readonly UnitEntry[]): ArmyList {
  return { name: 'Army', units: units.map((one, index) => (index === 0 ? { ...one, warlord: true } : one)) };
}

/** The models of a unit in a column. */
export function column(id: string, x: number, count: number, y: number = 2): readonly ModelPosition[] {
  return Array.from({ length: count }, (_, index) => ({
    model: count === 1 ? `${id}-m` : `${id}-m/${index + 1}`,
    at: { x, y: y + index * 1.5 },
  }));
}

export interface Walked {
  readonly state: PreBattle;
  readonly events: readonly PreBattleEvent[];
}

/** Plays actions one after the other on scripted dice, every one of which must be used. */
export function walk(
  actions: readonly PreBattleAction[],
  faces: readonly number[] = [],
  from: PreBattle = startPreBattle(['Ann', 'Ben']),
  missions: readonly AnyMission[] = PACK,
): Walked {
  const dice = scriptedDice(faces);
  let state = from;
  const events: PreBattleEvent[] = [];
  for (const action of actions) {
    const step = applyPreBattle(state, action, missions, dice);
    state = step.state;
    events.push(...step.events);
  }
  dice.finish();
  return { state, events };
}

export function faults(state: PreBattle, action: PreBattleAction): readonly Violation[] {
  return checkPreBattle(state, action, PACK);
}

export function codes(state: PreBattle, action: PreBattleAction): readonly string[] {
  return faults(state, action).map(({ code }) => code);
}

/** Why an action is not allowed, without the words for people. */
export function reasons(
  state: PreBattle,
  action: PreBattleAction,
  missions: readonly AnyMission[] = PACK,
): readonly object[] {
  return checkPreBattle(state, action, missions).map(({ message: _, ...rest }) => rest);
}

/** What a bot does for a player on scripted dice, every one of which must be used. It is allowed. */
export function botAction(
  state: PreBattle,
  player: string,
  faces: readonly number[] = [],
): OpenHostilityAction {
  const dice = scriptedDice(faces);
  const stage = { stage: 'pre-battle', preBattle: state } as const;
  const action = openHostility.propose?.(stage, player, dice) as OpenHostilityAction;
  dice.finish();
  expect(openHostility.check(stage, action)).toEqual([]);
  return action;
}

/** The time before a battle with what is secret to a viewer dealt anew. */
export function redealt(state: PreBattle, viewer: Viewer, faces: readonly number[]): PreBattle {
  const dice = scriptedDice(faces);
  const after = openHostility.redeal?.({ stage: 'pre-battle', preBattle: state }, viewer, dice);
  dice.finish();
  return (after as { readonly preBattle: PreBattle }).preBattle;
}

/** Nobody in reserve, nobody embarked, unless told. */
export function declare(
  player: string,
  reserve: readonly string[] = [],
  embarked: readonly Embarked[] = [],
): PreBattleAction & { readonly type: 'declare' } {
  return { type: 'declare', player, reserve, embarked };
}

/** One unit is set up in a column. */
export function deploy(player: string, id: string, x: number, count: number = 1): PreBattleAction {
  return { type: 'deploy', player, unit: id, positions: column(id, x, count) };
}

const both = <Action extends object>(action: Action) =>
  [
    { player: 'Ann', ...action },
    { player: 'Ben', ...action },
  ] as unknown as readonly PreBattleAction[];

/** Ann's army of Power Level 12 and Ben's of 8, unless told; up to the secret declarations. */
export function toDeclarations(
  options: { readonly ann?: ArmyList; readonly ben?: ArmyList; readonly mission?: string } = {},
): readonly PreBattleAction[] {
  const { ann = list(unit('a1', 8, 1), unit('a2', 4, 3)), ben = list(unit('b1', 4, 1), unit('b2', 4, 2)) } =
    options;
  return [
    { type: 'muster', player: 'Ann', list: ann },
    { type: 'muster', player: 'Ben', list: ben },
    ...both({ type: 'propose-mission', mission: options.mission ?? 'annihilation' }),
    ...both({ type: 'read-briefing' }),
    ...both({ type: 'propose-battlefield', battlefield: { width: 44, height: 60 } }),
  ];
}

/** Nobody in reserve, nobody embarked. */
export const allDeploy: readonly PreBattleAction[] = [declare('Ann'), declare('Ben')];

/** Both armies as `toDeclarations` has them, all of them set up. */
export const deployAll: readonly PreBattleAction[] = [
  ...allDeploy,
  deploy('Ann', 'a1', 3),
  deploy('Ben', 'b1', 41),
  deploy('Ann', 'a2', 5, 3),
  deploy('Ben', 'b2', 39, 2),
];
