import { describe, expect, it } from 'vitest';
import type { Side, WarmasterAction } from 'wargame-rules/warmaster';
import { AIMS, type Aims } from '../../../src/warmaster/bots/aims';
import { chooseByAims } from '../../../src/warmaster/bots/chooseByAims';
import { deepFreeze } from '../../deepFreeze';
import { end, move } from '../table';
import { NO_AIMS } from './noAims';
import { positionOf, type Stands, type Variant } from './sceneOf';

/** What is done in a movement phase; more may be done than the rules of the plain edition offer. */
function chosen(
  side: Side,
  stands: Stands,
  aims: Partial<Aims>,
  { offered = [], ...variant }: Variant & { offered?: readonly WarmasterAction[] } = {},
): WarmasterAction {
  const { scene, actions } = positionOf(side, stands, variant);
  return chooseByAims(deepFreeze(scene), deepFreeze([...actions, ...offered]), { ...NO_AIMS, ...aims });
}

const special = (player: Side, unit: string): WarmasterAction => ({
  type: 'special',
  player,
  rule: 'a-rule',
  unit,
});

describe('a movement phase', () => {
  it('ends where all stand well', () => {
    const stands = { 'custodians-1': 22, 'imperial-guard-1': 24 } as const;
    expect(chosen('imperial', stands, { reactor: 9, screens: 14 })).toEqual(end('imperial'));
    expect(chosen('imperial', { 'custodians-1': 33 }, { reactor: 9 })).toEqual(end('imperial'));
    expect(chosen('imperial', {}, AIMS.imperial)).toEqual(end('imperial'));
  });

  it('ends where those who should stand elsewhere may move no more', () => {
    const moved = { state: { moved: ['custodians-1'] } };
    expect(chosen('imperial', { 'custodians-1': 25 }, { reactor: 9 })).toEqual(
      move('imperial', 'custodians-1', 22),
    );
    expect(chosen('imperial', { 'custodians-1': 25 }, { reactor: 9 }, moved)).toEqual(end('imperial'));
  });

  it('takes a unit one step on its way', () => {
    // 33, 25, 22: two areas of the three that one may enter with the Bridge.
    const ours = { state: { bridge: 'imperial' } } as const;
    expect(chosen('imperial', { 'custodians-1': 33 }, { reactor: 9 }, ours)).toEqual(
      move('imperial', 'custodians-1', 25),
    );
    const onTheWay = {
      state: { ...ours.state, moving: { unit: 'custodians-1', left: 2 }, moved: ['custodians-1'] },
    };
    expect(chosen('imperial', { 'custodians-1': 25 }, { reactor: 9 }, onTheWay)).toEqual(
      move('imperial', 'custodians-1', 22),
    );
  });

  it('takes one unit after the other, in the order of the edition', () => {
    // Both go to reactors, from 14 to 15 and from 25 to 22.
    const stands = { 'custodians-1': 14, 'imperial-guard-1': 25 } as const;
    expect(chosen('imperial', stands, { reactor: 9 })).toEqual(move('imperial', 'custodians-1', 15));
    expect(chosen('imperial', { ...stands, 'custodians-1': 15 }, { reactor: 9 })).toEqual(
      move('imperial', 'imperial-guard-1', 22),
    );
  });

  it('moves the unit that may still move, not another one in the same area', () => {
    const stands = { 'custodians-1': 25, 'imperial-guard-1': 25 } as const;
    expect(chosen('imperial', stands, { screens: 14 }, { state: { moved: ['custodians-1'] } })).toEqual(
      move('imperial', 'imperial-guard-1', 24),
    );
  });

  it('lets who is under way go on first', () => {
    const stands = { 'custodians-1': 14, 'imperial-guard-1': 25 } as const;
    const state = {
      bridge: 'imperial',
      moving: { unit: 'imperial-guard-1', left: 1 },
      moved: ['imperial-guard-1'],
    } as const;
    expect(chosen('imperial', stands, { reactor: 9 }, { state })).toEqual(
      move('imperial', 'imperial-guard-1', 22),
    );
  });

  describe('with a unit on its way to the Bridge', () => {
    const stands = { 'custodians-1': 14, 'imperial-guard-1': 35 } as const;
    const aims = { reactor: 9, bridge: 30, watch: 30 };

    it('lets it go first, for it makes the others faster', () => {
      const toBridge = move('imperial', 'imperial-guard-1', 42);
      expect(chosen('imperial', stands, aims)).toEqual(toBridge);
    });

    it('lets it wait as long as another one is under way', () => {
      const state = { moving: { unit: 'custodians-1', left: 1 }, moved: ['custodians-1'] };
      expect(chosen('imperial', stands, aims, { state })).toEqual(move('imperial', 'custodians-1', 15));
    });

    it('lets it take its turn where the side has the Bridge', () => {
      expect(
        chosen('imperial', { ...stands, 'custodians-1': 15 }, aims, { state: { bridge: 'imperial' } }),
      ).toEqual(move('imperial', 'imperial-guard-1', 42));
      expect(chosen('imperial', stands, aims, { state: { bridge: 'imperial' } })).toEqual(
        move('imperial', 'custodians-1', 15),
      );
    });
  });
});

describe('what a special rule offers', () => {
  it('is done by Imperial units that are to stay, before anybody moves', () => {
    const stands = { 'custodians-1': 14, 'imperial-guard-1': 22 } as const;
    const offered = [special('imperial', 'imperial-guard-1')];
    expect(chosen('imperial', stands, { reactor: 9 }, { offered })).toEqual(offered[0]);
    expect(chosen('imperial', stands, { reactor: 9 })).toEqual(move('imperial', 'custodians-1', 15));
  });

  it('is not done by Imperial units that are to go, even by one that stays after them', () => {
    const stands = { 'custodians-1': 14, 'imperial-guard-1': 22 } as const;
    const leaving = special('imperial', 'custodians-1');
    const staying = special('imperial', 'imperial-guard-1');
    const toReactor = move('imperial', 'custodians-1', 15);
    expect(chosen('imperial', stands, { reactor: 9 }, { offered: [leaving] })).toEqual(toReactor);
    expect(chosen('imperial', stands, { reactor: 9 }, { offered: [leaving, staying] })).toEqual(staying);
    expect(chosen('imperial', stands, { reactor: 9, isBold: true }, { offered: [leaving] })).toEqual(
      toReactor,
    );
  });

  it('is done by the Traitor player if he is bold, wherever all are to go', () => {
    const stands = { horus: [33, 'down'], 'crew-1': 35, 'imperial-guard-1': 56 } as const;
    const offered = [special('traitor', 'horus')];
    const aims = { watch: 5 };
    const toBridge = move('traitor', 'crew-1', 42);
    expect(chosen('traitor', stands, { ...aims, isBold: true }, { offered })).toEqual(offered[0]);
    expect(chosen('traitor', stands, { ...aims, isBold: false }, { offered })).toEqual(toBridge);
    expect(chosen('traitor', stands, { ...aims, isBold: true })).toEqual(toBridge);
  });
});
