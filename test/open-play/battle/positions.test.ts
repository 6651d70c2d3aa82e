import { describe, expect, it } from 'vitest';
import { type Base, seededDice } from 'wargame-rules';
import {
  annihilation,
  checkFact,
  type Model,
  type ModelPosition,
  type ReportedFact,
  startBattle,
} from 'wargame-rules/open-play';
import { ATTACKER, DEFENDER, force, Skirmish, squad } from '../skirmish';

const standing = (base?: Base) =>
  new Skirmish(annihilation, {
    attacker: {
      army: force([{ ...squad('boss', 4, 1), models: [{ id: 'm', name: 'M', ...(base && { base }) }] }]),
    },
  });
const move = (position: ModelPosition): ReportedFact => ({ type: 'models-moved', positions: [position] });
const faults = ({ mission, battle }: Skirmish, fact: ReportedFact) =>
  checkFact(mission, battle, fact).map(({ code, path }) => [code, path]);
const OFF = [['battle/off-battlefield', 'positions[0]']];

describe('a model that stands somewhere on 44 by 30 inches', () => {
  const lance: Base = { shape: 'rectangle', length: 4, width: 1 };
  const disc: Base = { shape: 'round', diameter: 2 };

  it.each<[string, Base | undefined, number | undefined, number, number, boolean]>([
    ['a lance', lance, 0, 2, 0.5, true],
    ['a lance', lance, 0, 42, 29.5, true],
    ['a lance', lance, 0, 1.9, 5, false],
    ['a lance', lance, 0, 42.1, 5, false],
    ['a lance', lance, 0, 5, 0.4, false],
    ['a lance', lance, 0, 5, 29.6, false],
    ['a lance', lance, undefined, 2, 0.5, true],
    ['a lance', lance, 90, 0.5, 2, true],
    ['a lance', lance, 90, 43.5, 28, true],
    ['a lance', lance, 90, 0.4, 5, false],
    ['a lance', lance, 90, 43.6, 5, false],
    ['a lance', lance, 90, 5, 1.9, false],
    ['a lance', lance, 90, 5, 28.1, false],
    ['a disc', disc, undefined, 1, 1, true],
    ['a disc', disc, undefined, 43, 29, true],
    ['a disc', disc, undefined, 0.9, 5, false],
    ['a disc', disc, undefined, 43.1, 5, false],
    ['a disc', disc, undefined, 5, 0.9, false],
    ['a disc', disc, undefined, 5, 29.1, false],
    ['a point', undefined, undefined, 0, 30, true],
    ['a point', undefined, undefined, 44, 0, true],
    ['a point', undefined, undefined, 44.0009, -0.0009, true],
    ['a point', undefined, undefined, -0.01, 5, false],
    ['a point', undefined, undefined, 5, 30.01, false],
  ])('%s (%j) facing %s at %d, %d stands wholly on it: %s', (_, base, facing, x, y, stands) => {
    const position = { model: 'm', at: { x, y }, ...(facing !== undefined && { facing }) };
    expect(faults(standing(base), move(position))).toEqual(stands ? [] : OFF);
  });

  it('keeps its facing until another one is said', () => {
    const played = standing(lance).say(move({ model: 'm', at: { x: 5, y: 5 }, facing: 90 }));
    expect(faults(played, move({ model: 'm', at: { x: 2, y: 0.5 } }))).toEqual(OFF);
    played.say(move({ model: 'm', at: { x: 0.5, y: 2 } }));
    expect(played.unit('boss').models[0]).toMatchObject({ at: { x: 0.5, y: 2 }, facing: 90 });
    expect(faults(played, move({ model: 'm', at: { x: 2, y: 0.5 }, facing: 0 }))).toEqual([]);
  });

  it.each([
    [1e9, 5],
    [-1e9, 5],
    [5, 1e9],
    [5, -1e9],
  ])('is off it at %d, %d however far that is', (x, y) => {
    const { mission, battle } = standing(disc);
    expect(checkFact(mission, battle, move({ model: 'm', at: { x, y } }))).toMatchObject([
      { code: 'battle/off-battlefield', path: 'positions[0]', facts: { model: 'm', x, y } },
    ]);
  });

  it('C88: is refused with a figure that is none, each by its name', () => {
    const wrong = { model: 'm', at: { x: '5', y: Number.NaN }, facing: null };
    expect(faults(standing(disc), move(wrong as never))).toEqual([
      ['battle/bad-position', 'positions[0].at.x'],
      ['battle/bad-position', 'positions[0].at.y'],
      ['battle/bad-position', 'positions[0].facing'],
    ]);
  });

  it('C89: holds no -0, and nothing else that its place has', () => {
    const at = { x: 3, y: -0, base: 'stone' };
    const played = standing(disc);
    expect(faults(played, move({ model: 'm', at }))).toEqual(OFF);
    const bare = standing().say(move({ model: 'm', at }));
    const model = bare.unit('boss').models[0];
    expect(model?.at).toStrictEqual({ x: 3, y: 0 });
    expect(JSON.parse(JSON.stringify(model))).toStrictEqual(model);
  });

  it('C88: names what is wrong with a base that can be none', () => {
    const model: Model = { id: 'm', name: 'M', keywords: [], base: { shape: 'round', diameter: 0 } };
    const unit = { id: 'boss', name: 'Boss', powerRating: 4, keywords: [], models: [model] };
    const army = { ...ATTACKER, warlord: 'm', units: [unit] };
    const setUp = { attacker: { army }, defender: { army: DEFENDER } };
    const battle = startBattle(annihilation, setUp, seededDice(1));
    expect(() => checkFact(annihilation, battle, move({ model: 'm', at: { x: 5, y: 5 } }))).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ code: 'geometry/not-positive', path: 'placed.base.diameter' }),
        ],
      }),
    );
  });
});

describe('positions', () => {
  it('are those of models there are', () => {
    const { mission, battle } = new Skirmish();
    const positions = [{ model: 'nobody', at: { x: 99, y: 5 } }];
    expect(checkFact(mission, battle, { type: 'models-moved', positions })).toMatchObject([
      { code: 'battle/unknown-model', path: 'positions[0]' },
    ]);
  });

  it('are those of the models of the unit that is set up', () => {
    const played = new Skirmish(annihilation, { attacker: { reserve: ['boyz'] } });
    const at = { x: 5, y: 5 };
    const arrival = (unit: string, ...positions: readonly ModelPosition[]) =>
      faults(played, { type: 'unit-arrived', unit, positions });
    expect(arrival('boyz', { model: 'boyz.1', at }, { model: 'boyz.2', at })).toEqual([]);
    expect(arrival('boyz', { model: 'boyz.1', at }, { model: 'boss.1', at })).toEqual([
      ['battle/not-its-model', 'positions[1]'],
    ]);
    expect(arrival('boyz', { model: 'boyz.1', at: { x: 45, y: 5 } })).toEqual(OFF);
    expect(arrival('nothing', { model: 'boyz.1', at })).toEqual([['battle/unknown-unit', 'unit']]);
  });
});
