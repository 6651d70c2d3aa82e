import { describe, expect, it } from 'vitest';
import {
  type ActionOf,
  type ActionType,
  type AreaNumber,
  actionLabel,
  areaLabel,
  rulebookOf,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';

type Worked = { readonly [Type in ActionType]: readonly [action: ActionOf<Type>, label: string] };

const player = 'imperial';

/** An action of each kind. */
const WORKED: Worked = {
  deploy: [
    { type: 'deploy', player: 'traitor', unit: 'crew-2', area: 14 },
    'put Crew 2 into 14 Port Engines',
  ],
  group: [
    { type: 'group', player, units: ['emperor', 'sanguinius', 'custodians-3'] },
    'group Emperor, Sanguinius, Custodians 3',
  ],
  reinforce: [{ type: 'reinforce', player: 'traitor' }, 'roll for units from the cup'],
  teleport: [
    { type: 'teleport', player, units: ['emperor', 'blood-angels-1'] },
    'teleport Emperor, Blood-angels 1',
  ],
  place: [{ type: 'place', player, area: 56 }, 'put them into 56 Ram'],
  move: [{ type: 'move', player, unit: 'emperor', to: 42 }, 'move Emperor to 42 Bridge'],
  special: [
    { type: 'special', player: 'traitor', rule: 'horus-shows-himself', unit: 'horus' },
    'horus shows himself: Horus',
  ],
  'end-phase': [{ type: 'end-phase', player }, 'end the phase'],
  reveal: [{ type: 'reveal', player, area: 15 }, 'turn up the counter in 15 Main Drive'],
  fight: [{ type: 'fight', player, area: 22 }, 'fight in 22 Reactor Room'],
  reroll: [{ type: 'reroll', player }, 'roll the die again'],
  keep: [{ type: 'keep', player }, 'let the die stand'],
  lose: [{ type: 'lose', player, unit: 'imperial-guard-1' }, 'lose Imperial-guard 1'],
  retreat: [{ type: 'retreat', player, unit: 'rogal-dorn' }, 'Rogal-dorn retreats next'],
  'retreat-to': [{ type: 'retreat-to', player, area: 31 }, 'drive the unit to 31 Starboard Defence Screens'],
};

describe('labels of a game', () => {
  it('say of each kind of action who does what where', () => {
    const rules = rulebookOf(plainEdition);
    for (const [action, label] of Object.values(WORKED)) expect(actionLabel(rules, action)).toBe(label);
  });

  it('give the number alone of an area that the edition does not have', () => {
    const rules = rulebookOf(plainEdition);
    expect(areaLabel(rules, 26)).toBe('26 Stores');
    expect(areaLabel(rules, 17 as AreaNumber)).toBe('17');
  });
});
