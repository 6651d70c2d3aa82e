import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annihilation, scoreBattle, standing, verdict } from 'wargame-rules/open-play';
import { force, models, Skirmish, squad } from '../skirmish';

const points = ({ mission, battle }: Skirmish) => scoreBattle(mission, battle).map((side) => side.points);
const lines = ({ mission, battle }: Skirmish, side: 0 | 1) =>
  scoreBattle(mission, battle)[side].lines.map((line) => [line.title, line.points]);

/** The Attacker has a Warlord worth nothing, and units of the given Power Ratings. */
const rated = (...ratings: readonly number[]) =>
  new Skirmish(annihilation, {
    attacker: {
      army: force([squad('lord', 0, 1), ...ratings.map((rating, index) => squad(`u${index}`, rating, 1))]),
    },
  });
const allLost = (...ratings: readonly number[]) =>
  ratings.length === 0 ? rated() : rated(...ratings).wipeOut(...ratings.map((_, index) => `u${index}`));

describe('Purge the Enemy', () => {
  it.each<[readonly number[], number]>([
    [[], 0],
    [[1], 1],
    [[10], 1],
    [[11], 2],
    [[3, 3, 3], 1],
    [[5, 5], 1],
    [[6, 5], 2],
    [[2, 4, 6, 6, 6, 6], 3],
  ])('OP-ANN-3, C22, C24: %j of losses score %i', (ratings, score) => {
    expect(points(allLost(...ratings))).toEqual([0, score]);
  });

  it('OP-ANN-3: adds up all that is lost, and rounds once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 8 }), (ratings) => {
        const sum = ratings.reduce((one, other) => one + other, 0);
        const [, defender] = points(allLost(...ratings)) as [number, number];
        expect(defender * 10 - sum).toBeGreaterThanOrEqual(0);
        expect(defender * 10 - sum).toBeLessThan(10);
      }),
      { numRuns: 60 },
    );
  });

  it('OP-ANN-4, C25: counts one part of a unit that split as its share', () => {
    const army = force([squad('lord', 0, 1), squad('boyz', 5, 4), squad('more', 5, 1)]);
    const played = new Skirmish(annihilation, { attacker: { army } });
    const into = [
      { id: 'one', models: models('boyz', 1, 2) },
      { id: 'two', models: models('boyz', 3, 4) },
    ];
    played.say({ type: 'unit-split', unit: 'boyz', into }).wipeOut('one');
    expect(scoreBattle(annihilation, played.battle)[1].lines[1]?.facts).toEqual({
      powerRatings: 3,
      units: ['one'],
    });
    played.wipeOut('two', 'more');
    expect(points(played)).toEqual([0, 2]);
  });

  it('C37: counts the full rating, however few models were left', () => {
    const army = force([squad('lord', 0, 1), squad('boyz', 11, 10)]);
    const played = new Skirmish(annihilation, { attacker: { army } });
    played.destroy(...models('boyz', 1, 9));
    expect(points(played)).toEqual([0, 0]);
    expect(points(played.destroy('boyz.10'))).toEqual([0, 2]);
  });

  it('OP-ANN-3, C33: counts a unit that fell in round 1, whatever became of those who did it', () => {
    const played = new Skirmish().wipeOut('guards').endTurns(6).wipeOut('boyz');
    expect(played.battle.round).toBe(4);
    played.endTurns(4);
    expect(played.battle.over).toBe(true);
    expect(lines(played, 0)[1]).toEqual(['Purge the Enemy', 1]);
    expect(scoreBattle(annihilation, played.battle)[0].lines[1]?.facts).toEqual({
      powerRatings: 6,
      units: ['guards'],
    });
  });

  it('OP-ANN-5, C34: counts what is off the battlefield, but not who is aboard a transport on it', () => {
    const embarked = [{ unit: 'boyz', transport: 'truck' }];
    const purge = (more: object) => lines(new Skirmish(annihilation, { attacker: more }), 1)[1]?.[1];
    expect(purge({ embarked })).toBe(0);
    expect(purge({ reserve: ['boyz'] })).toBe(1);
    expect(purge({ embarked, reserve: ['truck'] })).toBe(1);
    const played = new Skirmish(annihilation, { attacker: { embarked, reserve: ['truck', 'boss'] } });
    expect(scoreBattle(annihilation, played.battle)[1].lines[1]?.facts).toEqual({
      powerRatings: 14,
      units: ['boss', 'boyz', 'truck'],
    });
  });

  it('OP-ANN-5: destroys nothing that was never set up, unless the players say so', () => {
    const reserve = ['boss', 'boyz', 'truck'];
    const ignored = new Skirmish(annihilation, { attacker: { reserve } }).endTurns(10);
    expect(lines(ignored, 1)).toEqual([
      ['Slay the Warlord', 0],
      ['Purge the Enemy', 2],
    ]);
    expect(verdict(annihilation, ignored.battle)?.reasons[0]?.message).toContain('points');
    const counted = new Skirmish(annihilation, { attacker: { reserve }, unarrivedReserves: 'destroyed' });
    counted.endTurns(9);
    expect(counted.unit('boyz').place.where).toBe('reserve');
    counted.endTurns(1);
    expect(lines(counted, 1)).toEqual([
      ['Slay the Warlord', 1],
      ['Purge the Enemy', 2],
    ]);
    expect(verdict(annihilation, counted.battle)).toMatchObject({
      winner: 'defender',
      reasons: [{ message: "the attacker's army is destroyed" }],
    });
    const back = new Skirmish(annihilation, { unarrivedReserves: 'destroyed' });
    back.say({ type: 'unit-withdrawn', unit: 'boyz' }).endTurns(10);
    expect(back.left('boyz').length).toBe(10);
  });
});

describe('Slay the Warlord', () => {
  it('OP-ANN-2, C33: is worth a point once, whenever and however the Warlord went', () => {
    const played = new Skirmish().destroy('boss.1').endTurns(4);
    expect(lines(played, 1)).toEqual([
      ['Slay the Warlord', 1],
      ['Purge the Enemy', 1],
    ]);
    const fled = new Skirmish().say({ type: 'models-fled', models: ['captain.1'] });
    expect(lines(fled, 0)[0]).toEqual(['Slay the Warlord', 1]);
    expect(lines(new Skirmish(annihilation, { attacker: { reserve: ['boss'] } }), 1)[0]?.[1]).toBe(0);
  });
});

describe('No Mercy', () => {
  it('OP-ANN-1, OP-END-1, C36: the last army wins at once', () => {
    const played = new Skirmish().endTurns(4).wipeOut('captain', 'guards');
    expect(played.battle).toMatchObject({ over: true, round: 3 });
    expect(verdict(annihilation, played.battle)).toMatchObject({ winner: 'attacker' });
  });

  it('OP-ANN-1, C60: both destroyed at once are decided on points', () => {
    const both = ['boss', 'boyz', 'truck', 'captain', 'guards'];
    const played = new Skirmish().wipeOut(...both);
    // 11 of the Defender's against 14 of the Attacker's: 2 + 1 points each.
    expect(points(played)).toEqual([3, 3]);
    expect(verdict(annihilation, played.battle)).toMatchObject({ winner: null });
    const army = force([squad('captain', 5, 1), squad('guards', 26, 1)]);
    const unequal = new Skirmish(annihilation, { defender: { army } }).wipeOut(...both);
    expect(verdict(annihilation, unequal.battle)).toMatchObject({ winner: 'attacker' });
  });

  it('OP-ANN-1: most points win, equal points are a draw', () => {
    expect(standing(annihilation, new Skirmish().battle).winner).toBeNull();
    expect(standing(annihilation, new Skirmish().wipeOut('boyz').battle).winner).toBe('defender');
  });
});

describe('the end of the battle', () => {
  it.each(['attacker', 'defender'] as const)(
    'OP-END-1, C36: comes with the second turn of round 5 when the %s begins, not a turn sooner',
    (firstTurn) => {
      const played = new Skirmish(annihilation, { firstTurn }).endTurns(9);
      expect(played.battle).toMatchObject({ over: false, round: 5 });
      expect(played.battle.turn).not.toBe(firstTurn);
      played.endTurns(1);
      expect(played.battle).toMatchObject({ over: true, round: 5 });
      expect(() => played.endTurns(1)).toThrow(expect.objectContaining({ code: 'battle/over' }));
    },
  );

  it('OP-END-1, C34: does not come while anybody is left in reserve, aboard or off the battlefield', () => {
    const played = new Skirmish(annihilation, { attacker: { reserve: ['truck'] } }).wipeOut('boss', 'boyz');
    expect(played.battle.over).toBe(false);
    const away = new Skirmish().say({ type: 'unit-left', unit: 'boyz' }).wipeOut('boss', 'truck');
    expect(away.battle.over).toBe(false);
  });
});
