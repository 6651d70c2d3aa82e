import { describe, expect, it } from 'vitest';
import {
  type CapitalShipFate,
  type LedgerSide,
  type UnitOutcome,
  unitOutcomes,
  unitVictoryPoints,
  type VictoryPointOptions,
} from 'wargame-rules/battlefleet-gothic';
import { battle, cruiser, fate, fleet, squadron } from '../ledger/build';

const ben = {
  fleet: fleet([cruiser('ship')], [squadron('squadron', 4)], {
    transports: [{ id: 'transport', name: 'Barge', points: 10 }],
    defences: [{ id: 'defence', name: 'Dock', points: 90 }],
  }),
};

/** What a unit of Ben's gives: heading, clause and share. */
function award(id: string, told: Partial<LedgerSide>, options: VictoryPointOptions = {}): unknown {
  const unit = unitOutcomes(battle({}, { ...ben, ...told }), 'Ben').find((one) => one.id === id);
  const item = unitVictoryPoints(unit as UnitOutcome, 'Ben', options);
  return item && [item.heading, item.rule, item.percentage];
}

const ship = (status: CapitalShipFate['status'], more: Partial<CapitalShipFate> = {}) =>
  award('ship', { capitalShips: [fate('ship', status, more)] });
const escorts = (status: 'on-table' | 'destroyed' | 'disengaged', lost: number, options = {}) =>
  award('squadron', { squadrons: [{ id: 'squadron', status, lost }] }, options);

describe('the heading of an entry, with its clause and its share', () => {
  it('BG-VP-1, BG-VP-2, BG-VP-7: of a capital ship', () => {
    expect(ship('destroyed')).toEqual(['capital-ship-destroyed', 'BG-VP-1', 100]);
    expect(ship('hulk')).toEqual(['capital-ship-destroyed', 'BG-VP-1', 100]);
    expect(ship('on-table', { crippled: true })).toEqual(['capital-ship-crippled', 'BG-VP-2', 25]);
    expect(ship('disengaged', { crippled: true })).toEqual(['disengaged-crippled', 'BG-VP-7', 25]);
    expect(ship('disengaged')).toEqual(['disengaged', 'BG-VP-7', 10]);
    expect(ship('on-table')).toBeNull();
  });

  it('BG-VP-6, BG-VP-7: of escorts and transports', () => {
    expect(escorts('destroyed', 4)).toEqual(['escorts-destroyed', 'BG-VP-6', 100]);
    expect(escorts('on-table', 2)).toBeNull();
    expect(escorts('on-table', 2, { crippledSquadrons: true })).toEqual(['squadron-crippled', 'BG-VP-6', 25]);
    expect(escorts('disengaged', 2)).toEqual(['disengaged-crippled', 'BG-VP-7', 25]);
    expect(escorts('disengaged', 1)).toEqual(['disengaged', 'BG-VP-7', 10]);
    expect(award('transport', { transports: [{ id: 'transport', status: 'destroyed' }] })).toEqual([
      'escorts-destroyed',
      'BG-VP-6',
      100,
    ]);
  });

  it('BG-VP-5: of a planetary defence', () => {
    expect(award('defence', { defences: [{ id: 'defence', status: 'destroyed' }] })).toEqual([
      'defence-destroyed',
      'BG-VP-5',
      100,
    ]);
  });
});
