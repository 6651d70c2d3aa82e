import { describe, expect, it } from 'vitest';
import {
  defineMission,
  destroyedArmyLoses,
  firstOf,
  foothold,
  lastArmyStanding,
  mapPlaces,
  missionSave,
  mostPoints,
  onceDecided,
  otherwiseWins,
  passesMorale,
  purgeTheEnemy,
  type Score,
  savingThrowBonus,
  scoreBattle,
  slay,
  slayTheWarlord,
  standing,
  winsWhen,
} from 'wargame-rules/open-play';
import { Skirmish } from '../skirmish';

const victory = otherwiseWins('defender', 'held', { rule: 'MY-1' });
const score = (attacker: number, defender: number): Score => [
  { role: 'attacker', points: attacker, lines: [] },
  { role: 'defender', points: defender, lines: [] },
];
const { battle } = new Skirmish();

describe('victory conditions', () => {
  it('OP-ANN-1: most points decide, and name both sums', () => {
    const condition = mostPoints({ rule: 'MY-2' });
    expect(condition(battle, score(3, 2))).toMatchObject({ winner: 'attacker', reasons: [{ rule: 'MY-2' }] });
    expect(condition(battle, score(2, 3))?.winner).toBe('defender');
    expect(condition(battle, score(2, 2))).toMatchObject({
      winner: null,
      reasons: [{ facts: { attacker: 2, defender: 2 } }],
    });
  });

  it('are asked in order, until one decides', () => {
    const condition = firstOf(lastArmyStanding(), destroyedArmyLoses('attacker'), victory);
    expect(condition(battle, score(0, 0))).toEqual({
      winner: 'defender',
      reasons: [{ message: 'held', rule: 'MY-1' }],
    });
    expect(firstOf(lastArmyStanding())(battle, score(0, 0))).toBeNull();
    const undecided = defineMission({ id: 'undecided', title: 'Undecided', victory: firstOf() });
    expect(standing(undecided, new Skirmish(undecided).battle)).toEqual({
      winner: null,
      reasons: [{ message: expect.any(String) }],
    });
  });

  it('OP-GLORY-2: an army that is destroyed loses, whatever became of the other', () => {
    const condition = destroyedArmyLoses('attacker');
    const lost = new Skirmish().wipeOut('boss', 'boyz', 'truck', 'captain', 'guards');
    expect(condition(battle, score(0, 0))).toBeNull();
    expect(condition(lost.battle, score(0, 0))?.winner).toBe('defender');
  });
});

describe('objectives', () => {
  it('OP-ANN-2, OP-ANN-3: may be worth something else', () => {
    const mission = defineMission({
      id: 'hunt',
      title: 'Hunt',
      objectives: [slayTheWarlord({ points: 3, rule: 'MY-3' }), purgeTheEnemy({ divisor: 4 })],
      victory,
    });
    const played = new Skirmish(mission).wipeOut('captain');
    expect(scoreBattle(mission, played.battle)[0].lines).toEqual([
      { title: 'Slay the Warlord', points: 3, rule: 'MY-3', facts: { warlord: 'captain.1', slain: true } },
      {
        title: 'Purge the Enemy',
        points: 2,
        rule: 'OP-ANN-3',
        facts: { powerRatings: 5, units: ['captain'] },
      },
    ]);
  });
});

describe('mission rules', () => {
  it('OP-HOLD-1: add up, anywhere and in all rounds where they say so', () => {
    const mission = defineMission({
      id: 'bunker',
      title: 'Bunker',
      rules: [
        savingThrowBonus({ side: 'defender', anywhere: true, bonus: 2 }),
        savingThrowBonus({ side: 'defender', anywhere: true, rounds: [2] }),
        savingThrowBonus({ side: 'attacker' }),
        passesMorale('attacker'),
      ],
      victory,
    });
    const played = new Skirmish(mission);
    const modifier = (model: string) => missionSave(mission, played.battle, model, { modifier: -1 }).modifier;
    expect([modifier('guards.1'), modifier('boyz.1')]).toEqual([1, -1]);
    played.endTurns(2);
    expect(modifier('guards.1')).toBe(2);
    played.say({ type: 'morale-test', unit: 'boyz' });
    expect(played.events.at(-1)).toMatchObject({ type: 'morale-passed', because: 'Passes Morale tests' });
  });
});

describe('what is made wrongly', () => {
  it('OP-IDEAS: is told from its arguments that changed places', () => {
    const swapped = () => winsWhen('defender', 'held' as never, (() => true) as never);
    expect(swapped).toThrow(
      expect.objectContaining({
        violations: [expect.objectContaining({ code: 'argument/unknown-value', path: 'test' })],
      }),
    );
  });

  it.each<[string, () => unknown, string]>([
    ['a divisor of 0', () => purgeTheEnemy({ divisor: 0 }), 'divisor'],
    ['half a point', () => slayTheWarlord({ points: 0.5 }), 'points'],
    ['no side', () => destroyedArmyLoses('both' as never), 'role'],
    ['no winner', () => otherwiseWins(undefined as never, 'why'), 'role'],
    ['nobody brave', () => passesMorale('all' as never), 'side'],
    ['a bonus of NaN', () => savingThrowBonus({ side: 'defender', bonus: Number.NaN }), 'bonus'],
    ['a round 0', () => savingThrowBonus({ side: 'defender', rounds: [1, 0] }), 'rounds[1]'],
    ['a round alone', () => savingThrowBonus({ side: 'defender', rounds: 1 as never }), 'rounds'],
    ['no reason', () => otherwiseWins('defender', undefined as never), 'message'],
    ['no reason', () => winsWhen('defender', () => true, '' as never), 'message'],
    ['no condition', () => firstOf(null as never), 'conditions[0]'],
    ['a condition that was not called', () => firstOf(mostPoints(), mostPoints as never), 'conditions[1]'],
    ['no end', () => onceDecided(() => null, 3 as never), 'conditions[1]'],
    ['a keyword alone', () => slay({ keywords: 'HERO' as never }), 'keywords'],
    ['no keywords', () => slay({} as never), 'keywords'],
    ['a keyword of nothing', () => slay({ keywords: ['HERO', ''] }), 'keywords[1]'],
    ['half a point', () => slay({ keywords: ['HERO'], points: 0.5 }), 'points'],
    ['half a point', () => foothold('defender', { points: 0.5 }), 'points'],
    ['no place', () => mapPlaces({ letter: 'A', name: 'A' } as never), 'places[0].spot'],
    ['nothing at all', () => mapPlaces(null as never), 'places[0].spot'],
  ])('C87: is refused at once: %s', (_, make, path) => {
    expect(make).toThrow(expect.objectContaining({ violations: [expect.objectContaining({ path })] }));
  });
});
