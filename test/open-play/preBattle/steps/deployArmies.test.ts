import { describe, expect, it } from 'vitest';
import { type ModelPosition, type PreBattleAction, toActBeforeBattle } from 'wargame-rules/open-play';
import {
  allDeploy,
  botAction,
  column,
  declare,
  deploy,
  list,
  reasons,
  toDeclarations,
  unit,
  walk,
} from '../walk';

const late = { deploysLast: true };
const { state: ready } = walk([...toDeclarations(), ...allDeploy]);
const place = (id: string, ...positions: readonly ModelPosition[]) =>
  ({ type: 'deploy', player: 'Ann', unit: id, positions }) as const;
const outside = (index: number, { model, at }: ModelPosition) => ({
  code: 'pre-battle/outside-zone',
  rule: 'OP-DEPLOY-1',
  path: `positions[${index}]`,
  facts: { model, ...at },
});

describe('whose unit is set up next', () => {
  it('OP-DEPLOY-1: each unit that is set up is told', () => {
    const { events, state } = walk([deploy('Ann', 'a2', 3, 3)], [], ready);
    expect(events).toEqual([{ type: 'unit-deployed', player: 'Ann', unit: 'a2' }]);
    expect(state).toEqual({ ...ready, next: 'Ben', deployed: ['a2'], positions: column('a2', 3, 3) });
    expect(walk([...toDeclarations(), ...allDeploy]).events.at(-1)?.type).toBe('declarations-revealed');
  });

  it('OP-DEPLOY-1: whoever has units left goes on alone', () => {
    const { state } = walk([...toDeclarations(), declare('Ann', ['a1', 'a2']), declare('Ben')]);
    expect(toActBeforeBattle(state)).toEqual(['Ben']);
    expect(toActBeforeBattle(walk([deploy('Ben', 'b1', 41)], [], state).state)).toEqual(['Ben']);
  });

  it('OP-DEPLOY-2: rolls off once, when both begin with several last units each', () => {
    const ann = list(unit('a1', 8, 1), unit('a2', 4, 1, late), unit('a3', 4, 1, late));
    const ben = list(unit('b1', 4, 1), unit('b2', 4, 1, late), unit('b3', 4, 1, late));
    const early = [...toDeclarations({ ann, ben }), ...allDeploy, deploy('Ann', 'a1', 3)];
    const { state } = walk([...early, deploy('Ben', 'b1', 41)], [1, 6]);
    const order: string[] = [];
    let now = state;
    for (const id of ['b2', 'a2', 'b3', 'a3']) {
      order.push(...toActBeforeBattle(now));
      const [player] = toActBeforeBattle(now) as [string];
      const step = walk([deploy(player, id, 15 + order.length)], id === 'a3' ? [3, 2] : [], now);
      expect(step.events[0]).toEqual({ type: 'unit-deployed', player, unit: id });
      if (id !== 'a3') expect(step.events).toHaveLength(1);
      now = step.state;
    }
    expect(order).toEqual(['Ben', 'Ann', 'Ben', 'Ann']);
  });

  it('OP-DEPLOY-2: rolls off at once, and once, where there are only last units', () => {
    const ann = list(unit('a1', 8, 1, late), unit('a2', 4, 1, late));
    const ben = list(unit('b1', 4, 1, late), unit('b2', 4, 1, late));
    const { state, events } = walk([...toDeclarations({ ann, ben }), ...allDeploy], [2, 5]);
    expect(events.at(-1)).toEqual({ type: 'rolled-off', about: 'deployment', winner: 'Ben', dice: [2, 5] });
    expect(toActBeforeBattle(state)).toEqual(['Ben']);
    expect(toActBeforeBattle(walk([deploy('Ben', 'b1', 22)], [], state).state)).toEqual(['Ann']);
  });
});

describe('what can not be set up', () => {
  it('OP-DEPLOY-1: names the unit, and why it is not its turn', () => {
    const ann = list(
      unit('a1', 8, 1),
      unit('boat', 6, 1, { transportCapacity: 3 }),
      unit('a2', 4, 3),
      unit('a3', 4, 1),
      unit('a4', 4, 1, late),
    );
    const { state } = walk([
      ...toDeclarations({ ann }),
      declare('Ann', ['a3'], [{ unit: 'a2', transport: 'boat' }]),
      declare('Ben'),
      deploy('Ann', 'a1', 3),
      deploy('Ben', 'b1', 41),
    ]);
    const notDue = (id: string, code: string, rule?: string) => [
      { code: `pre-battle/${code}`, ...(rule && { rule }), path: 'unit', facts: { unit: id } },
    ];
    expect(reasons(state, deploy('Ann', 'a1', 3))).toEqual(notDue('a1', 'already-deployed'));
    expect(reasons(state, deploy('Ann', 'a2', 3, 3))).toEqual(notDue('a2', 'not-to-deploy', 'OP-RESERVE-1'));
    expect(reasons(state, deploy('Ann', 'a3', 3))).toEqual(notDue('a3', 'not-to-deploy', 'OP-RESERVE-1'));
    expect(reasons(state, deploy('Ann', 'a4', 3))).toEqual(notDue('a4', 'not-to-deploy', 'OP-DEPLOY-2'));
    expect(reasons(state, deploy('Ann', 'b2', 3, 2))).toEqual([
      { code: 'pre-battle/foreign-unit', path: 'unit' },
    ]);
  });

  it('OP-DEPLOY-1: names the models that are left out, and those outside the zone', () => {
    const [one, two, three] = column('a2', 11, 3) as [ModelPosition, ModelPosition, ModelPosition];
    const missing = (...models: readonly string[]) => ({
      code: 'pre-battle/missing-position',
      rule: 'OP-DEPLOY-1',
      path: 'positions',
      facts: { models },
    });
    expect(reasons(ready, place('a2', three))).toEqual([missing('a2-m/1', 'a2-m/2'), outside(0, three)]);
    const inside = { ...one, at: { x: 3, y: 3 } };
    expect(reasons(ready, place('a2', inside, three, two))).toEqual([outside(1, three), outside(2, two)]);
    const off = { ...two, at: { x: 0, y: 3 } };
    expect(reasons(ready, place('a2', one, off))).toEqual([
      {
        code: 'battle/off-battlefield',
        path: 'positions[1]',
        facts: { model: 'a2-m/2', x: 0, y: 3 },
      },
      missing('a2-m/3'),
    ]);
  });

  it('OP-DEPLOY-1, OP-ZONE-1: each model is measured with its own base, as it faces', () => {
    const wagon = { shape: 'rectangle', length: 6, width: 2 } as const;
    const small = { shape: 'round', diameter: 1 } as const;
    const ann = list({
      ...unit('a1', 9, 1),
      models: [
        { id: 'scout', name: 'Scout', base: small },
        { id: 'wagon', name: 'Wagon', base: wagon },
      ],
    });
    const { state } = walk([...toDeclarations({ ann }), ...allDeploy]);
    const scout = { model: 'scout', at: { x: 10.5, y: 20 } };
    const across = { model: 'wagon', at: { x: 9, y: 30 } };
    const along = { ...across, facing: 90 };
    expect(reasons(state, place('a1', scout, along))).toEqual([]);
    expect(reasons(state, place('a1', scout, across))).toEqual([outside(1, across)]);
    expect(reasons(state, place('a1', along, { ...scout, at: { x: 10.6, y: 20 } }))).toEqual([
      outside(1, { ...scout, at: { x: 10.6, y: 20 } }),
    ]);
    expect(reasons(state, place('a1', scout, { ...across, at: { x: 8, y: 30 } }))).toEqual([]);
  });

  it('OP-DEPLOY-2: the last units stand anywhere, but on the battlefield and whole', () => {
    const ann = list(unit('a1', 8, 1), unit('a2', 4, 2, late));
    const { state } = walk([
      ...toDeclarations({ ann, ben: list(unit('b1', 4, 1)) }),
      ...allDeploy,
      deploy('Ann', 'a1', 3),
      deploy('Ben', 'b1', 41),
    ]);
    const [one, two] = column('a2', 30, 2) as [ModelPosition, ModelPosition];
    expect(reasons(state, place('a2', one, two))).toEqual([]);
    expect(reasons(state, place('a2', two))).toEqual([
      {
        code: 'pre-battle/missing-position',
        rule: 'OP-DEPLOY-1',
        path: 'positions',
        facts: { models: ['a2-m/1'] },
      },
    ]);
  });
});

describe('where a bot sets up', () => {
  /** Spots are the middles of 20 by 20 parts of the zone, here 0.55" by 3" each. */
  const spot = (from: number, column: number, row: number) => ({
    x: from + (11 * (column + 0.5)) / 20,
    y: (60 * (row + 0.5)) / 20,
  });

  it('OP-DEPLOY-1: one model after the other in its own zone, from a spot that the dice pick', () => {
    expect(botAction(ready, 'Ann', [2, 63])).toEqual(
      place(
        'a2',
        { model: 'a2-m/1', at: spot(0, 3, 3) },
        { model: 'a2-m/2', at: spot(0, 4, 3) },
        { model: 'a2-m/3', at: spot(0, 5, 3) },
      ),
    );
    const ofBen = walk([deploy('Ann', 'a1', 3)], [], ready).state;
    expect(botAction(ofBen, 'Ben', [1, 205])).toEqual({
      type: 'deploy',
      player: 'Ben',
      unit: 'b1',
      positions: [{ model: 'b1-m', at: spot(33, 5, 10) }],
    });
  });

  it('OP-DEPLOY-1: in a zone along the top as well, on a battlefield that is wider than high', () => {
    const wide = (player: string): PreBattleAction => ({
      type: 'propose-battlefield',
      player,
      battlefield: { width: 60, height: 44 },
    });
    const { state } = walk([
      ...toDeclarations().slice(0, 6),
      wide('Ann'),
      wide('Ben'),
      ...allDeploy,
      { type: 'deploy', player: 'Ann', unit: 'a1', positions: [{ model: 'a1-m', at: { x: 3, y: 3 } }] },
    ]);
    expect(botAction(state, 'Ben', [2, 128])).toEqual({
      type: 'deploy',
      player: 'Ben',
      unit: 'b2',
      positions: [
        { model: 'b2-m/1', at: { x: (60 * 8.5) / 20, y: 33 + (11 * 6.5) / 20 } },
        { model: 'b2-m/2', at: { x: (60 * 9.5) / 20, y: 33 + (11 * 6.5) / 20 } },
      ],
    });
  });

  it('OP-DEPLOY-1: spots that are too close to the border are passed over, and after the last comes the first', () => {
    // A base of 1" does not fit into the first and the last columns, 0.275" from the border.
    const first = { model: 'a1-m', at: spot(0, 1, 0) };
    for (const face of [1, 399, 400]) {
      expect(botAction(ready, 'Ann', [1, face])).toEqual(place('a1', first));
    }
    expect(botAction(ready, 'Ann', [1, 398])).toEqual(place('a1', { model: 'a1-m', at: spot(0, 18, 19) }));
    expect(botAction(ready, 'Ann', [1, 20])).toEqual(place('a1', { model: 'a1-m', at: spot(0, 1, 1) }));
    // The third model begins at the 400th spot, the last column, and comes to the first one that fits.
    expect(botAction(ready, 'Ann', [2, 397])).toEqual(
      place(
        'a2',
        { model: 'a2-m/1', at: spot(0, 17, 19) },
        { model: 'a2-m/2', at: spot(0, 18, 19) },
        { model: 'a2-m/3', at: spot(0, 1, 0) },
      ),
    );
  });
});
