import { describe, expect, it } from 'vitest';
import { errand } from './errands';
import type { Stands } from './sceneOf';

// Where units go that have nobody to attack. Without them the areas next to 25 are 21, 22, 24, 26 and 33; those next
// to 33 are 25, 32, 34 and 35; 42, the Bridge, is next to 35.

describe('a unit that has nothing to attack', () => {
  it('goes where it is drawn', () => {
    expect(errand({ 'custodians-1': 25, angron: 42 }, { wants: { brawl: 8 } })).toBe('custodians-1 33');
  });

  it('leaves its place only for a gain that can be felt', () => {
    const stands: Stands = { 'custodians-1': 25, angron: 42 };
    expect(errand(stands)).toBeNull();
    // A third of it instead of a quarter.
    expect(errand(stands, { wants: { brawl: 0.06 } })).toBeNull();
    expect(errand(stands, { wants: { brawl: 0.24 } })).toBe('custodians-1 33');
  });

  it('takes the first of steps that are alike', () => {
    const stands: Stands = { 'custodians-1': 33, angron: 24, magnus: 36 };
    expect(errand(stands, { wants: { brawl: 8 } })).toBe('custodians-1 25');
  });

  it('goes into no fight, but may stay in one', () => {
    const wants = { brawl: 8, care: 0 };
    expect(errand({ 'custodians-1': 25, angron: 33 }, { wants })).toBeNull();
    expect(errand({ 'custodians-1': 33, angron: 33 }, { wants })).toBeNull();
  });

  it('leaves a fight that is lost', () => {
    expect(errand({ 'custodians-1': 33, angron: 33 })).toBe('custodians-1 25');
  });

  it('does not go for what another holds', () => {
    const stands: Stands = { 'custodians-1': 42, 'custodians-2': 35 };
    expect(errand(stands, { wants: { bridge: 9 }, moved: ['custodians-1'] })).toBeNull();
  });

  it('WM-STACK-1: goes nowhere where three have moved to', () => {
    const moved = ['custodians-1', 'custodians-2', 'custodians-3'];
    const stands: Stands = { 'custodians-1': 33, 'custodians-2': 33, 'blood-angels-1': 25, angron: 42 };
    const wants = { brawl: 8 };
    expect(errand(stands, { moved, wants })).toBe('blood-angels-1 33');
    expect(errand({ ...stands, 'custodians-3': 33 }, { moved, wants })).toBeNull();
  });

  it('WM-STACK-1: goes nowhere where three stay who might move', () => {
    const stands: Stands = { 'custodians-1': 24, 'custodians-2': 24, 'blood-angels-1': 32 };
    const wants = { post: 8 };
    expect(errand(stands, { wants })).toBe('blood-angels-1 24');
    expect(errand({ ...stands, 'custodians-3': 24 }, { wants })).toBeNull();
  });

  it('stays where it is too many if there is no other place; others go on', () => {
    // 56 is next to 54 and 55 only.
    const stands: Stands = {
      'custodians-1': 56,
      'blood-angels-1': 56,
      'blood-angels-2': 56,
      'blood-angels-3': 56,
      angron: 54,
      magnus: 55,
    };
    const moved = ['blood-angels-1', 'blood-angels-2', 'blood-angels-3'];
    expect(errand(stands, { moved })).toBeNull();
    const wants = { brawl: 8 };
    expect(errand({ ...stands, 'imperial-fists-1': 42 }, { moved, wants })).toMatch(/^imperial-fists-1 /);
  });
});

describe('the Emperor, as he has nobody to attack,', () => {
  const company: Stands = { 'blood-angels-1': 33, 'blood-angels-2': 33 };
  const moved = ['blood-angels-1', 'blood-angels-2', 'blood-angels-3'];

  it('goes where he has company, unless he brings it', () => {
    const wants = { company: 10 };
    expect(errand({ emperor: 25, ...company }, { moved, wants })).toBe('emperor 33');
    const own: Stands = { 'custodians-1': 25, 'custodians-2': 25 };
    expect(errand({ emperor: 25, ...company, ...own }, { moved, wants })).toBeNull();
  });

  it('is drawn by half of what draws others', () => {
    const stands: Stands = { emperor: 25, 'blood-angels-3': 21, angron: 35 };
    // Two of them in 21: 20 and an eighth of the draw; alone in 33: 10 and a quarter of it.
    expect(errand(stands, { moved, wants: { company: 10, brawl: 60 } })).toBe('emperor 21');
    expect(errand(stands, { moved, wants: { company: 10, brawl: 120 } })).toBe('emperor 33');
  });

  it('is no company to himself', () => {
    const stands: Stands = { emperor: 25, ...company, angron: 21, magnus: 21 };
    // Alone in 25: 10 and a quarter of the draw; with two in 33: 30 and a sixth.
    expect(errand(stands, { moved, wants: { company: 10, brawl: 180 } })).toBe('emperor 33');
    expect(errand(stands, { moved, wants: { company: 10, brawl: 300 } })).toBeNull();
  });

  it('goes out of the reach of enemies, unless his company keeps him safe', () => {
    const stands: Stands = { emperor: 25, angron: 42, magnus: 42 };
    const wants = { fear: 1 };
    // They go three areas far. 13 against 9; against 19 with two Custodians at his side.
    expect(errand(stands, { wants })).toBe('emperor 21');
    const far: Stands = { 'custodians-1': 56, 'custodians-2': 56 };
    expect(errand({ ...stands, ...far }, { wants })).toBe('emperor 21');
    const near: Stands = { 'custodians-1': 25, 'custodians-2': 25 };
    expect(errand({ ...stands, ...near }, { wants })).toBeNull();
  });
});

describe('guards', () => {
  const wants = { guard: 20 };
  const court: Stands = { emperor: 33, 'custodians-2': 33, 'custodians-3': 33 };
  const moved = ['emperor', 'custodians-2', 'custodians-3'];

  it('come to the Emperor step by step', () => {
    expect(errand({ emperor: 33, 'custodians-1': 26 }, { moved, wants })).toBe('custodians-1 25');
    expect(errand({ emperor: 33, 'custodians-1': 25 }, { moved, wants })).toBe('custodians-1 33');
  });

  it('come as long as there are too few', () => {
    expect(errand({ ...court, 'custodians-1': 26 }, { moved, wants })).toBeNull();
    expect(errand({ ...court, 'custodians-3': 'destroyed', 'custodians-1': 26 }, { moved, wants })).toBe(
      'custodians-1 25',
    );
  });

  it('stay with him, whatever draws a little', () => {
    const stands: Stands = { ...court, angron: 42 };
    expect(errand(stands, { moved: ['emperor'], wants: { ...wants, brawl: 8 } })).toBeNull();
    expect(errand(stands, { moved: ['emperor'], wants: { brawl: 8 } })).toBe('custodians-2 35');
    expect(errand(stands, { moved: ['emperor'], wants: { ...wants, brawl: 80 } })).toBe('custodians-2 35');
  });

  it('do not show where Horus hides', () => {
    expect(errand({ horus: [33, 'down'], angron: 25 }, { side: 'traitor', wants })).toBeNull();
    expect(errand({ horus: 33, angron: 25 }, { side: 'traitor', wants, moved: ['horus'] })).toBe('angron 33');
  });

  it('go where they are drawn as long as the Emperor is not aboard', () => {
    expect(errand({ 'custodians-1': 25, angron: 42 }, { wants: { ...wants, brawl: 8 } })).toBe(
      'custodians-1 33',
    );
  });
});
