import { describe, expect, it } from 'vitest';
import {
  type AreaNumber,
  type Combat,
  type CombatOutcome,
  defineEdition,
  type Edition,
  SIDES,
  type Side,
  type SideOutcome,
  type WarmasterAction,
} from 'wargame-rules/warmaster';
import { chooseInCombat } from '../../../src/warmaster/bots/chooseInCombat';
import { plainEdition } from '../plainEdition';
import { fight, lose, reveal } from '../table';
import { INDIFFERENT, type Stands, sceneFor, type Variant } from './sceneOf';

const plain: Variant = { character: INDIFFERENT };

function chosen(side: Side, stands: Stands, actions: readonly WarmasterAction[], variant: Variant = plain) {
  return chooseInCombat(sceneFor(side, stands, { phase: `${side}-combat`, ...variant }), actions);
}

describe('in a combat phase the bot', () => {
  it('fights where it gains most first', () => {
    const stands: Stands = { 'custodians-1': 25, 'crew-1': 25, 'custodians-2': 33, angron: 33 };
    expect(chosen('imperial', stands, [fight('imperial', 33), fight('imperial', 25)])).toEqual(
      fight('imperial', 25),
    );
    // A rout of Crew is little beside the chance to kill a leader with all three.
    const strong: Stands = { ...stands, 'custodians-3': 33, sanguinius: 33, 'blood-angels-1': 25 };
    expect(chosen('imperial', strong, [fight('imperial', 25), fight('imperial', 33)])).toEqual(
      fight('imperial', 33),
    );
  });

  it('turns up what comes first: it does not know what it is', () => {
    const areas = [reveal('imperial', 33), reveal('imperial', 25)];
    expect(chosen('imperial', { 'custodians-1': 25, 'custodians-2': 33 }, areas)).toEqual(areas[0]);
  });

  it('loses whom it misses least: a right to a second die counts, a life that the game hangs on counts most', () => {
    const stands: Stands = { emperor: 33, sanguinius: 33, 'custodians-1': 33, 'imperial-guard-1': 33 };
    const losses = ['emperor', 'sanguinius', 'imperial-guard-1', 'custodians-1'].map((unit) =>
      lose('imperial', unit),
    );
    expect(chosen('imperial', stands, losses)).toEqual(lose('imperial', 'imperial-guard-1'));
    expect(chosen('imperial', stands, losses.slice(0, 2))).toEqual(lose('imperial', 'sanguinius'));
  });

  it('lets whom it would miss most go first when it retreats', () => {
    const retreats = ['imperial-guard-1', 'sanguinius', 'custodians-1'].map(
      (unit): WarmasterAction => ({ type: 'retreat', player: 'imperial', unit }),
    );
    const stands: Stands = { sanguinius: 33, 'custodians-1': 33, 'imperial-guard-1': 33 };
    expect(chosen('imperial', stands, retreats)).toEqual(retreats[1]);
  });
});

const NOTHING: SideOutcome = { loses: 0, retreats: false };
const LOSS: SideOutcome = { loses: 1, retreats: false };
const RETREAT: SideOutcome = { loses: 0, retreats: true };
const ROUT: SideOutcome = { loses: 1, retreats: true };
const END: SideOutcome = { loses: 'all', retreats: false };

/** As good for the one as for the other side, but for who they are, and where they can go. */
const FACES: readonly CombatOutcome[] = [
  { name: 'A1R', attacker: ROUT, defender: NOTHING },
  { name: 'A1', attacker: LOSS, defender: NOTHING },
  { name: 'AR', attacker: RETREAT, defender: NOTHING },
  { name: 'DR', attacker: NOTHING, defender: RETREAT },
  { name: 'EX', attacker: LOSS, defender: LOSS },
  { name: 'DE', attacker: NOTHING, defender: END },
];

/** The faces are those of the second column; Crew who attack Custodians would be in the first by their factors. */
const swing: Edition = defineEdition({
  ...plainEdition,
  id: 'swing',
  combatResults: {
    columns: [
      { ratio: 0, rows: [{ from: 1, to: 6, result: { name: 'NE', attacker: NOTHING, defender: NOTHING } }] },
      { ratio: 1, rows: FACES.map((result, index) => ({ from: index + 1, to: index + 1, result })) },
    ],
  },
});

/** In 56, next to 54 and 55: two Custodians, 10 each, against two Crew, 3 each. */
const STAND: Stands = { 'custodians-1': 56, 'custodians-2': 56, 'crew-1': 56, 'crew-2': 56 };

const ROOMS: readonly { readonly stands: Stands; readonly shut: readonly Side[] }[] = [
  { stands: {}, shut: [] },
  { stands: { 'crew-3': 54, 'crew-4': 55 }, shut: ['imperial'] },
  { stands: { 'custodians-3': 54, 'blood-angels-1': 55 }, shut: ['traitor'] },
];

/** What a side loses, the units being worth so much each, a retreat 1. */
function loss({ loses, retreats }: SideOutcome, each: number, isShut: boolean): number {
  if (loses === 'all' || (retreats && isShut)) return 2 * each;
  return loses * each + (retreats ? 2 - loses : 0);
}

describe('a second die', () => {
  function rerolls(side: Side, stands: Stands, combat: Partial<Combat>, first: 'reroll' | 'keep'): string {
    const start: Combat = {
      area: 56,
      attacker: 'imperial',
      attack: 10,
      defence: 4,
      column: 1,
      dice: [1],
      outcome: FACES[0] as CombatOutcome,
    };
    const agenda = [{ type: 'reroll' as const, side, combat: { ...start, ...combat } }];
    const actions = [
      { type: first, player: side },
      { type: first === 'keep' ? ('reroll' as const) : ('keep' as const), player: side },
    ];
    return chosen(side, stands, actions, { ...plain, edition: swing, state: { agenda } }).type;
  }

  it('WM-REROLL-1: is rolled by either side wherever the average die is better for it than what lies there', () => {
    for (const { stands, shut } of ROOMS) {
      for (const attacker of SIDES) {
        const worth = ({ attacker: ours, defender: theirs }: CombatOutcome): number => {
          const [imperial, traitor] = attacker === 'imperial' ? [ours, theirs] : [theirs, ours];
          return loss(traitor, 3, shut.includes('traitor')) - loss(imperial, 10, shut.includes('imperial'));
        };
        const average = FACES.reduce((sum, outcome) => sum + worth(outcome), 0) / 6;
        for (const outcome of FACES) {
          const isBetter = average > worth(outcome);
          const phase = { ...STAND, ...stands };
          expect(rerolls('imperial', phase, { attacker, outcome }, 'keep')).toBe(
            isBetter ? 'reroll' : 'keep',
          );
          expect(rerolls('traitor', phase, { attacker, outcome }, 'keep')).toBe(isBetter ? 'keep' : 'reroll');
        }
      }
    }
  });

  it('is as good as the first where both are alike', () => {
    const alike: Partial<Combat> = {
      column: 0,
      outcome: { name: 'NE', attacker: NOTHING, defender: NOTHING },
    };
    expect(rerolls('imperial', STAND, alike, 'keep')).toBe('keep');
    expect(rerolls('imperial', STAND, alike, 'reroll')).toBe('reroll');
  });
});

describe('where the bot drives an enemy', () => {
  interface Drive {
    readonly side?: Side;
    readonly from: AreaNumber;
    readonly bridge?: Side;
  }

  function driven(stands: Stands, areas: readonly AreaNumber[], { side = 'imperial', from, bridge }: Drive) {
    const enemy = side === 'imperial' ? 'traitor' : 'imperial';
    const action = chosen(
      side,
      stands,
      areas.map((area): WarmasterAction => ({ type: 'retreat-to', player: side, area })),
      {
        ...plain,
        state: {
          agenda: [{ type: 'retreat', side: enemy, area: from, unit: null }],
          ...(bridge && { bridge }),
        },
      },
    );
    return (action as { readonly area: AreaNumber }).area;
  }

  describe('Horus, alone', () => {
    // Next to 52: 45, 51, 53, 54, 55. Next to 46: 45, 53.
    const stands: Stands = { horus: 52, 'custodians-1': 46 };

    it('goes where the most strength can get at him next', () => {
      expect(driven(stands, [54, 51, 45], { from: 52 })).toBe(45);
      expect(driven({ ...stands, sanguinius: 56 }, [45, 54], { from: 52 })).toBe(54);
      expect(driven({ ...stands, 'blood-angels-1': 44 }, [53, 51, 45], { from: 52 })).toBe(45);
      expect(driven({ ...stands, 'blood-angels-1': 54 }, [45, 54], { from: 52 })).toBe(45);
    });

    it('does not go where others of his stand by him', () => {
      expect(driven({ ...stands, 'crew-1': 45 }, [45, 54], { from: 52 })).toBe(54);
      expect(driven({ ...stands, 'crew-1': 45, 'crew-2': 54 }, [54, 45], { from: 52 })).toBe(45);
      // 5 + 5 + 6 for one unit next to him, and 6 less.
      const many: Stands = { ...stands, 'custodians-2': 44, 'rogal-dorn': 44, 'crew-1': 45 };
      expect(driven(many, [53, 45], { from: 52 })).toBe(45);
    });

    it('may be followed three areas far by those who have the Bridge', () => {
      // 42 is two steps from 52 by way of 45; from 54 it is three, from 56 four.
      const far: Stands = { horus: 55, 'custodians-1': 45 };
      expect(driven(far, [56, 54], { from: 55 })).toBe(56);
      expect(driven(far, [56, 54], { from: 55, bridge: 'imperial' })).toBe(56);
      const farther: Stands = { horus: 55, 'custodians-1': 42 };
      expect(driven(farther, [56, 54], { from: 55, bridge: 'imperial' })).toBe(54);
    });
  });

  it('the Emperor, alone, goes where the Traitors who have shown themselves can get at him', () => {
    const stands: Stands = { emperor: 52, 'crew-1': [45, 'down'], 'crew-2': 44, 'custodians-1': 56 };
    expect(driven(stands, [54, 45, 51], { side: 'traitor', from: 52, bridge: 'imperial' })).toBe(45);
    expect(
      driven({ ...stands, 'crew-2': 54 }, [45, 54], { side: 'traitor', from: 52, bridge: 'imperial' }),
    ).toBe(54);
    expect(
      driven({ emperor: 52, 'crew-1': [45, 'down'] }, [54, 45], {
        side: 'traitor',
        from: 52,
        bridge: 'imperial',
      }),
    ).toBe(54);
  });

  it('Horus with others goes where neither he nor they are near the Emperor', () => {
    const stands: Stands = { horus: 52, 'daemons-1': 52, 'custodians-1': 46, emperor: 42 };
    expect(driven(stands, [45, 54], { from: 52 })).toBe(54);
  });

  describe('others', () => {
    it('go away from who must not die, four steps being enough', () => {
      const stands: Stands = { emperor: 42, 'crew-1': 33 };
      // Two steps from 42: 34; three: 25. Farther: 22 is four, 15 is five.
      expect(driven(stands, [34, 25], { from: 33 })).toBe(25);
      expect(driven(stands, [25, 22, 15], { from: 33 })).toBe(22);
      expect(driven({ horus: 42, 'custodians-1': 33 }, [34, 25], { side: 'traitor', from: 33 })).toBe(25);
    });

    it('go anywhere as long as he is not aboard', () => {
      expect(driven({ 'crew-1': 33 }, [34, 25], { from: 33 })).toBe(34);
      expect(driven({ 'crew-1': 33 }, [25, 34], { from: 33 })).toBe(25);
    });

    it('go away from Horus too, where he is known: they are not to guard him', () => {
      const stands: Stands = { horus: 42, 'crew-1': 33 };
      expect(driven(stands, [34, 25], { from: 33 })).toBe(25);
      expect(driven(stands, [22, 15], { from: 33 })).toBe(22);
      expect(driven({ 'crew-1': 33, horus: [42, 'down'] }, [34, 25], { from: 33 })).toBe(34);
      // Steps from the Emperor and from Horus: 2 and 3 in 25, 3 and 2 in 32, 4 and 2 in 34, 4 and 1 in 35.
      const both: Stands = { horus: 42, emperor: 14, 'crew-1': 33 };
      expect(driven(both, [25, 32, 35, 34], { from: 33 })).toBe(34);
    });

    it('may go near the Emperor where the Traitor player drives them: they can do nothing for him', () => {
      const stands: Stands = { horus: 14, emperor: 42, 'custodians-1': 33 };
      // Both are four steps from Horus.
      expect(driven(stands, [35, 34], { side: 'traitor', from: 33 })).toBe(35);
      expect(driven(stands, [34, 35], { side: 'traitor', from: 33 })).toBe(34);
    });

    it('go away from Horus while he stands alone elsewhere: nobody hunts them', () => {
      const stands: Stands = { horus: 42, 'crew-1': 33, 'custodians-1': 36 };
      expect(driven(stands, [34, 25], { from: 33 })).toBe(25);
    });
  });
});
