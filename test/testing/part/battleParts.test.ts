import { describe, expect, expectTypeOf, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import {
  alarm,
  annihilation,
  armyOf,
  type BattleFact,
  type BattlePart,
  edgeSpot,
  heldPlace,
  type LongTaskAction,
  longTask,
  type PartAction,
} from 'wargame-rules/open-play';
import { checkPart } from 'wargame-rules/testing';
import { inPlay } from '../inPlay';

const around = {
  players: ['Ann', 'Ben'],
  battle: inPlay(annihilation).start(seededDice(1)),
  fact: (): BattleFact => ({ type: 'round-ended', round: 1 }),
  matches: 2,
  length: 6,
};
const spot = edgeSpot('long', 0.5);

/** What players do with a part. */
type Deed<Played extends { check?(state: never, action: never, battle: never): unknown }> = Parameters<
  NonNullable<Played['check']>
>[1];

describe('checkPart of the parts of open play', () => {
  it('takes parts with which players do nothing', () => {
    expect(checkPart(heldPlace({ id: 'well', spot }), around)).toMatchObject({ game: 'well', matches: 2 });
    const sentries = alarm({ id: 'sentries', side: 'defender' });
    expect(checkPart(sentries, around)).toMatchObject({ game: 'sentries', matches: 2 });
  });

  it('takes parts with actions, and tries them', () => {
    const rite = longTask({ id: 'rite', side: 'defender', spot });
    const unit = armyOf(around.battle, 'defender').units[0]?.id ?? '';
    const action = (_: unknown, player: string) => ({ type: 'work' as const, player, unit });
    const tried: string[] = [];
    const { check } = rite;
    const watched: typeof rite = {
      ...rite,
      check(state, deed, battle) {
        tried.push(deed.type);
        return check?.(state, deed, battle) ?? [];
      },
    };
    expect(checkPart(watched, { ...around, action })).toMatchObject({ game: 'rite', matches: 2 });
    expect(new Set(tried)).toEqual(new Set(['work']));
  });

  it('knows what players do with a part, by its type', () => {
    type Still = BattlePart<{ readonly id: 'still'; readonly state: null }>;
    type Perhaps = BattlePart<{ readonly id: 'perhaps'; readonly state: null; readonly action?: PartAction }>;
    expectTypeOf<Deed<Still>>().toBeNever();
    expectTypeOf<Deed<ReturnType<typeof heldPlace<'well'>>>>().toBeNever();
    expectTypeOf<Deed<ReturnType<typeof longTask<'rite'>>>>().toEqualTypeOf<LongTaskAction>();
    expectTypeOf<Deed<Perhaps>>().toEqualTypeOf<PartAction>();
  });
});
