import { describe, expect, it } from 'vitest';
import { errand } from './errands';
import type { Stands } from './sceneOf';

// Custodians 5 attack, 5 defence, worth 10; Blood Angels 5, 4, 9; Daemons 5, 2, 7; Crew 1, 2, 3; Angron 7, 6, 17;
// Magnus 6, 7, 17; Horus 8, 8, 150; the Emperor 9, 9, 150. The areas next to 25 are 21, 22, 24, 26 and 33; those
// next to 33 are 25, 32, 34 and 35.

describe('an attack', () => {
  it('is made where it gains something, and not where it only costs', () => {
    expect(errand({ 'custodians-1': 25, 'daemons-1': 33 })).toBe('custodians-1 33');
    expect(errand({ 'custodians-1': 25, angron: 33 })).toBeNull();
    expect(errand({ 'custodians-1': 25, angron: 33 }, { wants: { care: 0 } })).toBeNull();
  });

  it('WM-MOVE-2: is made from afar by those who have the Bridge, one step after the other', () => {
    const stands: Stands = { 'custodians-1': 25, 'daemons-1': 35 };
    expect(errand(stands)).toBeNull();
    expect(errand(stands, { bridge: 'imperial' })).toBe('custodians-1 33');
  });

  it('is made by nobody who has moved, or is not there', () => {
    expect(errand({ 'custodians-1': 25, 'daemons-1': 33 }, { moved: ['custodians-1'] })).toBeNull();
    expect(errand({ 'daemons-1': 33 })).toBeNull();
  });

  it('comes first where it is worth most', () => {
    expect(errand({ 'custodians-1': 25, 'crew-1': 21, 'daemons-1': 33 })).toBe('custodians-1 33');
    expect(errand({ 'custodians-1': 25, 'crew-1': 33, 'daemons-1': 21 })).toBe('custodians-1 21');
  });

  it('is made by two where one is not enough', () => {
    expect(errand({ 'custodians-1': 25, 'custodians-2': 34, angron: 33 })).toBe('custodians-1 33');
    expect(errand({ 'custodians-1': 33, 'custodians-2': 34, angron: 33 })).toBe('custodians-2 33');
    const moved = ['custodians-1'];
    expect(errand({ 'custodians-1': 33, 'custodians-2': 34, angron: 33 }, { moved })).toBe('custodians-2 33');
  });

  it('is made by the strongest first, and by nobody more than it takes', () => {
    const stands: Stands = { 'crew-1': 25, angron: 34, 'custodians-1': 33 };
    expect(errand(stands, { side: 'traitor' })).toBe('angron 33');
    expect(errand({ ...stands, angron: 33 }, { side: 'traitor' })).toBeNull();
  });

  it('WM-STACK-1: is made by no more than three', () => {
    const three: Stands = { 'custodians-1': 33, 'custodians-2': 33, 'custodians-3': 33, sanguinius: 25 };
    const moved = ['custodians-1', 'custodians-2', 'custodians-3'];
    // 16 against 15, or against 22 with Sanguinius.
    const foes: Stands = { angron: 33, magnus: 33, 'horror-1': 33 };
    expect(errand({ ...three, ...foes }, { moved })).toBeNull();
    expect(errand({ ...three, ...foes, 'custodians-3': 'destroyed' }, { moved })).toBe('sanguinius 33');
  });
});

describe('a special area', () => {
  it('is taken like an enemy, by as many as it takes', () => {
    const wants = { screens: 10 };
    expect(errand({ 'custodians-1': 25 }, { wants })).toBe('custodians-1 24');
    expect(errand({ 'custodians-1': 24, 'custodians-2': 25 }, { wants })).toBeNull();
    expect(errand({ 'custodians-1': 24, 'custodians-2': 25 }, { wants, moved: ['custodians-1'] })).toBeNull();
  });

  it('is taken by more where each counts', () => {
    const wants = { reactor: 5 };
    expect(errand({ 'custodians-1': 22, 'custodians-2': 21 }, { wants })).toBe('custodians-2 22');
    const three: Stands = { 'custodians-1': 22, 'custodians-2': 22, 'custodians-3': 22 };
    const moved = Object.keys(three);
    expect(errand({ ...three, 'blood-angels-1': 21 }, { wants, moved })).toBeNull();
  });

  it('is looked into where something lies face down', () => {
    const wants = { look: [5, 5, 5] } as const;
    expect(errand({ 'custodians-1': 25, 'crew-1': [33, 'down'] }, { wants })).toBe('custodians-1 33');
  });

  it('is nothing that comes of company: who joins the Emperor anywhere else attacks nobody', () => {
    // With the Custodians there 13 against 9 would become 13 against 14.
    const stands: Stands = { emperor: 33, 'custodians-1': 25, angron: 35, magnus: 34 };
    expect(errand(stands, { wants: { fear: 1 }, moved: ['emperor'], bridge: null })).toBeNull();
  });
});

describe('several attacks', () => {
  const stands: Stands = { 'custodians-1': 33, 'daemons-1': 33, 'crew-1': 25 };

  it('are not made by the same units: who fights where he stands goes nowhere else', () => {
    expect(errand(stands)).toBeNull();
    expect(errand({ ...stands, 'custodians-2': 26 })).toBe('custodians-2 25');
  });

  it('are given up where too few are left for them', () => {
    // 10 against 6 would gain the trap, 5 against 6 gains nothing.
    const foes: Stands = { 'horror-1': 25, 'trap-1': 25 };
    const short: Stands = { ...stands, ...foes, 'custodians-2': 26 };
    expect(errand({ ...short, 'daemons-1': 'destroyed' })).toBe('custodians-1 25');
    expect(errand(short)).toBeNull();
    expect(errand(short, { wants: { care: 0 } })).toBeNull();
  });

  /** Sanguinius is kept by the fight at the side of the Emperor; Custodians could go for the Crew in 25. */
  const kept: Stands = { emperor: 33, sanguinius: 33, 'daemons-1': 33, 'custodians-1': 26, 'crew-1': 25 };

  it('that are not worth it with the strongest first are not thought of again', () => {
    const moved = ['emperor'];
    expect(errand({ ...kept, 'daemons-2': 33, angron: 33 }, { moved, wants: { desertion: 3 } })).toBeNull();
    expect(errand({ ...kept, 'daemons-2': 33, angron: 33 }, { moved, wants: { desertion: 2 } })).toBe(
      'custodians-1 25',
    );
  });

  it('stay as they were thought of where all of their units are left', () => {
    const moved = ['blood-angels-1', 'blood-angels-2'];
    const look: Stands = { 'crew-1': [25, 'down'], 'blood-angels-1': 25, 'blood-angels-2': 25 };
    // Custodians are kept by the fight in 33; without them the Emperor would be the third in 25.
    const all: Stands = { emperor: 33, 'custodians-1': 33, 'daemons-1': 33, sanguinius: 26, ...look };
    const wants = { look: [0, 0, 2], lookAtCourt: 50 } as const;
    expect(errand(all, { moved, wants })).toBe('sanguinius 25');
    expect(errand({ ...all, 'custodians-1': 'destroyed' }, { moved, wants })).toBe('emperor 25');
  });
});

describe('the Emperor and his court', () => {
  const court: Stands = { emperor: 33, 'custodians-1': 33, 'custodians-2': 33 };

  it('attack all together where that is better than to leave him', () => {
    expect(errand({ ...court, horus: 35 }, { wants: { desertion: 8 } })).toBe('emperor 35');
    expect(errand({ ...court, horus: 35, 'custodians-3': 34 }, { wants: { desertion: 8 } })).toBe(
      'emperor 35',
    );
  });

  it('send the others where that is as good', () => {
    expect(errand({ ...court, horus: 35 })).toBe('custodians-1 35');
  });

  it('WM-STACK-1: do not go where they are too many', () => {
    const stands: Stands = { ...court, 'blood-angels-1': 35, horus: 35 };
    const moved = ['blood-angels-1'];
    expect(errand(stands, { moved, wants: { desertion: 8 } })).toBe('custodians-1 35');
    const few: Stands = { ...stands, 'custodians-2': 'destroyed' };
    expect(errand(few, { moved, wants: { desertion: 8 } })).toBe('emperor 35');
  });

  it('do not go for what the others hold', () => {
    // In 26 he is next to a brawl.
    const stands: Stands = { emperor: 25, angron: 34 };
    const wants = { screens: 10, brawl: 120 };
    expect(errand({ ...stands, 'blood-angels-1': 24 }, { moved: ['blood-angels-1'], wants })).toBe(
      'emperor 26',
    );
    expect(errand(stands, { wants })).toBe('emperor 24');
  });

  it('go without those who cannot get there', () => {
    const stands: Stands = { ...court, 'blood-angels-1': 42, horus: 42 };
    const underWay = {
      bridge: 'imperial',
      moved: ['blood-angels-1', 'custodians-2'],
      moving: { unit: 'custodians-2', left: 1 },
      wants: { desertion: 500 },
    } as const;
    expect(errand(stands, underWay)).toBe('emperor 35');
  });

  it('are no court without him: once he has moved, it costs something to leave him', () => {
    const stands: Stands = { emperor: 33, 'custodians-1': 33, 'daemons-1': 25 };
    expect(errand(stands, { moved: ['emperor'], wants: { desertion: 8 } })).toBeNull();
    expect(errand(stands, { moved: ['emperor'], wants: { desertion: 6 } })).toBe('custodians-1 25');
  });

  it('it costs something for each who leaves', () => {
    const stands: Stands = { ...court, angron: 25 };
    expect(errand(stands, { moved: ['emperor'], wants: { desertion: 10 } })).toBeNull();
    expect(errand(stands, { moved: ['emperor'], wants: { desertion: 8 } })).toBe('custodians-1 25');
  });

  it('it costs nothing for those who stand elsewhere', () => {
    const stands: Stands = { emperor: 33, 'custodians-1': 26, 'daemons-1': 25 };
    expect(errand(stands, { moved: ['emperor'], wants: { desertion: 8 } })).toBe('custodians-1 25');
  });

  it('it costs nothing to fight at his side', () => {
    const foes: Stands = { angron: 33, magnus: 33, 'horror-1': 33 };
    const stands: Stands = { emperor: 33, 'custodians-1': 33, ...foes };
    expect(errand(stands, { moved: ['emperor'], wants: { desertion: 200 } })).toBeNull();
  });

  it('it costs nothing to leave Horus as long as he is hidden', () => {
    const stands: Stands = { angron: 33, 'imperial-guard-1': 25 };
    const wants = { desertion: 8 };
    const hidden: Stands = { ...stands, horus: [33, 'down'] };
    expect(errand(hidden, { side: 'traitor', wants })).toBe('angron 25');
    expect(errand({ ...stands, horus: 33 }, { side: 'traitor', wants, moved: ['horus'] })).toBeNull();
  });
});
