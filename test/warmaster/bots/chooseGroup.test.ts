import { describe, expect, it } from 'vitest';
import type { ActionOf } from 'wargame-rules/warmaster';
import { chooseGroup } from '../../../src/warmaster/bots/chooseGroup';
import { plainEdition } from '../plainEdition';
import type { Stand } from '../table';
import { positionOf, type Stands } from './sceneOf';

/** Everybody waits to be grouped. */
const RESERVE: Stands = Object.fromEntries(
  plainEdition.counters.map(({ id }): [string, Stand] => [id, 'reserve']),
);
const { scene, actions } = positionOf('imperial', RESERVE, { phase: 'grouping' });

function chosen(...groups: readonly (readonly string[])[]): readonly string[] {
  const offered = groups.map((units) => ({ type: 'group' as const, player: 'imperial' as const, units }));
  return chooseGroup(scene, offered).units;
}

describe('the groups of the bot', () => {
  it('are led by one leader, the strongest, with the strongest of the rest', () => {
    expect(actions.length).toBeGreaterThan(100);
    expect(chooseGroup(scene, actions as readonly ActionOf<'group'>[]).units).toEqual([
      'emperor',
      'custodians-1',
      'custodians-2',
    ]);
  });

  const [none, one, two, three] = [
    ['custodians-1', 'custodians-2', 'custodians-3'],
    ['sanguinius', 'blood-angels-1', 'blood-angels-2'],
    ['emperor', 'sanguinius', 'custodians-1'],
    ['emperor', 'sanguinius', 'rogal-dorn'],
  ];

  it('have one leader rather than more, however strong, and rather than none', () => {
    expect(chosen(none, two, three, one)).toBe(one);
  });

  it('have no leader rather than two, and two rather than three', () => {
    expect(chosen(two, none)).toBe(none);
    expect(chosen(three, two)).toBe(two);
  });

  it('are the strongest of those without a leader, by both factors', () => {
    const [guards, angels] = [
      ['imperial-fists-1', 'blood-angels-1', 'blood-angels-2'],
      ['custodians-1', 'blood-angels-1', 'blood-angels-2'],
    ];
    expect(chosen(guards, angels)).toBe(angels);
    expect(chosen(['imperial-fists-1', 'imperial-fists-2', 'imperial-fists-3'], none)).toBe(none);
  });
});
