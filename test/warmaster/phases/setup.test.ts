import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import { AREA_NUMBERS, type WarmasterAction, type WarmasterState } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { areasOffered, codes, noDice, plain, play } from '../table';
import { deploy, deployments, eyes, PLAIN } from './deploying';

const group = (...units: readonly string[]): WarmasterAction => ({
  type: 'group',
  player: 'imperial',
  units,
});

function deployed(): WarmasterState {
  return play(plain, plain.start(PLAIN, noDice), deployments).state;
}

describe('the deployment', () => {
  it('WM-SET-1: every black-backed counter, face down, one per area, the Traitor first', () => {
    const start = plain.start(PLAIN, noDice);
    expect(start.phase).toBe('deployment');
    expect(plain.toAct(start)).toEqual(['traitor']);
    const { state, events, seals } = play(plain, start, deployments);
    expect(state.phase).toBe('grouping');
    expect(eyes.length).toBeGreaterThan(0);
    for (const [index, id] of eyes.entries()) {
      const unit = state.units.find((one) => one.id === id);
      expect(unit).toEqual({ id, at: AREA_NUMBERS[index], faceUp: false });
    }
    expect(seals.slice(0, -1).every((seal) => seal === null)).toBe(true);
    expect(seals.at(-1)).toBe('reveal');
    expect(events.filter(({ type }) => type === 'deployment-ended')).toHaveLength(1);
  });

  it('WM-SET-1: special areas are allowed, an area with a counter is not', () => {
    const start = plain.start(PLAIN, noDice);
    expect(areasOffered(plain, start, 'traitor')).toEqual(AREA_NUMBERS);
    const { state } = play(plain, start, [deploy('horus', 42)]);
    expect(areasOffered(plain, state, 'traitor')).toEqual(AREA_NUMBERS.filter((area) => area !== 42));
    const next = eyes[1] as string;
    expect(codes(plain, state, deploy(next, 42))).toEqual(['warmaster/occupied']);
    expect(codes(plain, state, deploy(next, 22))).toEqual([]);
  });

  it('WM-SET-1: refuses with every reason, and who is not asked learns nothing else', () => {
    const { state } = play(plain, plain.start(PLAIN, noDice), [deploy('horus', 42)]);
    expect(codes(plain, state, deploy('horus', 42))).toEqual(['warmaster/not-next', 'warmaster/occupied']);
    expect(codes(plain, state, deploy('nobody', 42))).toEqual(['warmaster/unknown-unit']);
    expect(codes(plain, state, deploy('emperor', 42))).toEqual(['warmaster/not-yours']);
    expect(codes(plain, state, { ...deploy('horus', 42), player: 'imperial' })).toEqual([
      'warmaster/not-your-decision',
    ]);
    expect(codes(plain, state, group('emperor'))).toEqual([
      'warmaster/not-your-decision',
      'warmaster/not-now',
    ]);
  });

  it('WM-SET-2: grey-backed counters lie in the cup', () => {
    const start = plain.start(PLAIN, noDice);
    const cup = start.units.filter(({ at }) => at === 'cup').map(({ id }) => id);
    expect(cup).toEqual(plainEdition.counters.filter(({ back }) => back === 'skull').map(({ id }) => id));
    expect(cup.length).toBeGreaterThan(0);
  });
});

describe('the groups', () => {
  it('WM-SET-3: exactly four groups of three, freely chosen, the Guards set aside', () => {
    const { state, seals } = play(plain, deployed(), [
      group('emperor', 'rogal-dorn', 'custodians-1'),
      group('sanguinius', 'blood-angels-1', 'imperial-fists-3'),
      group('custodians-2', 'custodians-3', 'blood-angels-2'),
    ]);
    expect(state.phase).toBe('imperial-reinforcement');
    expect(state.turn).toBe(1);
    expect(state.parties.map(({ units }) => units)).toEqual([
      ['emperor', 'rogal-dorn', 'custodians-1'],
      ['sanguinius', 'blood-angels-1', 'imperial-fists-3'],
      ['custodians-2', 'custodians-3', 'blood-angels-2'],
      ['blood-angels-3', 'imperial-fists-1', 'imperial-fists-2'],
    ]);
    expect(seals).toEqual([null, null, 'commit']);
  });

  it('WM-SET-3: every group of three is listed once', () => {
    const actions = plain.actions(deployed(), 'imperial') ?? [];
    expect(actions).toHaveLength(220);
    expect(new Set(actions.map((action) => JSON.stringify(action))).size).toBe(220);
    for (const action of actions) expect(plain.check(deployed(), action)).toEqual([]);
  });

  it('WM-SET-4: a wrong grouping is refused, naming the unit', () => {
    const { state } = play(plain, deployed(), [group('emperor', 'sanguinius', 'rogal-dorn')]);
    const refused = (...units: readonly string[]) =>
      plain.check(state, group(...units)).map(({ code, path, message }) => [code, path, message]);
    expect(refused('custodians-1', 'custodians-2')[0]?.[0]).toBe('warmaster/group-size');
    expect(refused('custodians-1', 'custodians-1', 'custodians-2')).toEqual([
      ['warmaster/repeated-unit', 'units[1]', '"custodians-1" is named twice'],
    ]);
    expect(refused('custodians-1', 'custodians-2', 'imperial-guard-2')).toEqual([
      ['warmaster/guard-in-group', 'units[2]', expect.stringContaining('"imperial-guard-2"')],
    ]);
    expect(refused('emperor', 'custodians-1', 'custodians-2')).toEqual([
      ['warmaster/already-grouped', 'units[0]', expect.stringContaining('"emperor"')],
    ]);
    expect(refused('custodians-1', 'corvus', 'horus')).toEqual([
      ['warmaster/unknown-unit', 'units[1]', expect.stringContaining('"corvus"')],
      ['warmaster/not-yours', 'units[2]', expect.stringContaining('"horus"')],
    ]);
    expect(refused('emperor', 'emperor')).toHaveLength(4);
  });

  it('a group has one spelling: its units stand in the order of the edition, and parse puts them there', () => {
    const wild = group('custodians-2', 'emperor', 'sanguinius');
    expect(codes(plain, deployed(), wild)).toEqual(['warmaster/out-of-order']);
    const read = plain.parse.action(wild);
    expect(read).toEqual(group('emperor', 'sanguinius', 'custodians-2'));
    expect(codes(plain, deployed(), read)).toEqual([]);
  });

  it('C66: groups of units with one name hold the units that were named', () => {
    const { state } = play(plain, deployed(), [group('custodians-3', 'blood-angels-2', 'blood-angels-3')]);
    const rest = (plain.actions(state, 'imperial') ?? []).flatMap((action) =>
      action.type === 'group' ? action.units : [],
    );
    expect(rest).toContain('blood-angels-1');
    expect(rest).not.toContain('blood-angels-2');
  });
});

describe('the start', () => {
  it('C09: rolls nothing', () => {
    const dice = seededDice(1);
    const before = dice.snapshot();
    plain.start(PLAIN, dice);
    expect(dice.snapshot()).toEqual(before);
  });

  it('C08: another edition, or another version of it, is refused', () => {
    for (const wrong of [
      { edition: 'other', version: 1 },
      { edition: 'plain', version: 2 },
    ]) {
      expect(() => plain.start(wrong, noDice)).toThrow(
        expect.objectContaining({ code: 'warmaster/other-edition' }),
      );
      expect(() => plain.parse.setup(wrong)).toThrow(
        expect.objectContaining({ code: 'warmaster/other-edition' }),
      );
    }
  });
});
