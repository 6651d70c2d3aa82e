import { describe, expect, it } from 'vitest';
import type { Side, WarmasterAction } from 'wargame-rules/warmaster';
import { chooseSpecial } from '../../../src/warmaster/bots/chooseSpecial';
import { end, move } from '../table';
import { type Stands, sceneFor } from './sceneOf';

const special = (player: Side, unit: string): WarmasterAction => ({
  type: 'special',
  player,
  rule: 'anything',
  unit,
});

/** Who does something special, of those to whom it is offered; the units of the first one may also move. */
function chosen(side: Side, stands: Stands, ...units: readonly string[]): string | null {
  const actions = [
    end(side),
    move(side, units[0] as string, 33),
    ...units.map((unit) => special(side, unit)),
  ];
  const action = chooseSpecial(sceneFor(side, stands), actions);
  if (action === null) return null;
  expect(action.type).toBe('special');
  return (action as { readonly unit: string }).unit;
}

describe('what a special rule offers', () => {
  it('is taken by the first of the Imperial units', () => {
    const stands: Stands = { 'custodians-1': 22, 'custodians-2': 15 };
    expect(chosen('imperial', stands, 'custodians-1', 'custodians-2')).toBe('custodians-1');
    expect(chosen('imperial', stands, 'custodians-2', 'custodians-1')).toBe('custodians-2');
  });

  it('is not taken by the Emperor, who has more to lose', () => {
    const stands: Stands = { emperor: 22, 'custodians-1': 22 };
    expect(chosen('imperial', stands, 'emperor')).toBeNull();
    expect(chosen('imperial', stands, 'emperor', 'custodians-1')).toBe('custodians-1');
  });

  it('is not taken by who can get at Horus now', () => {
    expect(chosen('imperial', { 'custodians-1': 22, horus: 22 }, 'custodians-1')).toBeNull();
    expect(chosen('imperial', { 'custodians-1': 22, horus: 25 }, 'custodians-1')).toBeNull();
    expect(chosen('imperial', { 'custodians-1': 22, horus: 33 }, 'custodians-1')).toBe('custodians-1');
  });

  it('is taken where Horus is not known to be near', () => {
    expect(chosen('imperial', { 'custodians-1': 22, horus: [25, 'down'] }, 'custodians-1')).toBe(
      'custodians-1',
    );
  });

  it('is never taken by Traitor units: Horus keeps hidden', () => {
    expect(chosen('traitor', { horus: [25, 'down'] }, 'horus')).toBeNull();
    expect(chosen('traitor', { horus: [25, 'down'], angron: 22 }, 'angron')).toBeNull();
    expect(chosen('traitor', { emperor: 54, angron: 22 }, 'angron')).toBeNull();
  });

  it('is nothing where nothing is offered', () => {
    expect(chooseSpecial(sceneFor('imperial', { 'custodians-1': 22 }), [end('imperial')])).toBeNull();
  });
});
