import { describe, expect, it } from 'vitest';
import { type AreaNumber, type Edition, type Side, warmasterEdition } from 'wargame-rules/warmaster';
import { AIMS, type Aims } from '../../../src/warmaster/bots/aims';
import { attackWorth } from '../../../src/warmaster/bots/attackWorth';
import { formationOf, post } from '../../../src/warmaster/bots/formation';
import { BEFORE_THE_FIGHT, formationWorth } from '../../../src/warmaster/bots/formationWorth';
import { AREA_NUMBERS } from '../../../src/warmaster/rules/areaNumber';
import { LASER_HITS } from '../../../src/warmaster/specialRules/defenceLaser';
import { REACTOR_DAMAGE } from '../../../src/warmaster/specialRules/reactorSabotage';
import { deepFreeze } from '../../deepFreeze';
import { plainEdition } from '../plainEdition';
import { NO_AIMS } from './noAims';
import { placesOf, type Stands, sceneFor, type Variant } from './sceneOf';

/** What those who stand in an area are worth to somebody with these aims and no others. */
function worth(side: Side, area: AreaNumber, stands: Stands, aims: Partial<Aims>, variant?: Variant): number {
  const scene = deepFreeze(sceneFor(side, stands, variant));
  return formationWorth(formationOf(scene), { ...NO_AIMS, ...aims })(area);
}

/** What it is worth more with these aims than without. */
function added(side: Side, area: AreaNumber, stands: Stands, aims: Partial<Aims>, variant?: Variant): number {
  return worth(side, area, stands, aims, variant) - worth(side, area, stands, {}, variant);
}

function tallied(name: string, count: number): Variant {
  return { state: { tallies: [{ name, count }] } };
}

/** One, two and three Imperial units in an area. */
function imperialStacks(area: AreaNumber, others: Stands = {}): readonly Stands[] {
  const one = { ...others, 'custodians-1': area };
  const two = { ...one, 'imperial-guard-1': area };
  return [one, two, { ...two, 'imperial-guard-2': area }];
}

/** One, two and three Traitor units in an area. */
function traitorStacks(area: AreaNumber, others: Stands = {}): readonly Stands[] {
  const one = { ...others, 'crew-1': area };
  const two = { ...one, 'crew-2': area };
  return [one, two, { ...two, 'crew-3': area }];
}

/** The combat results of the package, where attackers retreat too. */
const retreating: Edition = { ...plainEdition, combatResults: warmasterEdition.combatResults };

describe('an area', () => {
  it('is worth nothing without units of the side, whatever there is to be had', () => {
    const foes = { 'crew-1': 33, 'crew-2': [15, 'down'], 'crew-3': 22, 'crew-4': 24, angron: 42 } as const;
    for (const area of AREA_NUMBERS) {
      expect(worth('imperial', area, foes, AIMS.imperial)).toBe(0);
      expect(worth('traitor', area, { emperor: 22, 'imperial-guard-1': 24 }, AIMS.traitor)).toBe(0);
    }
  });

  it('is worth nothing to who cares for nothing there', () => {
    expect(worth('imperial', 22, { 'custodians-1': 22 }, {})).toBeCloseTo(0);
    expect(worth('imperial', 33, { 'custodians-1': 33 }, AIMS.imperial)).toBeCloseTo(
      AIMS.imperial.pull * (AIMS.imperial.reactor / 3),
    );
  });

  it('is worth the same when it is asked again', () => {
    const scene = sceneFor('imperial', { 'custodians-1': 22, 'crew-1': 22 });
    const worthIn = formationWorth(formationOf(scene), AIMS.imperial);
    const first = worthIn(22);
    expect(first).not.toBe(0);
    expect(worthIn(22)).toBe(first);
  });

  it('is worth less with each unit that can’t stay, and no more for what the excess could do', () => {
    const three = imperialStacks(22, { 'crew-1': 22 })[2] as Stands;
    const four = { ...three, 'imperial-guard-3': 22 } as const;
    const [aims, full] = [AIMS.imperial, worth('imperial', 22, three, AIMS.imperial)];
    const excess = full - worth('imperial', 22, four, aims);
    expect(excess).toBeGreaterThan(10);
    const five = { ...four, 'imperial-fists-3': 22 } as const;
    const stayingOfFive = { 'custodians-1': 22, 'imperial-fists-3': 22, 'imperial-guard-1': 22 } as const;
    const staying = worth('imperial', 22, { ...stayingOfFive, 'crew-1': 22 }, aims);
    expect(staying - worth('imperial', 22, five, aims)).toBeCloseTo(2 * excess);
  });
});

describe('a fight', () => {
  it('is worth what the attack is', () => {
    // 5 against 2 is 2 to 1: A1, EX, NE, DR, D1, D1R. Custodians count 10, the Crew 3, a retreat 1.
    const stands = { 'custodians-1': 33, 'crew-1': 33 } as const;
    expect(worth('imperial', 33, stands, {})).toBeCloseTo((-10 + (3 - 10) + 0 + 1 + 3 + 3) / 6);
  });

  it('costs who cares less for his losses less', () => {
    const stands = { 'custodians-1': 33, 'crew-1': 33 } as const;
    expect(worth('imperial', 33, stands, { care: 0.5 })).toBeCloseTo((-5 + (3 - 5) + 0 + 1 + 3 + 3) / 6);
  });

  it('is worth more where the enemies have no way out, the way all are to stand', () => {
    // 25 is the only area left next to 33: who comes there from 21 closes it.
    const stands = { 'custodians-1': 33, 'crew-1': 33, 'imperial-guard-1': 21 } as const;
    const scene = sceneFor('imperial', stands, { state: { destroyedAreas: [32, 34, 35] } });
    const formation = formationOf(scene);
    const worthIn = formationWorth(formation, NO_AIMS);
    const open = (-10 + (3 - 10) + 0 + 1 + 3 + 3) / 6;
    const closed = (-10 + (3 - 10) + 0 + 3 + 3 + 3) / 6;
    const [guard] = placesOf(scene.chart, 'imperial-guard-1') as [number];
    expect(worthIn(33)).toBeCloseTo(open);
    post(formation, guard, 25);
    expect(worthIn(33)).toBeCloseTo(closed);
    post(formation, guard, 21);
    expect(worthIn(33)).toBeCloseTo(open);
  });

  it('is worth less where those who attack have no way out, the way all are to stand', () => {
    const mates = { 'imperial-guard-2': 25, 'imperial-guard-3': 25, 'imperial-guard-1': 21 } as const;
    const stands = { 'blood-angels-1': 33, angron: 33, ...mates } as const;
    const variant = { edition: retreating, state: { destroyedAreas: [32, 34, 35] } } as const;
    const scene = sceneFor('imperial', stands, variant);
    const formation = formationOf(scene);
    const worthIn = formationWorth(formation, NO_AIMS);
    const [angels, angron, guard] = placesOf(scene.chart, 'blood-angels-1', 'angron', 'imperial-guard-1') as [
      number,
      number,
      number,
    ];
    const attack = (attackersHaveRoom: boolean): number =>
      attackWorth(scene.chart, {
        attackers: [angels],
        defenders: [angron],
        attackersHaveRoom,
        defendersHaveRoom: false,
      });
    expect(attack(false)).toBeLessThan(attack(true));
    expect(worthIn(33)).toBeCloseTo(attack(true));
    post(formation, guard, 25);
    expect(worthIn(33)).toBeCloseTo(attack(false));
  });

  it('is another one with other units', () => {
    const scene = sceneFor('imperial', { 'custodians-1': 33, 'imperial-guard-1': 34, 'crew-1': 33 });
    const formation = formationOf(scene);
    const worthIn = formationWorth(formation, NO_AIMS);
    const alone = worthIn(33);
    const [guard] = placesOf(scene.chart, 'imperial-guard-1') as [number];
    post(formation, guard, 33);
    // 8 against 2 is 4 to 1: EX, DR, D1, D1R, D1R, DE. The Guard is the lesser loss.
    expect(worthIn(33)).toBeCloseTo((3 - 6 + 1 + 3 + 3 + 3 + 3) / 6);
    post(formation, guard, 34);
    expect(worthIn(33)).toBe(alone);
  });
});

describe('to look what lies face down', () => {
  const aims = { look: [1, 2, 4], lookAtCourt: [-10, -20, -40] } as const;
  const hidden = { 'crew-1': [33, 'down'] } as const;

  it('is worth what it is to one, two, three', () => {
    const worths = imperialStacks(33, hidden).map((stands) => worth('imperial', 33, stands, aims));
    expect(worths).toEqual([1, 2, 4]);
  });

  it('is another thing for who must not die', () => {
    const court = { ...hidden, emperor: 33 } as const;
    expect(worth('imperial', 33, court, aims)).toBe(-10);
    const worths = imperialStacks(33, court).map((stands) => worth('imperial', 33, stands, aims));
    expect(worths.slice(0, 2)).toEqual([-20, -40]);
  });

  it('is worth nothing where nothing is to be seen', () => {
    for (const stands of imperialStacks(34, hidden))
      expect(worth('imperial', 34, stands, aims)).toBeCloseTo(0);
  });
});

describe('a reactor', () => {
  it('is worth something to the Imperial player for each unit there', () => {
    const worths = imperialStacks(22).map((stands) => worth('imperial', 22, stands, { reactor: 9 }));
    expect(worths).toEqual([9, 18, 27]);
  });

  it('is worth evenly more with each damage done, and no more for hits of the laser', () => {
    const [stands] = imperialStacks(22) as [Stands];
    const counted = (name: string, count: number): number =>
      worth('imperial', 22, stands, { reactor: 9 }, tallied(name, count));
    expect(counted(REACTOR_DAMAGE, 1)).toBeGreaterThan(9);
    expect(counted(REACTOR_DAMAGE, 2) - counted(REACTOR_DAMAGE, 1)).toBeCloseTo(
      counted(REACTOR_DAMAGE, 1) - 9,
    );
    expect(counted(LASER_HITS, 2)).toBe(9);
  });

  it('counts as far as the fight for it is likely to be won', () => {
    // 5 against 2: DR, D1 and D1R leave only the Custodians. 6 against 13: only DR leaves but the Guards.
    const custodians = { 'custodians-1': 22, 'crew-1': 22 } as const;
    expect(added('imperial', 22, custodians, { reactor: 9 })).toBeCloseTo((9 * 3) / 6);
    const guard = { 'imperial-guard-1': 22, 'imperial-guard-2': 22, angron: 22, magnus: 22 } as const;
    expect(added('imperial', 22, guard, { reactor: 9 })).toBeCloseTo((2 * 9 * 1) / 6);
  });

  it('counts for less where something lies face down', () => {
    const down = { 'custodians-1': 22, 'crew-2': [22, 'down'] } as const;
    expect(worth('imperial', 22, down, { reactor: 9, unseen: 0.4 })).toBeCloseTo(9 * 0.4);
    const both = { ...down, 'crew-1': 22 } as const;
    expect(added('imperial', 22, both, { reactor: 9, unseen: 0.4 })).toBeCloseTo((9 * 0.4 * 3) / 6);
  });

  it('is held by who is alone there, whatever the table says of fights without a defender', () => {
    const [lowest] = plainEdition.combatResults.columns;
    const columns = plainEdition.combatResults.columns.map(({ ratio }) => ({ ...lowest, ratio }));
    const edition = { ...plainEdition, combatResults: { columns } } as Edition;
    expect(worth('imperial', 22, { 'custodians-1': 22 }, { reactor: 9 }, { edition })).toBe(9);
  });

  it('is worth something to the Traitor player for each enemy there, as far as they are stopped', () => {
    // Against 5 or more, 1 is less than 1 to 1: A1 three times, EX, NE, DR. A single enemy falls with EX, more hold on.
    const worths = imperialStacks(22, { 'crew-1': 22 }).map((stands) =>
      added('traitor', 22, stands, { reactor: 8 }),
    );
    const stopped = [3 / 6, 2 / 6, 2 / 6];
    stopped.forEach((odds, index) => {
      expect(worths[index]).toBeCloseTo(8 * odds * (index + 1));
    });
    // 7 against 3 is 2 to 1: on one face, A1, the Guard is left alone.
    const angron = { angron: 22, 'imperial-guard-1': 22 } as const;
    expect(added('traitor', 22, angron, { reactor: 12 })).toBeCloseTo(10);
    expect(added('traitor', 22, angron, { reactor: 12 }, tallied(REACTOR_DAMAGE, 1))).toBeGreaterThan(10);
  });
});

describe('the screens', () => {
  it('are worth something to the Imperial player, and each unit more a relief', () => {
    const worths = imperialStacks(24).map((stands) =>
      worth('imperial', 24, stands, { screens: 14, relief: 2 }),
    );
    expect(worths).toEqual([14, 16, 18]);
  });

  it('are worth evenly more with each hit of the laser, and no more for damage', () => {
    const [stands] = imperialStacks(24) as [Stands];
    const counted = (name: string, count: number): number =>
      worth('imperial', 24, stands, { screens: 14 }, tallied(name, count));
    expect(counted(LASER_HITS, 1)).toBeGreaterThan(14);
    expect(counted(LASER_HITS, 2) - counted(LASER_HITS, 1)).toBeCloseTo(counted(LASER_HITS, 1) - 14);
    expect(counted(REACTOR_DAMAGE, 2)).toBe(14);
  });

  it('count as far as the fight for them is likely to be won, the relief in full', () => {
    const stands = { 'custodians-1': 24, 'imperial-guard-1': 24, angron: 24 } as const;
    // 8 against 6 is 1 to 1: A1, A1, EX, NE, DR, D1. EX leaves one of the two, DR and D1 both.
    expect(added('imperial', 24, stands, { screens: 12, relief: 2 })).toBeCloseTo((12 * 3) / 6 + 2);
  });

  it('are worth the same to the Traitor player however many enemies he stops there', () => {
    const worths = imperialStacks(24, { 'crew-1': 24 }).map((stands) =>
      added('traitor', 24, stands, { screens: 8 }),
    );
    const stopped = [3 / 6, 2 / 6, 2 / 6];
    stopped.forEach((odds, index) => {
      expect(worths[index]).toBeCloseTo(8 * odds);
    });
  });
});

describe('to ward', () => {
  it('is for the first two Traitor units where an area is to be kept', () => {
    for (const area of [15, 22, 24, 31] as const) {
      const worths = traitorStacks(area).map((stands) => worth('traitor', area, stands, { ward: 3 }));
      expect(worths).toEqual([3, 6, 6]);
    }
  });

  it('is not for other areas, nor for the Imperial player, nor where enemies are', () => {
    for (const area of [33, 42] as const) {
      const [one] = traitorStacks(area) as [Stands];
      expect(worth('traitor', area, one, { ward: 3, reactor: 9, screens: 9 })).toBeCloseTo(0);
    }
    expect(worth('imperial', 22, { 'custodians-1': 22 }, { ward: 3 })).toBeCloseTo(0);
    expect(added('traitor', 22, { 'crew-1': 22, 'custodians-1': 22 }, { ward: 3 })).toBeCloseTo(0);
  });
});

describe('the Bridge', () => {
  const aims = { bridge: 6, watch: 5 };
  const held = (bridge: Side | null): Variant => ({ state: { bridge } });

  it('is to be taken from the other side, or watched', () => {
    const [custodians] = imperialStacks(42) as [Stands];
    expect(worth('imperial', 42, custodians, aims, held('traitor'))).toBe(6);
    expect(worth('imperial', 42, custodians, aims, held('imperial'))).toBe(5);
    const [crew] = traitorStacks(42) as [Stands];
    expect(worth('traitor', 42, crew, aims, held('imperial'))).toBe(6);
    expect(worth('traitor', 42, crew, aims, held('traitor'))).toBe(5);
  });

  it('is worth no more with more units', () => {
    const worths = imperialStacks(42).map((stands) => worth('imperial', 42, stands, aims, held('traitor')));
    expect(worths).toEqual([6, 6, 6]);
  });

  it('is worth nothing where nobody can have it, and nowhere else', () => {
    expect(worth('imperial', 42, { 'custodians-1': 42 }, aims, held(null))).toBeCloseTo(0);
    expect(worth('imperial', 45, { 'custodians-1': 45 }, aims, held('traitor'))).toBeCloseTo(0);
  });

  it('is taken by face-up units, be it one among others', () => {
    const down = { 'crew-1': [42, 'down'] } as const;
    expect(worth('traitor', 42, down, aims, held('imperial'))).toBeCloseTo(0);
    expect(worth('traitor', 42, { ...down, 'crew-2': 42 }, aims, held('imperial'))).toBe(6);
    expect(worth('traitor', 42, { ...down, 'crew-2': 42 }, aims, held('traitor'))).toBe(5);
  });

  it('is taken at once from what lies face down', () => {
    const down = { 'custodians-1': 42, 'crew-1': [42, 'down'] } as const;
    expect(worth('imperial', 42, down, { ...aims, unseen: 0.5 }, held('traitor'))).toBe(6);
  });

  it('is worth less where it has to be fought for, by the odds of the fight', () => {
    // 5 against 2: DR, D1 and D1R leave only the Custodians; 3 against 6: only DR leaves the Guard alone.
    const fought = (odds: number): number => 6 * (BEFORE_THE_FIGHT + (1 - BEFORE_THE_FIGHT) * odds);
    const crew = { 'custodians-1': 42, 'crew-1': 42 } as const;
    expect(added('imperial', 42, crew, aims, held('traitor'))).toBeCloseTo(fought(3 / 6));
    const angron = { 'imperial-guard-1': 42, angron: 42 } as const;
    expect(added('imperial', 42, angron, aims, held('traitor'))).toBeCloseTo(fought(1 / 6));
  });
});

describe('who must not die', () => {
  const aims = { company: [-40, -12, -1] } as const;

  it('should not be alone', () => {
    expect(worth('imperial', 33, { emperor: 33 }, aims)).toBe(-40);
    const worths = imperialStacks(33, { emperor: 33 }).map((stands) => worth('imperial', 33, stands, aims));
    expect(worths.slice(0, 2)).toEqual([-12, -1]);
    expect(worth('traitor', 33, { horus: 33 }, aims)).toBe(-40);
  });

  it('is safe as long as he lies face down', () => {
    expect(worth('traitor', 33, { horus: [33, 'down'] }, aims)).toBeCloseTo(0);
  });

  it('is no matter to others', () => {
    const worths = imperialStacks(33, { emperor: 34 }).map((stands) => worth('imperial', 33, stands, aims));
    for (const one of worths) expect(one).toBeCloseTo(0);
  });
});

describe('the danger', () => {
  const aims = { fear: 2, fearAtCourt: 3 };

  it('is the other side’s best answer, of those near enough', () => {
    // Angron and Magnus, 13 against 3, is 4 to 1: EX, DR, D1, D1R, D1R, DE. The Guard counts 6, each of them 13 and
    // 4 for the right to a second die: the faces below the mean are rolled again.
    const near = { 'imperial-guard-1': 33, angron: 34, magnus: 35 } as const;
    const once = [6 - 17, 1, 6, 6, 6, 6];
    const mean = once.reduce((sum, one) => sum + one, 0) / 6;
    const answer = once.reduce((sum, one) => sum + Math.max(one, mean), 0) / 6;
    expect(worth('imperial', 33, near, aims)).toBeCloseTo(-2 * answer);
    // Two steps off: near enough for who has the Bridge.
    const far = { 'imperial-guard-1': 33, angron: 36, magnus: 26 } as const;
    expect(worth('imperial', 33, far, aims)).toBeCloseTo(-2 * answer);
    expect(worth('imperial', 33, far, aims, { state: { bridge: 'imperial' } })).toBeCloseTo(0);
  });

  it('counts otherwise where who must not die is', () => {
    const stands = { emperor: 33, 'imperial-guard-1': 33, angron: 34, magnus: 35, 'crew-1': 32 } as const;
    const scene = sceneFor('imperial', stands);
    const answer = attackWorth(scene.chart, {
      attackers: placesOf(scene.chart, 'angron', 'magnus', 'crew-1'),
      defenders: placesOf(scene.chart, 'emperor', 'imperial-guard-1'),
      attackersHaveRoom: true,
      defendersHaveRoom: true,
    });
    expect(worth('imperial', 33, stands, aims)).toBeCloseTo(-3 * Math.max(0, answer));
  });

  it('is worse where there is no way out', () => {
    const stands = { 'imperial-guard-1': 56, angron: 55 } as const;
    const walled = { state: { destroyedAreas: [54] } } as const;
    expect(worth('imperial', 56, stands, aims, walled)).toBeLessThan(worth('imperial', 56, stands, aims));
  });

  it('is reckoned as if the other side could always retreat', () => {
    // 6 against 3 is 2 to 1: AR, EX, DR, DR, D1, D1R. The Guard counts 6, the Crew 3, each retreat 1.
    const stands = { 'imperial-guard-1': 33, 'horror-1': 32, 'crew-1': 32, 'crew-2': 32 } as const;
    const danger = (-3 + (6 - 3) + 1 + 1 + 6 + 6) / 6;
    expect(worth('imperial', 33, stands, { fear: 1 }, { edition: retreating })).toBeCloseTo(-danger);
  });

  it('is none where the other side would do itself harm', () => {
    const stands = { 'custodians-1': 33, 'crew-1': 34 } as const;
    expect(worth('imperial', 33, stands, aims)).toBeCloseTo(0);
  });

  it('is none as long as all lie face down, but is as soon as one of them doesn’t', () => {
    const down = { 'crew-1': [33, 'down'], emperor: 34, 'custodians-1': 35 } as const;
    expect(worth('traitor', 33, down, aims)).toBeCloseTo(0);
    expect(worth('traitor', 33, { ...down, 'crew-2': 33 }, aims)).toBeLessThan(-1);
  });
});

describe('what draws from afar', () => {
  it('draws each face-up unit', () => {
    const aims = { pull: 1.5, brawl: 8 };
    const foe = { 'imperial-guard-1': 35 } as const;
    const worths = traitorStacks(33, foe).map((stands) => worth('traitor', 33, stands, aims));
    expect(worths).toEqual([6, 12, 18]);
    const down = { ...foe, 'crew-1': 33, 'crew-2': [33, 'down'] } as const;
    expect(worth('traitor', 33, down, aims)).toBe(6);
    expect(worth('traitor', 14, { ...foe, 'crew-1': 14 }, aims)).toBeCloseTo((1.5 * 8) / 3);
  });

  it('draws a unit by who it is', () => {
    const aims = { pull: 1, rally: 6 };
    const stands = { emperor: 33, 'custodians-1': 34, 'imperial-guard-1': 34 } as const;
    expect(worth('imperial', 33, stands, aims)).toBeCloseTo(0);
    expect(worth('imperial', 34, stands, aims)).toBeCloseTo(2 * 3);
  });
});

describe('everything together', () => {
  it('is the sum of its parts', () => {
    const stands = { emperor: 42, 'custodians-1': 42, 'crew-1': [42, 'down'], angron: 45 } as const;
    const aims = AIMS.imperial;
    const parts: readonly Partial<Aims>[] = [
      { lookAtCourt: aims.lookAtCourt },
      { bridge: aims.bridge },
      { company: aims.company },
      { fearAtCourt: aims.fearAtCourt },
      { pull: aims.pull, brawl: aims.brawl, rally: aims.rally, hatches: aims.hatches },
    ];
    const sum = parts.reduce((total, part) => total + worth('imperial', 42, stands, part), 0);
    expect(worth('imperial', 42, stands, aims)).toBeCloseTo(sum);
  });
});
