import { describe, expect, it } from 'vitest';
import { probability } from 'wargame-rules';
import {
  annihilation,
  deathOrGlory,
  holdAtAllCosts,
  missionSave,
  saveOdds,
  standing,
  verdict,
} from 'wargame-rules/open-play';
import { force, Skirmish, squad } from '../skirmish';

const everybody = ['boss', 'boyz', 'truck', 'captain', 'guards'];

describe('Hold at all Costs', () => {
  const base = { shape: 'round', diameter: 1 } as const;
  const guard = { id: 'guard', name: 'Guard', save: 4, invulnerableSaves: [6], base };
  const army = force([{ ...squad('guards', 6, 1), models: [guard] }]);
  const at = (x: number, y: number, more: object = {}) =>
    new Skirmish(holdAtAllCosts, {
      battlefield: { width: 44, height: 30 },
      defender: { army, positions: [{ model: 'guard', at: { x, y } }], ...more },
    });
  const saved = ({ battle }: Skirmish) =>
    probability(saveOdds(missionSave(holdAtAllCosts, battle, 'guard', { ap: -1 })), (passed) => passed);

  it('OP-HOLD-1: adds 1 in the first round only, wholly within the own zone only', () => {
    // The Defender's zone reaches from 11, 7.5 to 33, 22.5.
    expect(saved(at(22, 15))).toEqual({ numerator: 1n, denominator: 2n });
    expect(saved(at(11.5, 15))).toEqual({ numerator: 1n, denominator: 2n });
    expect(saved(at(11.4, 15))).toEqual({ numerator: 1n, denominator: 3n });
    expect(saved(at(22, 15).endTurns(1))).toEqual({ numerator: 1n, denominator: 2n });
    expect(saved(at(22, 15).endTurns(2))).toEqual({ numerator: 1n, denominator: 3n });
  });

  it('OP-HOLD-1, C41: gives invulnerable saves nothing, and a 1 fails all the same', () => {
    const facts = missionSave(holdAtAllCosts, at(22, 15).battle, 'guard', { ap: -9 });
    expect(facts).toMatchObject({ ap: -9, modifier: 1, invulnerableSaves: [6] });
    expect(probability(saveOdds(facts), (passed) => passed)).toEqual({ numerator: 1n, denominator: 6n });
    const sure = { ...missionSave(holdAtAllCosts, at(22, 15).battle, 'guard'), save: 2 };
    expect(probability(saveOdds(sure), (passed) => passed)).toEqual({ numerator: 5n, denominator: 6n });
  });

  it('OP-HOLD-1: gives the Attacker nothing, nor who is in reserve', () => {
    const played = at(22, 15);
    expect(missionSave(holdAtAllCosts, played.battle, 'boss.1').modifier).toBe(0);
    const off = new Skirmish(holdAtAllCosts, { defender: { army, reserve: ['guards'] } });
    expect(missionSave(holdAtAllCosts, off.battle, 'guard').modifier).toBe(0);
    expect(() => missionSave(holdAtAllCosts, played.battle, 'nobody')).toThrow(
      expect.objectContaining({ code: 'battle/unknown-model' }),
    );
  });

  /** One model a side, where it stands; the Attacker's may have a base. */
  const race = (red: readonly [number, number], blue: readonly [number, number], more: object = {}) =>
    new Skirmish(holdAtAllCosts, {
      battlefield: { width: 44, height: 30 },
      attacker: {
        army: force([{ ...squad('red', 5, 1), models: [{ id: 'red.1', name: 'Red', ...more }] }]),
        positions: [{ model: 'red.1', at: { x: red[0], y: red[1] } }],
      },
      defender: {
        army: force([squad('blue', 5, 1)]),
        positions: [{ model: 'blue.1', at: { x: blue[0], y: blue[1] } }],
      },
    });
  const winner = ({ battle }: Skirmish) => standing(holdAtAllCosts, battle).winner;

  it('OP-HOLD-2: the closest model wins, by the closest part of its base', () => {
    expect(winner(race([24, 15], [23, 15]))).toBe('defender');
    expect(winner(race([24, 15], [23, 15], { base: { shape: 'round', diameter: 2.2 } }))).toBe('attacker');
  });

  it('OP-HOLD-2, C63: equally close is a draw, in doubles as well', () => {
    expect(winner(race([22, 16.1], [22, 13.9]))).toBeNull();
  });

  it('OP-HOLD-2, C63: several models of one side that are closest win for it', () => {
    const army = force([squad('red', 5, 2), squad('rear', 5, 1)]);
    const spots = [
      ['red.1', 21, 15],
      ['red.2', 23, 15],
      ['rear.1', 22, 20],
    ] as const;
    const positions = spots.map(([model, x, y]) => ({ model, at: { x, y } }));
    const played = new Skirmish(holdAtAllCosts, {
      battlefield: { width: 44, height: 30 },
      attacker: { army, positions },
      defender: {
        army: force([squad('blue', 5, 1)]),
        positions: [{ model: 'blue.1', at: { x: 22, y: 16.01 } }],
      },
    });
    expect(standing(holdAtAllCosts, played.battle)).toMatchObject({
      winner: 'attacker',
      reasons: [{ facts: { models: ['red.1', 'red.2'] } }],
    });
    played.say({ type: 'models-moved', positions: [{ model: 'blue.1', at: { x: 22, y: 16 } }] });
    expect(winner(played)).toBeNull();
  });

  it('OP-HOLD-2, C61: who is off the battlefield does not count, and nobody on it is a draw', () => {
    const played = race([24, 15], [23, 15]).say({ type: 'unit-withdrawn', unit: 'blue' });
    expect(winner(played)).toBe('attacker');
    expect(winner(played.say({ type: 'unit-withdrawn', unit: 'red' }))).toBeNull();
  });

  it('OP-HOLD-2: the last army wins, however far it is; both destroyed are a draw', () => {
    const last = race([1, 1], [22, 15]).wipeOut('blue');
    expect(verdict(holdAtAllCosts, last.battle)).toMatchObject({ winner: 'attacker' });
    const none = race([1, 1], [22, 15]).wipeOut('blue', 'red');
    expect(verdict(holdAtAllCosts, none.battle)).toMatchObject({ winner: null });
  });

  it('says which model it does not know the place of', () => {
    expect(() => standing(holdAtAllCosts, new Skirmish(holdAtAllCosts).battle)).toThrow(
      expect.objectContaining({ code: 'battle/position-unknown' }),
    );
  });
});

describe('Death or Glory', () => {
  const winner = (...lost: readonly string[]) => {
    const played = new Skirmish(deathOrGlory);
    return standing(deathOrGlory, (lost.length > 0 ? played.wipeOut(...lost) : played).battle).winner;
  };

  it("OP-GLORY-2, C60: the Attacker wins if the Defender's army is destroyed, even if his own is too", () => {
    expect(winner('captain', 'guards')).toBe('attacker');
    expect(winner(...everybody)).toBe('attacker');
  });

  it('OP-GLORY-2: the Defender wins otherwise, and there is no draw', () => {
    expect(winner()).toBe('defender');
    expect(winner('guards')).toBe('defender');
    expect(winner('boss', 'boyz', 'truck')).toBe('defender');
  });

  it('OP-FIRST-1: lets the Defender decide who has the first turn', () => {
    expect([annihilation, holdAtAllCosts, deathOrGlory].map(({ firstTurn }) => firstTurn)).toEqual([
      'roll-off',
      'roll-off',
      'defender',
    ]);
  });
});

describe('both armies destroyed at once', () => {
  it('OP-ANN-1, OP-HOLD-2, OP-GLORY-2, C60: is decided in each mission by its own words', () => {
    const verdicts = [annihilation, holdAtAllCosts, deathOrGlory].map((mission) => {
      const { battle } = new Skirmish(mission).wipeOut(...everybody);
      return verdict(mission, battle)?.winner;
    });
    expect(verdicts).toEqual([null, null, 'attacker']);
  });
});
