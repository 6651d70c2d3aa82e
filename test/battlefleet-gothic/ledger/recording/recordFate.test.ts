import { describe, expect, it } from 'vitest';
import { recordFate, startLedger, type ToldFate } from 'wargame-rules/battlefleet-gothic';
import { battle, cruiser, fate, fleet, refusals, squadron } from '../build';

describe('the fate of a unit', () => {
  const own = fleet([cruiser('a'), cruiser('aa')], [squadron('s', 4)], {
    transports: [{ id: 't', name: 'Barge', points: 10 }],
    defences: [{ id: 'd', name: 'Dock', points: 90 }],
  });
  const started = startLedger(battle({ fleet: own }, { fleet: fleet([cruiser('b'), cruiser('bb')]) }).sides);
  const telling = (...whats: ToldFate[]) =>
    whats.reduce((ledger, what) => recordFate(ledger, 'Ann', what), started).sides[0];
  const ship = (...whats: Omit<ToldFate, 'id'>[]) =>
    telling(...whats.map((what) => ({ ...what, id: 'a' }))).capitalShips?.[0];
  const escorts = (...whats: Omit<ToldFate, 'id'>[]) =>
    telling(...whats.map((what) => ({ ...what, id: 's' }))).squadrons?.[0];

  it('BG-VP-7: adds up: a ship that disengages is crippled if it was before', () => {
    expect(ship({ crippled: true, crippledBy: 'b' }, { status: 'disengaged' })).toEqual({
      id: 'a',
      status: 'disengaged',
      crippled: true,
      crippledBy: 'b',
    });
  });

  it('BG-VP-2: has one last word: crippled, then destroyed', () => {
    expect(
      ship({ damageLost: 4, crippledBy: 'b' }, { status: 'hulk', damageLost: 8, destroyedBy: 'bb' }),
    ).toEqual({ id: 'a', status: 'hulk', damageLost: 8, crippledBy: 'b', destroyedBy: 'bb' });
  });

  it('BG-VP-8: of a squadron is destruction when its last ship is lost, and the other way round', () => {
    expect(escorts({ lost: 1 })).toEqual({ id: 's', status: 'on-table', lost: 1 });
    expect(escorts({ lost: 1 }, { lost: 4, destroyedBy: 'b' })).toEqual({
      id: 's',
      status: 'destroyed',
      lost: 4,
      destroyedBy: 'b',
    });
    expect(escorts({ lost: 2, crippledBy: 'b' }, { status: 'destroyed' })).toEqual({
      id: 's',
      status: 'destroyed',
      lost: 4,
      crippledBy: 'b',
    });
    expect(escorts({ lost: 1 }, { status: 'disengaged' })).toEqual({
      id: 's',
      status: 'disengaged',
      lost: 1,
    });
    expect(escorts({ lost: 1, status: 'exited' }, { lost: 2 })).toEqual({
      id: 's',
      status: 'exited',
      lost: 2,
    });
  });

  it('is put right: who crippled or destroyed it is forgotten where nobody did', () => {
    expect(ship({ status: 'destroyed', destroyedBy: 'b' }, { status: 'on-table' })).toEqual(
      fate('a', 'on-table'),
    );
    expect(ship({ crippled: true, crippledBy: 'b' }, { crippled: false })).toEqual({
      ...fate('a', 'on-table'),
      crippled: false,
    });
    expect(ship({ crippled: false }, { crippledBy: 'b' })).toEqual({
      ...fate('a', 'on-table'),
      crippled: true,
      crippledBy: 'b',
    });
    expect(ship({ crippled: false }, { damageLost: 5 })).toEqual({ ...fate('a', 'on-table'), damageLost: 5 });
    expect(escorts({ lost: 4, destroyedBy: 'b', crippledBy: 'b' }, { lost: 1 })).toEqual({
      id: 's',
      status: 'on-table',
      lost: 1,
    });
    expect(
      telling({ id: 't', status: 'destroyed', destroyedBy: 'b' }, { id: 't', status: 'disengaged' })
        .transports,
    ).toEqual([{ id: 't', status: 'disengaged' }]);
  });

  it('of each kind has its own list, and stands in it once', () => {
    const side = telling(
      { id: 'd', status: 'destroyed' },
      { id: 'aa', status: 'exited' },
      { id: 'a', status: 'off-table' },
      { id: 'aa', status: 'hulk' },
      { id: 't' },
    );
    expect(side.defences).toEqual([{ id: 'd', status: 'destroyed' }]);
    expect(side.capitalShips).toEqual([fate('aa', 'hulk'), fate('a', 'off-table')]);
    expect(side.transports).toEqual([{ id: 't', status: 'on-table' }]);
    expect(Object.keys(side)).not.toContain('squadrons');
  });

  it('takes what is undefined for untold, and a minus before a 0 for nothing', () => {
    const untold = { crippled: undefined, status: undefined } as unknown as ToldFate;
    expect(ship({ status: 'hulk' }, untold)).toStrictEqual(fate('a', 'hulk'));
    expect(Object.is(escorts({ lost: -0 })?.lost, 0)).toBe(true);
  });

  it('is refused for what can’t be, each place named', () => {
    const refused = (what: unknown) => refusals(() => recordFate(started, 'Ann', what as ToldFate));
    expect(refused({ id: 'nobody' })).toEqual([['ledger/unknown-id', 'told.id']]);
    expect(refused({ id: 'b' })).toEqual([['ledger/unknown-id', 'told.id']]);
    expect(refused({ status: 'hulk' })).toEqual([['argument/missing', 'told.id']]);
    expect(refused(null)).toEqual([['argument/missing', 'told']]);
    expect(refused({ id: 'a', damageLost: Number.NaN })).toEqual([
      ['argument/not-a-whole-number', 'told.damageLost'],
    ]);
    expect(refused({ id: 's', status: 'hulk' })).toEqual([['argument/unknown-value', 'told.status']]);
    expect(refused({ id: 's', lost: 5 })).toEqual([['argument/out-of-range', 'told.lost']]);
    expect(refused({ id: 's', lost: 4, status: 'disengaged' })).toEqual([
      ['ledger/destroyed-and-disengaged', 'told.lost'],
    ]);
    expect(refused({ id: 's', damageLost: 1 })).toEqual([['argument/unknown-value', 'told.damageLost']]);
    expect(refused({ id: 'd', status: 'disengaged' })).toEqual([['argument/unknown-value', 'told.status']]);
    expect(refused({ id: 't', crippled: true })).toEqual([['argument/unknown-value', 'told.crippled']]);
    expect(refused({ id: 'a', lost: 1, crippledBy: 'x' })).toEqual([
      ['argument/unknown-value', 'told.lost'],
      ['ledger/unknown-id', 'told.crippledBy'],
    ]);
    expect(refused({ id: 'a', destroyedBy: 'b' })).toEqual([['ledger/contradiction', 'told.destroyedBy']]);
    expect(refused({ id: 'a', status: 'disengaged', destroyedBy: 'b' })).toEqual([
      ['ledger/destroyed-and-disengaged', 'told.destroyedBy'],
    ]);
    expect(refused({ id: 'a', damageLost: 8 })).toEqual([['ledger/contradiction', 'told.damageLost']]);
    expect(refused({ id: 'a', damageLost: 4, crippled: false })).toEqual([
      ['ledger/contradiction', 'told.crippled'],
    ]);
    expect(refusals(() => telling({ id: 's', lost: 4 }, { id: 's', status: 'on-table' }))).toEqual([
      ['ledger/contradiction', 'told.lost'],
    ]);
  });
});
