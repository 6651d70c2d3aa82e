import { describe, expect, it } from 'vitest';
import {
  blockadeRun,
  type CapitalShipFate,
  decideScenario,
  exitPoints,
  type Fleet,
  fleetDestroyed,
  fleetGone,
  unitOutcomes,
} from 'wargame-rules/battlefleet-gothic';
import { cruiser, fleet, side } from '../arbitraries';

/** A battle in which something became of one fleet and nothing of the other. */
function battle(ships: Fleet, ...capitalShips: readonly CapitalShipFate[]) {
  const sides = [
    side('Ann', ships, { capitalShips }),
    side('Ben', fleet({ capitalShips: [cruiser('ox')] })),
  ] as const;
  return { players: { runner: 'Ann', blockader: 'Ben' }, ledger: { sides }, events: {} };
}

const two = fleet({ capitalShips: [cruiser('hare', 180), cruiser('fox', 101)] });

describe('the fate of a fleet', () => {
  it.each([
    ['destroyed', true, true],
    ['hulk', true, true],
    ['disengaged', true, false],
    ['exited', true, false],
    ['off-table', false, false],
    ['on-table', false, false],
  ] as const)('with its last ship %s: gone %s, destroyed %s', (status, gone, destroyed) => {
    const last = battle(two, { id: 'hare', status: 'destroyed' }, { id: 'fox', status });
    expect([fleetGone.reached(last), fleetDestroyed.reached(last)]).toEqual([gone, destroyed]);
  });

  it('is that of its ships: planetary defences keep nothing going', () => {
    const defences = [{ id: 'dock', name: 'Dock', points: 90 }];
    const armed = fleet({ capitalShips: [cruiser('hare')], defences });
    const sunk = battle(armed, { id: 'hare', status: 'hulk' });
    expect([fleetGone.reached(sunk), fleetDestroyed.reached(sunk)]).toEqual([true, true]);
  });

  it('is open for a fleet that never had a ship', () => {
    const none = battle(fleet());
    expect([fleetGone.reached(none), fleetDestroyed.reached(none)]).toEqual([false, false]);
  });
});

describe('ships that got through', () => {
  it('score, and no others do', () => {
    const run = battle(
      two,
      { id: 'hare', status: 'disengaged' },
      { id: 'fox', status: 'exited', crippled: true },
    );
    expect(unitOutcomes(run.ledger, 'Ann').map(exitPoints)).toEqual([0, 26]);
    expect(unitOutcomes(run.ledger, 'Ben').map(exitPoints)).toEqual([0]);
    expect(decideScenario(blockadeRun, run).ledger.sides[0].objectives).toEqual([
      { name: 'fox got through', points: 26 },
    ]);
  });
});
