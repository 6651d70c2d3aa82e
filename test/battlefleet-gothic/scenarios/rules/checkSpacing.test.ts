import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSpacing, SPACINGS, theRaiders } from 'wargame-rules/battlefleet-gothic';
import { cruiser, fleet } from '../arbitraries';

const table = { width: 180, height: 120 };
const paths = (...[markers, spacing]: Parameters<typeof checkSpacing>) =>
  checkSpacing(markers, spacing).map(({ path }) => path);

describe('what stands too close', () => {
  it('is measured from all four edges', () => {
    const within = fc.record({ x: fc.integer({ min: 0, max: 180 }), y: fc.integer({ min: 0, max: 120 }) });
    fc.assert(
      fc.property(within, ({ x, y }) => {
        const far = x >= 30 && x <= 150 && y >= 30 && y <= 90;
        const found = paths([{ id: 'a', at: { x, y } }], { table, ...SPACINGS.convoy });
        expect(found).toEqual(far ? [] : ['markers[0].at']);
      }),
    );
    for (const at of [
      { x: 29, y: 60 },
      { x: 151, y: 60 },
      { x: 90, y: 29 },
      { x: 90, y: 91 },
    ]) {
      expect(paths([{ id: 'a', at }], { table, ...SPACINGS.convoy })).toEqual(['markers[0].at']);
    }
  });

  it('is another for friends than for enemies', () => {
    const spacing = { table, ...SPACINGS['escalating-engagement'] };
    const first = { id: 'a', side: 'first', at: { x: 60, y: 60 } };
    const beside = (side: string, x: number) => paths([first, { id: 'b', side, at: { x, y: 60 } }], spacing);
    expect(beside('first', 61)).toEqual([]);
    expect(beside('second', 119)).toEqual(['markers[1].at']);
    expect(beside('second', 120)).toEqual([]);
  });
});

describe('the zone inside the edges', () => {
  const defended = (width: number, height: number) => {
    const zones = theRaiders.setUp.zones?.({
      muster: {
        agreed: { points: 500 },
        rolls: {},
        choices: {},
        forces: {
          fleets: {
            attacker: fleet({ capitalShips: [cruiser('fox')] }),
            defender: fleet({ capitalShips: [cruiser('ox')] }),
          },
        },
      },
      table: { width, height },
      battlefield: null,
      rolls: { unreadyTurns: 1 },
    });
    return zones?.flatMap(({ zone }) => zone.pieces.map(({ corners }) => [corners[0], corners[2]]));
  };

  it('keeps 30 cm from each, and is the whole table where that leaves nothing', () => {
    const corners = (left: number, bottom: number, right: number, top: number) => [
      [
        { x: left, y: bottom },
        { x: right, y: top },
      ],
    ];
    expect(defended(180, 120)).toEqual(corners(30, 30, 150, 90));
    expect(defended(61, 61)).toEqual(corners(30, 30, 31, 31));
    expect(defended(180, 60)).toEqual(corners(0, 0, 180, 60));
    expect(defended(40, 20)).toEqual(corners(0, 0, 40, 20));
  });
});
