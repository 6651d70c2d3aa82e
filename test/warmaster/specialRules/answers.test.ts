import { describe, expect, it } from 'vitest';
import { type Dice, type RollTable, scriptedDice } from 'wargame-rules';
import {
  type AreaNumber,
  type Arrival,
  ambush,
  damageControl,
  defenceLaser,
  type Effect,
  type HorrorResult,
  horror,
  horusShowsHimself,
  type Rulebook,
  reactorHazard,
  reactorSabotage,
  rulebookOf,
  type Side,
  type SpecialRule,
  type TrapResult,
  TURN_PHASES,
  trap,
  type WarmasterState,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { table } from '../table';

// What each rule answers when it is asked: its hooks may be called by rules of one's own as well.

/** What comes of asking; every face of the script must be rolled. */
function rolling(
  faces: readonly number[],
  ask: (rules: Rulebook, dice: Dice) => readonly Effect[] | undefined,
): readonly Effect[] | undefined {
  const dice = scriptedDice(faces);
  const effects = ask(rulebookOf(plainEdition), dice);
  dice.finish();
  return effects;
}

/** What a rule does as a counter is turned up in area 35. */
const turnedUp = (rule: SpecialRule, unit: string, faces: readonly number[] = []) =>
  rolling(faces, (rules, dice) =>
    rule.revealed?.(rules, table('imperial-combat', {}), { unit, area: 35 }, dice),
  );

/** What a rule does as units are put into an area. */
const arriving = (rule: SpecialRule, arrival: Arrival, faces: readonly number[]) =>
  rolling(faces, (rules, dice) => rule.arrived?.(rules, table('imperial-reinforcement', {}), arrival, dice));

/** What a rule does as a unit makes use of it. */
const chosen = (rule: SpecialRule, state: WarmasterState, unit: string, faces: readonly number[] = []) =>
  rolling(faces, (rules, dice) => rule.chosen?.(rules, state, { unit }, dice));

/** What a rule does as the phase of a state ends. */
const atTheEnd = (rule: SpecialRule, state: WarmasterState, faces: readonly number[] = []) =>
  rolling(faces, (rules, dice) => rule.phaseEnds?.(rules, state, dice));

/** The units that a rule lets do something. */
const offered = (rule: SpecialRule, state: WarmasterState, side: Side): readonly unknown[] | undefined =>
  rule.choices?.(rulebookOf(plainEdition), state, side);

const always = <Result>(result: Result): RollTable<Result, 'D6'> => ({
  id: 'always',
  die: 'D6',
  rows: [{ from: 1, to: 6, result }],
});

describe('every special rule', () => {
  it('has an id of its own, a text that tells its figures, and is marked as a reconstruction', () => {
    const rules = [
      [ambush({ units: 2 }), 'ambush', ['is gone', '2 units from the cup']],
      [damageControl(), 'damage-control', ['Traitor combat phase', 'Crew', 'one laser hit']],
      [
        defenceLaser({ hitsOn: 4, hitsNeeded: 3, escapesOn: 2 }),
        'defence-laser',
        ['Imperial combat phase', '4 or more', '3 hits', 'below 2'],
      ],
      [horror(always('loss')), 'horror', ['turned up', 'lose one', 'retreat', 'stays']],
      [horusShowsHimself(), 'horus-shows-himself', ['movement phase', 'Horus']],
      [reactorHazard({ killsUpTo: 3 }), 'reactor-hazard', ['3 or less']],
      [
        reactorSabotage({ succeedsOn: 5, damageNeeded: 2, escapesOn: 3 }),
        'reactor-sabotage',
        ['Instead of moving', '5 or more', '2 damage', 'Imperial player has won', 'below 3'],
      ],
      [
        trap(always({ loses: 1, breach: true })),
        'trap',
        ['turned up', 'loses', 'breach', 'retreat', 'is gone'],
      ],
    ] as const;
    for (const [{ id, text, provenance }, name, facts] of rules) {
      expect([id, provenance]).toEqual([name, 'reconstruction']);
      for (const fact of facts) expect(text, id).toContain(fact);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('counters that are turned up', () => {
  it('WM-REV-2: leave traps, horrors and ambushes alone if they are none, without a roll', () => {
    const rules = [ambush({ units: 2 }), horror(always('loss')), trap(always({ loses: 1, breach: true }))];
    for (const rule of rules) {
      expect(turnedUp(rule, 'crew-1'), rule.id).toEqual([]);
    }
  });

  it('WM-REV-2: an ambush is destroyed, then units are drawn', () => {
    expect(turnedUp(ambush({ units: 2 }), 'ambush-1')).toEqual([
      { type: 'destroy', units: ['ambush-1'], cause: 'ambush' },
      { type: 'draw', area: 35, count: 2 },
    ]);
  });

  it('WM-REV-2: a horror does what its table says', () => {
    const strikes = (result: HorrorResult) => turnedUp(horror(always(result)), 'horror-1', [1]);
    expect(strikes('nothing')).toEqual([]);
    expect(strikes('retreat')).toEqual([{ type: 'retreat', side: 'imperial', area: 35, unit: null }]);
    expect(strikes('loss')).toEqual([
      {
        type: 'losses',
        due: [{ side: 'imperial', area: 35, count: 1 }],
        cause: 'horror',
        marked: [],
      },
    ]);
  });

  it('WM-REV-2: a trap costs units, is gone, and in a breach takes the area with it, in this order', () => {
    const springs = (result: TrapResult) => turnedUp(trap(always(result)), 'trap-1', [1]);
    const gone = { type: 'destroy', units: ['trap-1'], cause: 'trap' };
    const losses = {
      type: 'losses',
      due: [{ side: 'imperial', area: 35, count: 2 }],
      cause: 'trap',
      marked: [],
    };
    const breach = [
      { type: 'retreat', side: 'imperial', area: 35, unit: null },
      { type: 'destroy-area', area: 35, cause: 'trap' },
    ];
    expect(springs({ loses: 0, breach: false })).toEqual([gone]);
    expect(springs({ loses: 2, breach: false })).toEqual([losses, gone]);
    expect(springs({ loses: 0, breach: true })).toEqual([gone, ...breach]);
    expect(springs({ loses: 2, breach: true })).toEqual([losses, gone, ...breach]);
  });
});

describe('the reactor', () => {
  it('WM-TELE-3: kills on a low face whoever is teleported into it; elsewhere nobody rolls', () => {
    const arrive = (area: AreaNumber, faces: readonly number[]) => {
      const units = ['custodians-1', 'custodians-2', 'custodians-3'];
      return arriving(reactorHazard({ killsUpTo: 3 }), { units, area }, faces);
    };
    expect(arrive(22, [3, 4, 1])).toEqual([
      { type: 'destroy', units: ['custodians-1', 'custodians-3'], cause: 'reactor-hazard' },
    ]);
    expect(arrive(15, [4, 5, 6])).toEqual([]);
    expect(arrive(14, [])).toEqual([]);
  });

  const sabotage = () => reactorSabotage({ succeedsOn: 5, damageNeeded: 2, escapesOn: 3 });
  const saboteurs = (changes: Partial<WarmasterState> = {}) =>
    table(
      'imperial-movement',
      { 'custodians-1': 22, 'custodians-2': 22, 'custodians-3': 14, 'crew-1': 15, emperor: 21, horus: 56 },
      changes,
    );

  it('WM-END-2: is open to Imperial units that have it for themselves and have not moved, to nobody else', () => {
    expect(offered(sabotage(), saboteurs(), 'imperial')).toEqual([
      { unit: 'custodians-1' },
      { unit: 'custodians-2' },
    ]);
    expect(offered(sabotage(), saboteurs({ moved: ['custodians-1'] }), 'imperial')).toEqual([
      { unit: 'custodians-2' },
    ]);
    expect(offered(sabotage(), saboteurs(), 'traitor')).toEqual([]);
    const absent = table('imperial-movement', { 'custodians-1': 14, emperor: 21, horus: 56 });
    expect(offered(sabotage(), absent, 'imperial')).toEqual([]);
  });

  it('WM-END-2: costs the move, damages it on a high face, and with the last damage loses the ship', () => {
    const tries = (damage: number, faces: readonly number[]) => {
      const tallies = [{ name: 'reactor-damage', count: damage }];
      return chosen(sabotage(), saboteurs({ tallies }), 'custodians-1', faces);
    };
    const spent = { type: 'spend-move', unit: 'custodians-1' };
    const harm = { type: 'tally', name: 'reactor-damage', by: 1 };
    expect(tries(1, [4])).toEqual([spent]);
    expect(tries(0, [5])).toEqual([spent, harm]);
    expect(tries(1, [5, 2])).toEqual([
      spent,
      harm,
      { type: 'destroy', units: ['emperor', 'horus'], cause: 'ship-lost' },
    ]);
    expect(tries(1, [5, 3])).toEqual([
      spent,
      harm,
      { type: 'end-game', winners: ['imperial'], message: expect.any(String), rule: 'WM-END-2' },
    ]);
  });
});

describe('Horus', () => {
  it('WM-REV-3: may show himself where he lies hidden aboard; only his own player may say so', () => {
    const rule = horusShowsHimself();
    const where = (horus: Parameters<typeof table>[1][string]) =>
      table('traitor-movement', { emperor: 14, horus });
    expect(offered(rule, where([56, 'down']), 'traitor')).toEqual([{ unit: 'horus' }]);
    expect(offered(rule, where([56, 'down']), 'imperial')).toEqual([]);
    expect(offered(rule, where(56), 'traitor')).toEqual([]);
    expect(offered(rule, where('reserve'), 'traitor')).toEqual([]);
    expect(chosen(rule, where([56, 'down']), 'horus')).toEqual([{ type: 'reveal', unit: 'horus' }]);
  });
});

describe('the defence lasers', () => {
  const hits = (count: number) => ({ tallies: [{ name: 'laser-hits', count }] });
  const lasers = () => defenceLaser({ hitsOn: 4, hitsNeeded: 4, escapesOn: 3 });
  const screens = { 'custodians-1': 24, 'custodians-2': 31, emperor: 14, horus: 56 } as const;

  it('WM-END-2: shoot as the Imperial combat phase ends, and in no other phase', () => {
    for (const phase of TURN_PHASES) {
      const faces = phase === 'imperial-combat' ? [4, 5] : [];
      const expected = faces.length === 0 ? [] : [{ type: 'tally', name: 'laser-hits', by: 2 }];
      expect(atTheEnd(lasers(), table(phase, screens), faces), phase).toEqual(expected);
    }
  });

  it('WM-END-2: that all miss change nothing, however many hits there were', () => {
    for (const count of [0, 3, 4]) {
      expect(atTheEnd(lasers(), table('imperial-combat', screens, hits(count)), [3, 1])).toEqual([]);
    }
  });

  it('WM-END-2: destroy the ship with the last hit, and Horus with it', () => {
    const last = table('imperial-combat', screens, hits(3));
    expect(atTheEnd(lasers(), last, [4, 1, 2])).toEqual([
      { type: 'tally', name: 'laser-hits', by: 1 },
      { type: 'destroy', units: ['emperor', 'horus'], cause: 'ship-lost' },
    ]);
    expect(atTheEnd(lasers(), last, [4, 1, 3])).toEqual([
      { type: 'tally', name: 'laser-hits', by: 1 },
      { type: 'end-game', winners: ['imperial'], message: expect.any(String), rule: 'WM-END-2' },
    ]);
  });
});

describe('damage control', () => {
  const hits = (count: number) => ({ tallies: [{ name: 'laser-hits', count }] });
  const crews = { 'crew-1': 24, 'crew-2': 31, emperor: 14, horus: 56 } as const;
  const repaired = (stands: Parameters<typeof table>[1], count = 3) =>
    atTheEnd(damageControl(), table('traitor-combat', { ...crews, ...stands }, hits(count)));
  const repairs = (count: number) => [{ type: 'tally', name: 'laser-hits', by: -count }];

  it('WM-END-2: works as the Traitor combat phase ends, and in no other phase', () => {
    for (const phase of TURN_PHASES) {
      const expected = phase === 'traitor-combat' ? repairs(2) : [];
      expect(atTheEnd(damageControl(), table(phase, crews, hits(3))), phase).toEqual(expected);
    }
  });

  it('WM-END-2: takes face-up Crew in the area itself, and no Imperial unit there', () => {
    expect(repaired({})).toEqual(repairs(2));
    expect(repaired({ 'crew-2': 33 })).toEqual(repairs(1));
    expect(repaired({ 'crew-2': 33, 'daemons-1': 31 })).toEqual(repairs(1));
    expect(repaired({ 'crew-2': [31, 'down'], 'daemons-1': 31 })).toEqual(repairs(1));
    expect(repaired({ 'custodians-1': 31 })).toEqual(repairs(1));
    expect(repaired({ 'crew-1': 25, 'crew-2': 33, 'daemons-1': 31, 'daemons-2': 24 })).toEqual([]);
  });

  it('WM-END-2: has nothing to do where there are no hits', () => {
    expect(repaired({}, 0)).toEqual([]);
    expect(atTheEnd(damageControl(), table('traitor-combat', crews))).toEqual([]);
  });
});

describe('options', () => {
  const laser = { hitsOn: 4, hitsNeeded: 3, escapesOn: 2 };
  const sabotage = { succeedsOn: 5, damageNeeded: 2, escapesOn: 2 };
  const made: readonly (readonly [
    path: string,
    make: (value: number) => SpecialRule,
    least: number,
    most?: number,
  ])[] = [
    ['units', (units) => ambush({ units }), 0],
    ['killsUpTo', (killsUpTo) => reactorHazard({ killsUpTo }), 0, 6],
    ['succeedsOn', (succeedsOn) => reactorSabotage({ ...sabotage, succeedsOn }), 1, 7],
    ['damageNeeded', (damageNeeded) => reactorSabotage({ ...sabotage, damageNeeded }), 1],
    ['escapesOn', (escapesOn) => reactorSabotage({ ...sabotage, escapesOn }), 1, 7],
    ['hitsOn', (hitsOn) => defenceLaser({ ...laser, hitsOn }), 1, 7],
    ['hitsNeeded', (hitsNeeded) => defenceLaser({ ...laser, hitsNeeded }), 1],
    ['escapesOn', (escapesOn) => defenceLaser({ ...laser, escapesOn }), 1, 7],
  ];

  for (const [path, make, least, most] of made) {
    it(`WM-END-2, WM-REV-2: ${path} of a ${make(most ?? least).id} rule that can't be is refused at once`, () => {
      expect(make(least).id).toBe(make(most ?? least + 9).id);
      const refused = (value: number, code: string) =>
        expect(() => make(value), `${value}`).toThrow(
          expect.objectContaining({ code, violations: [expect.objectContaining({ path })] }),
        );
      for (const value of [Number.NaN, 1.5]) refused(value, 'argument/not-a-whole-number');
      refused(least - 1, 'argument/out-of-range');
      if (most !== undefined) refused(most + 1, 'argument/out-of-range');
    });
  }
});
