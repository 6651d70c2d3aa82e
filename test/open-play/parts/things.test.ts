import { describe, expect, it } from 'vitest';
import {
  annihilation,
  areAllGone,
  type FoundThing,
  type Search,
  thingsBroughtOff,
  thingsCarried,
} from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';

const carriedBy = (carrier: string, marker: number): FoundThing => ({ marker, at: null, carrier });
const LYING: FoundThing = { marker: 0, at: { x: 30, y: 22 }, carrier: null };
const [BY_LINE, BY_GUARD, BY_ENEMY] = [
  carriedBy('attacker:line', 1),
  carriedBy('attacker:guard', 2),
  carriedBy('defender:guard', 3),
];
const FOUND: Search = {
  knownTo: null,
  markers: [],
  things: [LYING, BY_LINE, BY_GUARD, BY_ENEMY, carriedBy('nobody', 4)],
};

describe('things that were found', () => {
  it("OP-IDEAS: are a side's where one of its units carries them", () => {
    const { battle, say } = playing(annihilation);
    expect(thingsCarried(battle(), FOUND, 'attacker')).toEqual([BY_LINE, BY_GUARD]);
    expect(thingsCarried(battle(), FOUND, 'defender')).toEqual([BY_ENEMY]);
    say({ type: 'unit-changed-sides', unit: 'attacker:line' });
    expect(thingsCarried(battle(), FOUND, 'attacker')).toEqual([BY_GUARD]);
    expect(thingsCarried(battle(), FOUND, 'defender')).toEqual([BY_LINE, BY_ENEMY]);
  });

  it('OP-IDEAS: are brought off once their carrier has left, on foot or aboard', () => {
    const { battle, say } = playing(annihilation);
    expect(thingsBroughtOff(battle(), FOUND, 'attacker')).toEqual([]);
    say({ type: 'unit-left', unit: 'attacker:line' });
    say({ type: 'unit-left', unit: 'defender:guard' });
    expect(thingsBroughtOff(battle(), FOUND, 'attacker')).toEqual([BY_LINE]);
    expect(thingsBroughtOff(battle(), FOUND, 'defender')).toEqual([BY_ENEMY]);
    say({ type: 'unit-embarked', unit: 'attacker:guard', transport: 'attacker:truck' });
    expect(thingsBroughtOff(battle(), FOUND, 'attacker')).toEqual([BY_LINE]);
    say({ type: 'unit-left', unit: 'attacker:truck' });
    expect(thingsBroughtOff(battle(), FOUND, 'attacker')).toEqual([BY_LINE, BY_GUARD]);
  });
});

describe('units that matter', () => {
  it('OP-IDEAS: are all gone once the last of them is destroyed; who is not there is gone', () => {
    const { battle, destroy, say } = playing(annihilation);
    const both = ['defender:line', 'defender:guard'];
    expect(areAllGone(battle(), both)).toBe(false);
    destroy('defender:line');
    expect(areAllGone(battle(), both)).toBe(false);
    expect(areAllGone(battle(), ['defender:guard', 'defender:line'])).toBe(false);
    expect(areAllGone(battle(), ['defender:line', 'nobody'])).toBe(true);
    say({ type: 'unit-withdrawn', unit: 'defender:guard' });
    expect(areAllGone(battle(), both)).toBe(false);
    say({ type: 'unit-arrived', unit: 'defender:guard' });
    destroy('defender:guard');
    expect(areAllGone(battle(), both)).toBe(true);
    expect(areAllGone(battle(), [])).toBe(true);
  });
});
