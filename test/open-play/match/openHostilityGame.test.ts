import { describe, expect, it } from 'vitest';
import { type Game, scriptedDice, seededDice } from 'wargame-rules';
import {
  annihilation,
  type Battle,
  deathOrGlory,
  holdAtAllCosts,
  type OpenHostilityAction,
  type OpenHostilityState,
  type OpenHostilityTypes,
  openHostilityGame,
} from 'wargame-rules/open-play';
import { allDeploy, column, toDeclarations } from '../preBattle/walk';
import { Skirmish } from '../skirmish';

const players = ['Ann', 'Ben'] as const;

/** The game with the missions of the pack. */
function pack(): Game<OpenHostilityTypes> {
  return openHostilityGame([annihilation, holdAtAllCosts, deathOrGlory]);
}

/** From mustering to the last decision before the battle. */
const BEFORE: readonly OpenHostilityAction[] = [
  ...toDeclarations(),
  ...allDeploy,
  { type: 'deploy', player: 'Ann', unit: 'a1', positions: column('a1', 3, 1) },
  { type: 'deploy', player: 'Ben', unit: 'b1', positions: column('b1', 41, 1) },
  { type: 'deploy', player: 'Ann', unit: 'a2', positions: column('a2', 5, 3) },
  { type: 'deploy', player: 'Ben', unit: 'b2', positions: column('b2', 39, 2) },
  { type: 'choose-turn', player: 'Ben', turn: 'second' },
  { type: 'end-abilities', player: 'Ann' },
  { type: 'end-abilities', player: 'Ben' },
];

function start(): OpenHostilityState {
  return pack().start({ players }, scriptedDice([]));
}

/** How the match stands before the last of these actions, and what that one does. */
function played(actions: readonly OpenHostilityAction[]) {
  const dice = scriptedDice([2, 5]);
  const before = actions
    .slice(0, -1)
    .reduce((state, action) => pack().apply(state, action, dice).state, start());
  return { before, step: pack().apply(before, actions.at(-1) as OpenHostilityAction, dice) };
}

const inBattle = (): { readonly stage: 'battle'; readonly battle: Battle } => ({
  stage: 'battle',
  battle: new Skirmish(annihilation, { attacker: { player: 'Ann' }, defender: { player: 'Ben' } }).battle,
});

describe('the stages of a match', () => {
  it('OP-SEQ: begin before the battle, with what the players agreed on', () => {
    expect(start()).toMatchObject({
      stage: 'pre-battle',
      preBattle: { step: 'muster-armies', players, unarrivedReserves: 'ignored' },
    });
    expect(pack().start({ players, unarrivedReserves: 'destroyed' }, scriptedDice([]))).toMatchObject({
      preBattle: { unarrivedReserves: 'destroyed' },
    });
    expect(pack().players({ players })).toEqual(['Ann', 'Ben']);
    expect(pack().toAct(start())).toEqual(['Ann', 'Ben']);
    expect(pack().outcome(start())).toBeNull();
  });

  it('OP-SEQ: come to the battle by themselves, when nothing is left to prepare', () => {
    const { before, step } = played(BEFORE);
    expect(before.stage).toBe('pre-battle');
    expect(pack().toAct(before)).toEqual(['Ben']);
    expect(step.state).toMatchObject({
      stage: 'battle',
      battle: { mission: 'annihilation', round: 1, turn: 'attacker', over: false },
    });
    expect(step.events.at(-1)).toEqual({ type: 'battle-began', mission: 'annihilation' });
    expect(pack().toAct(step.state)).toEqual(['Ann', 'Ben']);
  });

  it('OP-SEQ: propose what comes next; nobody can list all that may', () => {
    expect(pack().actions(start(), 'Ann')).toBeNull();
    expect(pack().propose?.(start(), 'Ben', seededDice(1))).toMatchObject({ type: 'muster', player: 'Ben' });
    const end = pack().propose?.(inBattle(), 'Ann', scriptedDice([1, 6]));
    expect(end).toEqual({ type: 'report', player: 'Ann', fact: { type: 'turn-ended' } });
  });

  it('OP-SEQ: end with the battle', () => {
    const battle = new Skirmish().wipeOut('captain', 'guards').battle;
    expect(pack().outcome({ stage: 'battle', battle })?.winners).toEqual(['attacker']);
    expect(pack().toAct({ stage: 'battle', battle })).toEqual([]);
    expect(pack().outcome(inBattle())).toBeNull();
  });

  it('OP-RESERVE-1: keep what the first to declare has declared a secret', () => {
    const { step } = played(BEFORE.slice(0, 9));
    const declaration = { reserve: [], embarked: [] };
    expect(step).toMatchObject({ state: { stage: 'pre-battle' }, seals: 'commit' });
    expect(pack().view(step.state, 'Ann')).toMatchObject({
      stage: 'pre-battle',
      preBattle: { step: 'declare-reserves', declared: [true, false], declarations: [declaration, null] },
    });
    expect(pack().view(step.state, 'Ben')).toMatchObject({
      stage: 'pre-battle',
      preBattle: { declared: [true, false], declarations: [null, null] },
    });
    expect(pack().viewAction?.(BEFORE[8] as OpenHostilityAction, 'Ann')).toEqual(BEFORE[8]);
    expect(pack().viewAction?.(BEFORE[8] as OpenHostilityAction, 'Ben')).toBeNull();
    const known = pack().redeal?.(step.state, 'Ann', scriptedDice([]));
    expect(known).toEqual(step.state);
  });

  it('OP-SEQ: go on in the battle with what is reported, which everybody may read', () => {
    const report = {
      type: 'report',
      player: 'Ann',
      fact: { type: 'models-destroyed', models: ['captain.1'] },
    } as const;
    const { state, events } = pack().apply(inBattle(), report, scriptedDice([]));
    expect(state.stage).toBe('battle');
    expect(events).toEqual([
      report.fact,
      { type: 'unit-destroyed', unit: 'captain', role: 'defender', fled: false },
    ]);
    for (const viewer of ['Ann', 'Ben', 'spectator']) {
      expect(pack().viewAction?.(report, viewer)).toEqual(report);
      expect(pack().view(state, viewer)).toMatchObject({ stage: 'battle', battle: { round: 1 } });
    }
  });

  it('OP-SEQ: refuse what is out of place in a battle, and what can not have happened', () => {
    const reasons = (action: OpenHostilityAction) =>
      pack()
        .check(inBattle(), action)
        .map(({ message: _, ...reason }) => reason);
    expect(reasons({ type: 'read-briefing', player: 'Ann' })).toEqual([
      { code: 'pre-battle/wrong-step', rule: 'OP-SEQ', path: 'type' },
    ]);
    const lost = (player: string, model: string): OpenHostilityAction => ({
      type: 'report',
      player,
      fact: { type: 'models-destroyed', models: [model] },
    });
    expect(reasons(lost('Ann', 'captain.1'))).toEqual([]);
    expect(reasons(lost('Ann', 'stranger'))).toMatchObject([
      { code: 'battle/unknown-model', path: 'models[0]' },
    ]);
    expect(reasons(lost('Eve', 'stranger'))).toEqual([{ code: 'battle/wrong-player', path: 'player' }]);
    expect(() => pack().apply(inBattle(), lost('Ann', 'stranger'), scriptedDice([]))).toThrow(
      expect.objectContaining({ code: 'battle/unknown-model' }),
    );
  });
});

describe('the missions of a game', () => {
  it('OP-SEQ: are one at the least, and none is there twice', () => {
    const refusal = (code: string) =>
      expect.objectContaining({ violations: [expect.objectContaining({ code, path: 'missions' })] });
    expect(() => openHostilityGame([])).toThrow(refusal('mission/none-given'));
    expect(() => openHostilityGame([annihilation, deathOrGlory, annihilation])).toThrow(
      refusal('mission/duplicate-mission'),
    );
    for (const missions of [[annihilation], [annihilation, holdAtAllCosts]]) {
      expect(openHostilityGame(missions)).toMatchObject({ id: 'open-hostility', version: 1 });
    }
  });

  it('OP-SEQ: have that of the battle among them', () => {
    const game = openHostilityGame([deathOrGlory, holdAtAllCosts]);
    const refusal = expect.objectContaining({
      code: 'mission/unknown-mission',
      violations: [expect.objectContaining({ path: 'battle.mission' })],
    });
    const report = { type: 'report', player: 'Ann', fact: { type: 'turn-ended' } } as const;
    expect(() => game.check(inBattle(), report)).toThrow(refusal);
    expect(() => game.view(inBattle(), 'Ann')).toThrow(refusal);
    expect(openHostilityGame([deathOrGlory, annihilation]).check(inBattle(), report)).toEqual([]);
  });
});
