import { describe, expect, it } from 'vitest';
import { type Battlefield, type PreBattleAction, toActBeforeBattle } from 'wargame-rules/open-play';
import { botAction, list, reasons, toDeclarations, unit, walk } from '../walk';

const toBattlefield = (options?: Parameters<typeof toDeclarations>[0]) =>
  walk(toDeclarations(options).slice(0, 6)).state;
const propose = (player: string, width: number, height: number): PreBattleAction => ({
  type: 'propose-battlefield',
  player,
  battlefield: { width, height },
});
const state = toBattlefield();
const bad = (side: 'width' | 'height') => ({
  code: 'pre-battle/bad-battlefield',
  rule: 'OP-POWER-2',
  path: `battlefield.${side}`,
});

describe('creating the battlefield', () => {
  it('OP-POWER-2: has the size that both propose, and then the roles are known', () => {
    const one = walk([propose('Ann', 44, 30)], [], state);
    expect(one.events).toEqual([]);
    expect(one.state.battlefield).toBeNull();
    expect(toActBeforeBattle(one.state)).toEqual(['Ben']);
    const differing = walk([propose('Ben', 44, 60)], [], one.state);
    expect(differing.events).toEqual([]);
    expect(toActBeforeBattle(differing.state)).toEqual(['Ann']);
    const agreed = walk([propose('Ann', 44, 60)], [], differing.state);
    const battlefield = { width: 44, height: 60 };
    expect(agreed.events).toEqual([
      { type: 'battlefield-created', battlefield },
      { type: 'roles-determined', attacker: 'Ann', defender: 'Ben' },
    ]);
    expect(agreed.state).toMatchObject({ step: 'declare-reserves', battlefield, attacker: 'Ann' });
  });

  it('OP-ROLE-1: equal Power Levels roll off after the battlefield is there', () => {
    const equal = toBattlefield({ ann: list(unit('a1', 8, 1)) });
    const { events } = walk([propose('Ann', 44, 60), propose('Ben', 44, 60)], [4, 1], equal);
    expect(events).toEqual([
      { type: 'battlefield-created', battlefield: { width: 44, height: 60 } },
      { type: 'rolled-off', about: 'roles', winner: 'Ann', dice: [4, 1] },
    ]);
  });

  it('OP-POWER-2: any length above 0 and up to 10,000" may be', () => {
    expect(reasons(state, propose('Ann', 0.5, 10_000))).toEqual([]);
    expect(reasons(state, propose('Ann', 0, 10_000.5))).toEqual([bad('width'), bad('height')]);
    expect(reasons(state, propose('Ann', 44, 0))).toEqual([bad('height')]);
    expect(reasons(state, propose('Ann', Number.POSITIVE_INFINITY, 30))).toEqual([bad('width')]);
    expect(reasons(state, propose('Ann', '44' as unknown as number, 30))).toEqual([bad('width')]);
  });

  it('names both sides of a battlefield that is missing', () => {
    for (const missing of [undefined, null, {}]) {
      const battlefield = missing as unknown as Battlefield;
      expect(reasons(state, { type: 'propose-battlefield', player: 'Ann', battlefield })).toEqual([
        bad('width'),
        bad('height'),
      ]);
    }
  });

  it('OP-POWER-2: a bot proposes what the Power Levels ask for, and agrees with whoever proposed one', () => {
    expect(botAction(state, 'Ann')).toEqual(propose('Ann', 44, 30));
    const large = toBattlefield({ ann: list(unit('a1', 60, 1)), ben: list(unit('b1', 60, 1)) });
    expect(botAction(large, 'Ben')).toEqual(propose('Ben', 44, 60));
    expect(botAction(walk([propose('Ben', 50, 50)], [], state).state, 'Ann')).toEqual(propose('Ann', 50, 50));
    expect(botAction(walk([propose('Ann', 60, 60)], [], state).state, 'Ben')).toEqual(propose('Ben', 60, 60));
  });
});
