import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AREA_NUMBERS,
  type AreaNumber,
  type Edition,
  type Side,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import {
  areaWorth,
  careOf,
  FULL,
  hasRoom,
  retaliationWorth,
  threatsTo,
} from '../../../src/warmaster/bots/areaWorth';
import { attackWorth } from '../../../src/warmaster/bots/attackWorth';
import { foesIn, mineIn, type Scene } from '../../../src/warmaster/bots/scene';
import { otherSide } from '../../../src/warmaster/rules/side';
import { plainEdition } from '../plainEdition';
import {
  namesOf,
  placesOf,
  type Stands,
  sceneFor,
  sceneOfOne,
  someDamage,
  someStands,
  type Variant,
} from './sceneOf';

/** What it is worth that those stay who are there. */
function here(scene: Scene, area: AreaNumber): number {
  return areaWorth(scene, area, mineIn(scene, area));
}

/** Attackers retreat only by the table of the ship. */
const withShipTable: Edition = { ...plainEdition, combatResults: warmasterEdition.combatResults };

const ENDS_WITH: { readonly [winner: string]: Edition } = {
  imperial: { ...plainEdition, turnLimit: { turns: 12, winners: ['imperial'] } },
  traitor: { ...plainEdition, turnLimit: { turns: 12, winners: ['traitor'] } },
  nobody: { ...plainEdition, turnLimit: { turns: 12, winners: [] } },
};

describe('areaWorth', () => {
  const EVERYTHING = { look: [1, 2, 3], bridge: 9, screens: 9, reactor: 9, fear: 1 } as const;

  it('is nothing where nobody is', () => {
    const stands: Stands = { 'crew-1': 42, 'trap-1': [42, 'down'], 'crew-2': 31 };
    const scene = sceneOfOne('imperial', stands, EVERYTHING);
    for (const area of AREA_NUMBERS) expect(areaWorth(scene, area, [])).toBe(0);
  });

  it('is nothing in an area with nobody and nothing in it', () => {
    const scene = sceneOfOne('imperial', { 'custodians-1': 33, 'crew-1': 34 }, EVERYTHING);
    expect(here(scene, 33)).toBe(0);
  });

  it('WM-COMB-4: is what the attack on those who are there is worth', () => {
    const scene = sceneOfOne('imperial', { 'custodians-1': 33, sanguinius: 33, angron: 33, 'crew-1': 33 });
    const clash = {
      attackers: mineIn(scene, 33),
      defenders: foesIn(scene, 33),
      attackersHaveRoom: true,
      defendersHaveRoom: true,
    };
    expect(here(scene, 33)).toBe(attackWorth(scene.chart, clash));
    expect(here(scene, 33)).not.toBe(0);
  });

  it('WM-RETR-2: counts who has no room to retreat, on each side', () => {
    // Area 56 is next to 54 and 55 alone.
    const fight: Stands = { 'custodians-1': 56, 'crew-1': 56, 'crew-2': 56 };
    for (const [nextDoor, attackersHaveRoom, defendersHaveRoom] of [
      [{}, true, true],
      [{ 'imperial-guard-1': 54, 'imperial-guard-2': 55 }, true, false],
      [{ 'daemons-1': 54, 'trap-1': [55, 'down'] }, false, true],
      [{ 'imperial-guard-1': 54, 'daemons-1': 55, 'daemons-2': 55, 'crew-3': 55 }, true, false],
    ] as const) {
      const scene = sceneOfOne('imperial', { ...fight, ...nextDoor }, {}, { edition: withShipTable });
      const clash = {
        attackers: mineIn(scene, 56),
        defenders: foesIn(scene, 56),
        attackersHaveRoom,
        defendersHaveRoom,
      };
      expect(here(scene, 56)).toBe(attackWorth(scene.chart, clash));
    }
  });

  it('who minds his losses less attacks where another does not', () => {
    const stands: Stands = { 'custodians-1': 33, angron: 33 };
    const [careful, careless] = [2, 0.2].map((care) => here(sceneOfOne('imperial', stands, { care }), 33));
    expect(careful).toBeLessThan(careless as number);
    const scene = sceneOfOne('imperial', stands, { care: 2 });
    const room = { attackersHaveRoom: true, defendersHaveRoom: true };
    const clash = { attackers: mineIn(scene, 33), defenders: foesIn(scene, 33), ...room, care: 2 };
    expect(here(scene, 33)).toBe(attackWorth(scene.chart, clash));
  });

  describe('where something lies face down', () => {
    const down: Stands = { 'crew-1': [33, 'down'] };
    const look = [3, 5, 8] as const;
    const guards = (count: number): Stands =>
      Object.fromEntries([1, 2, 3, 4].slice(0, count).map((index) => [`custodians-${index}`, 33]));

    it('is worth a look to one, two, three', () => {
      const worths = [1, 2, 3].map((count) =>
        here(sceneOfOne('imperial', { ...down, ...guards(count) }, { look }), 33),
      );
      expect(worths).toEqual([3, 5, 8]);
    });

    it('is worth no more to those who can not stay', () => {
      const all = { ...down, ...guards(3), 'imperial-guard-1': 33 } as const;
      expect(here(sceneOfOne('imperial', all, { look }), 33)).toBe(8);
    });

    it('is worth nothing to look elsewhere, or at what lies open', () => {
      expect(here(sceneOfOne('imperial', { ...down, 'custodians-1': 34 }, { look }), 34)).toBe(0);
      expect(here(sceneOfOne('traitor', { ...down, 'crew-2': 33 }, { look }), 33)).toBe(0);
    });

    it('is better left alone once the prey is known', () => {
      const scene = sceneOfOne('imperial', { ...down, ...guards(2), horus: 56 }, { look });
      expect(here(scene, 33)).toBeLessThan(0);
    });

    it('is no place for who must not die, unless an area is full of his company', () => {
      const cares = { look, lookAtCourt: -1 };
      const withGuards = (count: number): number =>
        here(sceneOfOne('imperial', { ...down, ...guards(count), emperor: 33 }, cares), 33);
      expect(withGuards(2)).toBe(-1);
      expect(withGuards(1)).toBeLessThan(-1);
      expect(withGuards(0)).toBe(withGuards(1));
    });
  });

  it('who must not die fears the answer, each as much as he does, and nobody else', () => {
    const near: Stands = { angron: 34, magnus: 25, 'daemons-1': 32 };
    const worth = (unit: string, fear: number): number =>
      here(sceneOfOne('imperial', { [unit]: 33, ...near }, { fear }), 33);
    const answerTo = (unit: string): number => {
      const scene = sceneOfOne('imperial', { [unit]: 33, ...near });
      return retaliationWorth(scene, 33, mineIn(scene, 33));
    };
    const answer = answerTo('emperor');
    expect(answer).toBeGreaterThan(0);
    expect([0.5, 1].map((fear) => worth('emperor', fear))).toEqual([-answer / 2, -answer]);
    expect(worth('emperor', 0)).toBeCloseTo(0);
    expect(answerTo('custodians-1')).toBeGreaterThan(0);
    expect(worth('custodians-1', 1)).toBe(0);
  });

  describe('as a foothold', () => {
    const cares = { bridge: 7, screens: 5, reactor: 3 };
    const trio: Stands = { 'custodians-1': 15, 'custodians-2': 15, 'custodians-3': 15 };
    const value = (side: Side, stands: Stands, area: AreaNumber, variant: Variant = {}): number =>
      here(sceneOfOne(side, stands, cares, variant), area);

    it('the Bridge is wanted while the other side controls it', () => {
      const on = (side: Side, bridge: Side | null): number =>
        value(side, { 'custodians-1': 42, 'crew-1': 42 }, 42, { state: { bridge } });
      for (const side of ['imperial', 'traitor'] as const) {
        expect(on(side, otherSide(side)) - on(side, side)).toBeCloseTo(7);
        expect(on(side, null)).toBe(on(side, side));
      }
      expect(value('imperial', { 'custodians-1': 42 }, 42, { state: { bridge: 'imperial' } })).toBe(0);
    });

    it('the Imperial player wants screens, and reactors by the unit that can stay', () => {
      expect(value('imperial', { 'custodians-1': 31, 'custodians-2': 31 }, 31)).toBe(5);
      expect(value('imperial', { 'custodians-1': 15 }, 15)).toBe(3);
      expect(value('imperial', { 'custodians-1': 15, 'custodians-2': 15 }, 15)).toBe(6);
      expect(value('imperial', { ...trio, 'imperial-guard-1': 15 }, 15)).toBe(9);
      expect(value('imperial', { 'custodians-1': 33 }, 33)).toBe(0);
    });

    it('the Traitor player keeps them where somebody else is there', () => {
      expect(value('traitor', { 'crew-1': 31, 'crew-2': 15 }, 31)).toBe(0);
      expect(value('traitor', { 'crew-1': 31, 'crew-2': 15 }, 15)).toBe(0);
      for (const [area, worth] of [
        [31, 5],
        [15, 6],
      ] as const) {
        const stands: Stands = { 'crew-1': area, 'crew-2': area, sanguinius: area };
        const fight = here(sceneOfOne('traitor', stands), area);
        expect(value('traitor', stands, area) - fight).toBeCloseTo(worth);
      }
    });
  });
});

describe('careOf', () => {
  const care = (side: Side, edition: Edition, turn: number): number =>
    careOf(sceneOfOne(side, {}, { care: 2 }, { edition, state: { turn } }));

  it('a player minds his losses as his character does, in a game without a last turn', () => {
    expect([care('imperial', plainEdition, 1), care('traitor', plainEdition, 11)]).toEqual([2, 2]);
  });

  it('WM-END-3: he minds them to the end who wins by the last turn', () => {
    expect(care('traitor', ENDS_WITH['traitor'] as Edition, 11)).toBe(2);
    expect(care('imperial', ENDS_WITH['imperial'] as Edition, 11)).toBe(2);
  });

  it('WM-END-3: the other minds them less and less, though never less than the half', () => {
    const faded = [0, 3, 6, 9, 12].map((turn) => care('imperial', ENDS_WITH['traitor'] as Edition, turn));
    expect(faded).toEqual([2, 1.5, 1, 1, 1]);
    expect(care('traitor', ENDS_WITH['imperial'] as Edition, 3)).toBe(1.5);
    expect(care('traitor', ENDS_WITH['nobody'] as Edition, 3)).toBe(1.5);
    expect(care('imperial', ENDS_WITH['nobody'] as Edition, 3)).toBe(1.5);
  });

  it('and attacks the more for it', () => {
    const stands: Stands = { 'custodians-1': 33, angron: 33 };
    const [early, late] = [1, 5].map((turn) =>
      here(
        sceneOfOne('imperial', stands, {}, { edition: ENDS_WITH['traitor'] as Edition, state: { turn } }),
        33,
      ),
    );
    expect(late).toBeGreaterThan(early as number);
  });
});

describe('hasRoom', () => {
  // Area 56 is next to 54 and 55 alone.
  const state = { destroyedAreas: [54] } as const;
  const room = (side: Side, of: Side, stands: Stands): boolean =>
    hasRoom(sceneFor(side, stands, { state }), of, 56);
  const trio: Stands = { 'custodians-1': 55, 'custodians-2': 55, 'custodians-3': 55 };

  it('WM-RETR-2: one way out is enough, and a Destroyed Area is none', () => {
    for (const of of ['imperial', 'traitor'] as const) {
      expect(room('imperial', of, {})).toBe(true);
      expect(hasRoom(sceneFor('imperial', {}, { state: { destroyedAreas: [54, 55] } }), of, 56)).toBe(false);
    }
  });

  it('WM-RETR-2: a side does not go where enemies are, seen or not', () => {
    expect(room('imperial', 'imperial', { 'crew-1': 55 })).toBe(false);
    expect(room('imperial', 'imperial', { 'crew-1': [55, 'down'] })).toBe(false);
    expect(room('imperial', 'traitor', { 'custodians-1': 55 })).toBe(false);
    expect(room('traitor', 'imperial', { 'crew-1': [55, 'down'] })).toBe(false);
    expect(room('imperial', 'imperial', { 'crew-1': 53, 'trap-1': [56, 'down'] })).toBe(true);
  });

  it('WM-STACK-1: three units are as many as an area takes', () => {
    expect(Object.keys(trio)).toHaveLength(FULL);
    expect(room('imperial', 'imperial', trio)).toBe(false);
    expect(room('imperial', 'imperial', { ...trio, 'custodians-1': 33 })).toBe(true);
    expect(room('traitor', 'imperial', trio)).toBe(false);
    expect(room('imperial', 'traitor', { 'crew-1': 55, 'crew-2': 55, 'crew-3': 55 })).toBe(false);
    expect(room('imperial', 'traitor', { 'crew-1': 55, 'crew-2': 55 })).toBe(true);
  });

  it('WM-STACK-1: what lies face down takes up room as well', () => {
    expect(room('imperial', 'traitor', { 'crew-1': 55, 'crew-2': 55, 'crew-3': [55, 'down'] })).toBe(false);
    expect(room('imperial', 'traitor', { 'crew-1': 55, 'crew-3': [55, 'down'] })).toBe(true);
  });

  it('WM-RETR-2: the player who sees all tells of both sides what each would tell of itself', () => {
    fc.assert(
      fc.property(someStands, someDamage, (stands, damage) => {
        const [imperial, traitor] = (['imperial', 'traitor'] as const).map((side) =>
          sceneFor(side, stands, { state: damage }),
        ) as [Scene, Scene];
        for (const area of AREA_NUMBERS) {
          for (const of of ['imperial', 'traitor'] as const) {
            expect(hasRoom(imperial, of, area)).toBe(hasRoom(traitor, of, area));
          }
        }
      }),
    );
  });
});

describe('threatsTo', () => {
  const threats = (stands: Stands, bridge: Side | null, side: Side = 'imperial'): string[] => {
    const scene = sceneFor(side, stands, { state: { bridge } });
    return namesOf(scene.chart, threatsTo(scene, 33));
  };
  // 33, then one, two, three and four steps from it.
  const column: Stands = { 'crew-1': 33, 'crew-2': 34, 'crew-3': 36, 'crew-4': 43, 'crew-5': 53 };

  it('WM-MOVE-2: are those who can get there: from three areas away with the Bridge, else from next door', () => {
    expect(threats(column, 'imperial')).toEqual(['crew-1', 'crew-2']);
    expect(threats(column, null)).toEqual(['crew-1', 'crew-2']);
    const { 'crew-1': _, ...far } = column;
    expect(threats(far, 'traitor')).toEqual(['crew-2', 'crew-3', 'crew-4']);
    expect(threats({ 'crew-4': 43, 'crew-5': 53 }, 'traitor')).toEqual(['crew-4']);
    expect(threats({ emperor: 34, 'custodians-1': 36 }, 'imperial', 'traitor')).toEqual([
      'emperor',
      'custodians-1',
    ]);
  });

  it('are the three who attack best, the best first', () => {
    const five: Stands = { 'crew-1': 25, 'daemons-1': 25, 'horror-1': 33, angron: 34, horus: 35 };
    expect(threats(five, 'imperial')).toEqual(['horus', 'angron', 'daemons-1']);
  });

  it('WM-REV-4: are none of those who lie face down, whoever they may be', () => {
    expect(threats({ angron: 34, horus: [34, 'down'] }, 'imperial')).toEqual(['angron']);
  });
});

describe('retaliationWorth', () => {
  const answer = (stands: Stands, variant: Variant = {}): number => {
    const scene = sceneFor('imperial', stands, variant);
    return retaliationWorth(scene, 33, mineIn(scene, 33));
  };
  const attack = (
    attackers: readonly string[],
    defenders: readonly string[],
    defendersHaveRoom = true,
  ): number => {
    const { chart } = sceneFor('imperial', {});
    const [theirs, ours] = [placesOf(chart, ...attackers), placesOf(chart, ...defenders)];
    return attackWorth(chart, {
      attackers: theirs,
      defenders: ours,
      attackersHaveRoom: true,
      defendersHaveRoom,
    });
  };
  const strong: Stands = { angron: 34, magnus: 25, 'daemons-1': 32 };

  it('is what the attack of those who can get there is worth to them', () => {
    const worth = answer({ 'custodians-1': 33, 'imperial-guard-1': 33, ...strong });
    expect(worth).toBeCloseTo(
      attack(['angron', 'magnus', 'daemons-1'], ['custodians-1', 'imperial-guard-1']),
    );
    expect(worth).toBeGreaterThan(0);
  });

  it('is nothing where nobody can get there, or would', () => {
    expect(answer({ emperor: 33, angron: 56 })).toBe(0);
    expect(attack(['crew-1'], ['emperor', 'sanguinius'])).toBeLessThan(0);
    expect(answer({ emperor: 33, sanguinius: 33, 'crew-1': 34 })).toBe(0);
  });

  it('WM-STACK-1: reckons with three units that stay', () => {
    // 21 to 10 with three of them, 21 to 13 with all four.
    const three: Stands = { 'blood-angels-1': 33, 'imperial-guard-1': 33, 'imperial-guard-2': 33 };
    const near: Stands = { ...strong, 'daemons-1': 'destroyed', horus: 35 };
    expect(answer({ ...three, 'imperial-guard-3': 33, ...near })).toBe(answer({ ...three, ...near }));
    expect(attack(['horus', 'angron', 'magnus'], Object.keys(three))).toBe(answer({ ...three, ...near }));
    expect(attack(['horus', 'angron', 'magnus'], [...Object.keys(three), 'imperial-guard-3'])).not.toBe(
      answer({ ...three, ...near }),
    );
  });

  it('WM-RETR-2: whoever comes can go back', () => {
    const stands: Stands = { emperor: 33, angron: 34, magnus: 25, 'daemons-1': 32 };
    const scene = sceneFor('imperial', stands, { edition: withShipTable });
    const [attackers, defenders] = [threatsTo(scene, 33), mineIn(scene, 33)];
    const room = { attackersHaveRoom: true, defendersHaveRoom: true };
    const worth = retaliationWorth(scene, 33, defenders);
    expect(worth).toBe(attackWorth(scene.chart, { attackers, defenders, ...room }));
    const caught = { attackers, defenders, ...room, attackersHaveRoom: false };
    expect(worth).toBeGreaterThan(Math.max(0, attackWorth(scene.chart, caught)));
  });

  it('WM-RETR-2: is more where nobody could retreat', () => {
    const stands: Stands = { 'imperial-guard-1': 33, ...strong };
    const state = { destroyedAreas: [25, 32, 34, 35] } as const;
    const near: Stands = { 'imperial-guard-1': 33, angron: 33, magnus: 33, 'daemons-1': 33 };
    const attackers = ['angron', 'magnus', 'daemons-1'];
    expect(answer(near, { state })).toBeCloseTo(attack(attackers, ['imperial-guard-1'], false));
    expect(answer(stands)).toBeCloseTo(attack(attackers, ['imperial-guard-1'], true));
    expect(answer(near, { state })).toBeGreaterThan(answer(near));
  });
});
