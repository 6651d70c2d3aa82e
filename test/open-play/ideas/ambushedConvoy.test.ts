import { describe, expect, it } from 'vitest';
import { ambushedConvoy, scoreBattle } from 'wargame-rules/open-play';
import { playing } from './playing';

const MARKS = { marks: { defender: { truck: ['CONVOY'], guard: ['CONVOY'], line: ['CONVOY'] } } } as const;

describe('ambushed convoy', () => {
  it('OP-IDEAS: is won by the Defender with most of the convoy away', () => {
    const { battle, destroy, move, say, winner } = playing(ambushedConvoy, MARKS);
    expect(battle().parts.road.units).toEqual(['defender:line', 'defender:guard', 'defender:truck']);
    move('defender:truck', 3, 22);
    say({ type: 'unit-left', unit: 'defender:truck' });
    move('defender:line', 2, 22);
    say({ type: 'unit-left', unit: 'defender:line' });
    destroy('defender:guard');
    expect(battle().over).toBe(true);
    expect(winner()).toBe('defender');
  });

  it('OP-IDEAS: is won by the Attacker with most of it destroyed or still on the road', () => {
    const { destroy, endBattle, move, say, winner } = playing(ambushedConvoy, MARKS);
    move('defender:truck', 3, 22);
    say({ type: 'unit-left', unit: 'defender:truck' });
    destroy('defender:guard');
    endBattle();
    expect(winner()).toBe('attacker');
  });

  it('OP-IDEAS: counts whoever leaves aboard a truck, and refuses to let one leave elsewhere', () => {
    const { battle, move, say, winner } = playing(ambushedConvoy, MARKS);
    move('defender:line', 50, 22);
    say({ type: 'unit-embarked', unit: 'defender:guard', transport: 'defender:truck' });
    expect(() => say({ type: 'unit-left', unit: 'defender:line' })).toThrow('not wholly within the exit');
    move('defender:truck', 3, 22);
    say({ type: 'unit-left', unit: 'defender:truck' });
    expect(battle().parts.road.left).toEqual(['defender:truck', 'defender:guard']);
    expect(winner()).toBeUndefined();
  });

  it('OP-IDEAS: is a point for each truck that is away, or for each that is not', () => {
    const { battle, move, say } = playing(ambushedConvoy, MARKS);
    move('defender:truck', 3, 22);
    say({ type: 'unit-left', unit: 'defender:truck' });
    const supplies = (units: readonly string[]) => [
      { title: 'Supplies', points: units.length, rule: 'OP-IDEAS', facts: { units } },
    ];
    const score = scoreBattle(ambushedConvoy, battle());
    expect(score.map(({ lines }) => lines)).toEqual([
      supplies(['defender:line', 'defender:guard']),
      supplies(['defender:truck']),
    ]);
    const nobody = { ...battle(), parts: { road: { units: null, left: [] } } };
    expect(scoreBattle(ambushedConvoy, nobody).map(({ lines }) => lines)).toEqual([
      supplies([]),
      supplies([]),
    ]);
  });
});
