import { rollTable } from 'wargame-rules';
import {
  ambush,
  type CombatOutcome,
  type Counter,
  type CounterTrait,
  damageControl,
  defenceLaser,
  defineEdition,
  type Edition,
  type HorrorResult,
  horror,
  horusShowsHimself,
  reactorHazard,
  reactorSabotage,
  type TrapResult,
  trap,
  warmasterEdition,
} from 'wargame-rules/warmaster';

// Factors, tables and special rules of the tests are their own: those of the package may be balanced anew.

type Factors = readonly [attack: number, defence: number, ...traits: readonly CounterTrait[]];

const IMPERIAL: { readonly [id: string]: Factors } = {
  emperor: [9, 9, 'supreme', 'reroll'],
  sanguinius: [7, 6, 'reroll'],
  'rogal-dorn': [6, 7, 'reroll'],
  'custodians-1': [5, 5],
  'custodians-2': [5, 5],
  'custodians-3': [5, 5],
  'blood-angels-1': [5, 4],
  'blood-angels-2': [5, 4],
  'blood-angels-3': [5, 4],
  'imperial-fists-1': [4, 5],
  'imperial-fists-2': [4, 5],
  'imperial-fists-3': [4, 5],
  'imperial-guard-1': [3, 3, 'guard'],
  'imperial-guard-2': [3, 3, 'guard'],
  'imperial-guard-3': [3, 3, 'guard'],
};

const EYES: { readonly [id: string]: Factors } = {
  horus: [8, 8, 'supreme', 'reroll'],
  'crew-1': [1, 2, 'crew'],
  'crew-2': [1, 2, 'crew'],
  'crew-3': [1, 2, 'crew'],
  'crew-4': [1, 2, 'crew'],
  'crew-5': [1, 2, 'crew'],
  'crew-6': [1, 2, 'crew'],
  'crew-7': [1, 2, 'crew'],
  'trap-1': [0, 1, 'trap'],
  'trap-2': [0, 1, 'trap'],
  'horror-1': [4, 3, 'horror'],
  'ambush-1': [0, 1, 'ambush'],
};

const SKULLS: { readonly [id: string]: Factors } = {
  angron: [7, 6, 'reroll'],
  magnus: [6, 7, 'reroll'],
  'daemons-1': [5, 2],
  'daemons-2': [5, 2],
};

function counters(factors: { readonly [id: string]: Factors }, back: Counter['back']): readonly Counter[] {
  const side = back === 'imperial' ? 'imperial' : 'traitor';
  return Object.entries(factors).map(([id, [attack, defence, ...traits]]) => {
    const name = id.replace(/-\d$/, '').replace(/^./, (letter) => letter.toUpperCase());
    return { id, name, side, back, attack, defence, traits };
  });
}

const NONE = { loses: 0, retreats: false } as const;
const LOSS = { loses: 1, retreats: false } as const;
const ROUT = { loses: 1, retreats: true } as const;

const OUTCOMES: { readonly [name: string]: CombatOutcome } = {
  A1: { name: 'A1', attacker: LOSS, defender: NONE },
  EX: { name: 'EX', attacker: LOSS, defender: LOSS },
  NE: { name: 'NE', attacker: NONE, defender: NONE },
  DR: { name: 'DR', attacker: NONE, defender: { loses: 0, retreats: true } },
  D1: { name: 'D1', attacker: NONE, defender: LOSS },
  D1R: { name: 'D1R', attacker: NONE, defender: ROUT },
  DE: { name: 'DE', attacker: NONE, defender: { loses: 'all', retreats: false } },
};

function column(ratio: number, ...names: readonly string[]) {
  return {
    ratio,
    rows: names.map((name, index) => ({
      from: index + 1,
      to: index + 1,
      result: OUTCOMES[name] as CombatOutcome,
    })),
  };
}

/** The rules without special rules and without a last turn: the rules and nothing else. */
export const plainEdition: Edition = defineEdition({
  id: 'plain',
  version: 1,
  title: 'Plain',
  areas: warmasterEdition.areas,
  counters: [...counters(IMPERIAL, 'imperial'), ...counters(EYES, 'eye'), ...counters(SKULLS, 'skull')],
  combatResults: {
    columns: [
      column(0, 'A1', 'A1', 'A1', 'EX', 'NE', 'DR'),
      column(1, 'A1', 'A1', 'EX', 'NE', 'DR', 'D1'),
      column(2, 'A1', 'EX', 'NE', 'DR', 'D1', 'D1R'),
      column(3, 'EX', 'NE', 'DR', 'D1', 'D1R', 'D1R'),
      column(4, 'EX', 'DR', 'D1', 'D1R', 'D1R', 'DE'),
      column(5, 'DR', 'D1', 'D1R', 'D1R', 'DE', 'DE'),
    ],
  },
  specialRules: [],
});

const mine = rollTable<readonly TrapResult[], 'D6'>({
  id: 'mine',
  die: 'D6',
  rows: [
    { from: 1, to: 2, result: { loses: 0, breach: false } },
    { from: 3, to: 5, result: { loses: 1, breach: false } },
    { from: 6, to: 6, result: { loses: 1, breach: true } },
  ],
});

const fright = rollTable<readonly HorrorResult[], 'D6'>({
  id: 'fright',
  die: 'D6',
  rows: [
    { from: 1, to: 3, result: 'nothing' },
    { from: 4, to: 5, result: 'retreat' },
    { from: 6, to: 6, result: 'loss' },
  ],
});

/** The same with every special rule that there is. */
export const specialEdition: Edition = defineEdition({
  ...plainEdition,
  id: 'special',
  specialRules: [
    reactorHazard({ killsUpTo: 3 }),
    trap(mine),
    horror(fright),
    ambush({ units: 2 }),
    horusShowsHimself(),
    reactorSabotage({ succeedsOn: 6, damageNeeded: 2, escapesOn: 3 }),
    defenceLaser({ hitsOn: 4, hitsNeeded: 4, escapesOn: 3 }),
    damageControl(),
  ],
});
