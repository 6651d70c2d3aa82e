import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { applyPreBattle, toActBeforeBattle } from 'wargame-rules/open-play';
import { botAction, declare, list, PACK, reasons, toDeclarations, unit, walk } from '../walk';

const ann = list(unit('a1', 8, 1), unit('boat', 6, 1, { transportCapacity: 3 }), unit('a2', 4, 2));
const ben = list(unit('b1', 4, 1), unit('ship', 4, 1, { transportCapacity: 3 }), unit('b2', 4, 2));
const { state } = walk(toDeclarations({ ann, ben }));
const aboard = (transport: string, ...units: readonly string[]) =>
  units.map((id) => ({ unit: id, transport }));

describe('declaring reserves and transports', () => {
  it('OP-RESERVE-1: both declarations are told when both are in, by player', () => {
    const first = walk([declare('Ben', ['b1'], aboard('ship', 'b2'))], [], state);
    expect(first.events).toEqual([{ type: 'declared', player: 'Ben' }]);
    expect(toActBeforeBattle(first.state)).toEqual(['Ann']);
    const second = walk([declare('Ann', ['boat'])], [], first.state);
    expect(second.events).toEqual([
      { type: 'declared', player: 'Ann' },
      {
        type: 'declarations-revealed',
        declarations: [
          { player: 'Ann', reserve: ['boat'], embarked: [] },
          { player: 'Ben', reserve: ['b1'], embarked: [{ unit: 'b2', transport: 'ship' }] },
        ],
      },
    ]);
    expect(second.state).toMatchObject({ step: 'deploy-armies', next: 'Ann' });
  });

  it('OP-RESERVE-1: the first declaration can not be taken back, and the second shows both', () => {
    const one = applyPreBattle(state, declare('Ann'), PACK, scriptedDice([]));
    expect(one.seals).toBe('commit');
    expect(applyPreBattle(one.state, declare('Ben'), PACK, scriptedDice([])).seals).toBe('reveal');
  });

  it('OP-RESERVE-1: all that is declared for a transport has to find room in it', () => {
    const full = { code: 'battle/transport-full', facts: { transport: 'boat', models: 4, room: 3 } };
    const crowd = list(unit('a1', 8, 2), unit('boat', 6, 1, { transportCapacity: 3 }), unit('a2', 4, 2));
    const crowded = walk(toDeclarations({ ann: crowd, ben })).state;
    expect(reasons(crowded, declare('Ann', [], aboard('boat', 'a1', 'a2')))).toEqual([
      { ...full, path: 'embarked[0].transport' },
      { ...full, path: 'embarked[1].transport' },
    ]);
    expect(reasons(crowded, declare('Ann', [], aboard('boat', 'a1')))).toEqual([]);
    expect(reasons(state, declare('Ann', [], aboard('boat', 'a1', 'a2')))).toEqual([]);
  });

  it('OP-RESERVE-1, C79: a refusal is the same whatever the other has declared', () => {
    const foreign = {
      code: 'battle/foreign-transport',
      path: 'embarked[0].transport',
    };
    const attempt = declare('Ben', [], aboard('boat', 'b1'));
    expect(reasons(state, attempt)).toEqual([foreign]);
    const loaded = walk([declare('Ann', [], aboard('boat', 'a1', 'a2'))], [], state).state;
    expect(reasons(loaded, attempt)).toEqual([foreign]);
    const mirrored = declare('Ann', [], aboard('ship', 'a1'));
    const loadedToo = walk([declare('Ben', [], aboard('ship', 'b1', 'b2'))], [], state).state;
    expect(reasons(loadedToo, mirrored)).toEqual([foreign]);
  });

  it("OP-RESERVE-1: what a player says of the other's units changes nothing for them", () => {
    const attempt = declare('Ben', [], [...aboard('boat', 'a1', 'a2'), ...aboard('boat', 'b1')]);
    expect(reasons(state, attempt)).toEqual([
      { code: 'battle/unknown-unit', path: 'embarked[0].unit' },
      { code: 'battle/unknown-unit', path: 'embarked[1].unit' },
      { code: 'battle/foreign-transport', path: 'embarked[2].transport' },
    ]);
  });

  it('OP-RESERVE-1: a bot keeps a quarter of its units in reserve', () => {
    expect(botAction(state, 'Ann', [1, 2, 3])).toEqual(declare('Ann', ['a1']));
    expect(botAction(state, 'Ben', [4, 1, 1])).toEqual(declare('Ben', ['ship', 'b2']));
  });
});
