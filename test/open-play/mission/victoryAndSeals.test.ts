import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  annihilation,
  type BattlePart,
  checkFact,
  deathOrGlory,
  defineMission,
  extraction,
  holdAtAllCosts,
  lastArmyStanding,
  mostPoints,
  musterArmy,
  OPEN_PLAY_IDEAS,
  otherwiseWins,
  reportFact,
  standing,
  startBattle,
} from 'wargame-rules/open-play';

const side = (prefix: string) => ({
  army: musterArmy(
    {
      name: prefix,
      units: ['one', 'two'].map((id) => ({
        id,
        name: id,
        powerRating: 4,
        warlord: id === 'one',
        models: [{ id: `${id}-m`, name: 'Model', count: 2 }],
      })),
    },
    { prefix },
  ),
});
const sides = { attacker: side('a:'), defender: side('d:') };

describe('a list of victory conditions', () => {
  it('OP-ANN-1: is asked in order, and the first that decides does', () => {
    const mission = defineMission({
      id: 'list',
      title: 'List',
      victory: [lastArmyStanding(), otherwiseWins('defender', 'held out'), mostPoints()],
    });
    const battle = startBattle(mission, sides, scriptedDice([]));
    expect(standing(mission, battle)).toEqual({ winner: 'defender', reasons: [{ message: 'held out' }] });
  });

  it('is refused when it is empty or holds what is no condition', () => {
    const define = (victory: unknown) => () =>
      defineMission({ id: 'x', title: 'X', victory: victory as never });
    expect(define([])).toThrow(expect.objectContaining({ code: 'mission/not-a-function' }));
    expect(define([mostPoints(), 3])).toThrow(/victory\[1\]/);
  });
});

describe('a part that seals its action', () => {
  type Peek = {
    id: 'peek';
    state: { readonly seen: boolean };
    action: { readonly type: 'peek'; readonly player: string };
  };
  const peek: BattlePart<Peek> = {
    id: 'peek',
    start: () => ({ seen: false }),
    check: () => [],
    apply: () => ({ state: { seen: true }, seals: 'reveal' }),
  };

  it('C84: seals the step, so that nobody peeks and takes it back', () => {
    const mission = defineMission({ id: 'peeking', title: 'Peeking', parts: [peek], victory: mostPoints() });
    const battle = startBattle(mission, sides, scriptedDice([]));
    const fact = { type: 'part-action', part: 'peek', action: { type: 'peek', player: 'attacker' } } as const;
    expect(reportFact(mission, battle, fact, scriptedDice([])).seals).toBe('reveal');
    expect(reportFact(mission, battle, { type: 'turn-ended' }, scriptedDice([])).seals).toBeUndefined();
  });
});

describe('models that have left the battlefield', () => {
  it('are out of reach', () => {
    const battle = startBattle(annihilation, sides, scriptedDice([]));
    const { state } = reportFact(
      annihilation,
      battle,
      { type: 'unit-left', unit: 'a:two' },
      scriptedDice([]),
    );
    const hit = { type: 'models-destroyed', models: ['a:two-m/1'] } as const;
    expect(checkFact(annihilation, state, hit)).toMatchObject([
      { code: 'battle/wrong-place', path: 'models[0]' },
    ]);
  });
});

describe('where missions come from', () => {
  it('OP-ZONE-1: every map is marked as a reconstruction, and OP-IDEAS the rules of the ideas too', () => {
    for (const { provenance } of [annihilation, holdAtAllCosts, deathOrGlory]) {
      expect(provenance).toEqual({ map: 'reconstruction' });
    }
    for (const { provenance } of OPEN_PLAY_IDEAS) {
      expect(provenance).toEqual({ map: 'reconstruction', rules: 'reconstruction' });
    }
  });

  it('says what places it has, for the map', () => {
    expect(extraction.places({ width: 60, height: 44 }).length).toBeGreaterThan(3);
    expect(annihilation.places({ width: 60, height: 44 })).toEqual([]);
  });
});
