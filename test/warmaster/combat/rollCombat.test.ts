import { describe, expect, it } from 'vitest';
import { type CombatOutcome, defineEdition, warmasterGame } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { fight, play, table } from '../table';

const stands = { loses: 0, retreats: false } as const;

/** The rules with a table that says the same whatever is rolled. */
function always(outcome: Omit<CombatOutcome, 'name'>) {
  const row = { from: 1, to: 6, result: { name: 'always', ...outcome } };
  return warmasterGame(
    defineEdition({ ...plainEdition, combatResults: { columns: [{ ratio: 0, rows: [row] }] } }),
  );
}

/** Two combats, so that the phase goes on after the first. */
const start = table('imperial-combat', {
  'custodians-1': 35,
  'crew-1': 35,
  'crew-2': 35,
  'custodians-2': 33,
  'crew-3': 33,
  emperor: 14,
  horus: [56, 'down'],
});

describe('a combat', () => {
  it('WM-COMB-4: is told of when its die has fallen, and again with what comes of it', () => {
    const nothing = always({ attacker: stands, defender: stands });
    const { state, events } = play(nothing, start, [fight('imperial', 35)], [4]);
    const combat = {
      area: 35,
      attacker: 'imperial',
      attack: 5,
      defence: 4,
      column: 0,
      dice: [4],
      outcome: { name: 'always', attacker: stands, defender: stands },
    };
    expect(events).toEqual([
      { type: 'combat-rolled', combat },
      { type: 'combat-resolved', combat },
    ]);
    expect(state.agenda).toEqual([]);
  });

  it('WM-COMB-5: leaves losses to be chosen to the side that has any', () => {
    const one = always({ attacker: stands, defender: { loses: 1, retreats: false } });
    const { state } = play(one, start, [fight('imperial', 35)], [4]);
    expect(state.agenda).toEqual([
      { type: 'losses', due: [{ side: 'traitor', area: 35, count: 1 }], marked: [], cause: 'combat' },
    ]);
  });

  it('WM-COMB-5: destroys all where all are lost', () => {
    const all = always({ attacker: stands, defender: { loses: 'all', retreats: false } });
    const { events } = play(all, start, [fight('imperial', 35)], [4]);
    expect(events).toContainEqual({ type: 'destroyed', units: ['crew-1', 'crew-2'], cause: 'combat' });
  });
});
