import { describe, expect, it } from 'vitest';
import { playScript } from 'wargame-rules';
import { type WarmasterState, warmasterGame } from 'wargame-rules/warmaster';
import { reasonsOf } from '../violationsOf';
import { plainEdition } from './plainEdition';
import { at, noDice, play, table } from './table';
import { bringing, deed } from './tasks/deed';

const SETUP = { edition: 'plain', version: 3 } as const;

describe('the game on an edition', () => {
  it('WM-SET-2, WM-MOVE-1: starts with a full cup, everybody else in reserve, and the Bridge in Traitor hands', () => {
    const game = warmasterGame(plainEdition);
    const state = game.start({ edition: 'plain', version: 1 }, noDice);
    expect(state).toEqual({
      turn: 0,
      phase: 'deployment',
      units: plainEdition.counters.map(({ id, back }) => ({
        id,
        at: back === 'skull' ? 'cup' : 'reserve',
        faceUp: false,
      })),
      parties: [],
      bridge: 'traitor',
      destroyedAreas: [],
      tallies: [],
      reinforcementsDue: false,
      moving: null,
      moved: [],
      unrevealed: [],
      fought: [],
      retreated: [],
      agenda: [],
      outcome: null,
    });
  });

  it('is played by both sides, the Imperial one first', () => {
    expect(warmasterGame(plainEdition).players({ edition: 'plain', version: 1 })).toEqual([
      'imperial',
      'traitor',
    ]);
  });

  it('C08: reads set-ups of its edition in its version, as copies', () => {
    const game = warmasterGame({ ...plainEdition, version: 3 });
    const read = game.parse.setup({ ...SETUP });
    expect(read).toEqual(SETUP);
    expect(read).not.toBe(SETUP);
    expect(game.start(read, noDice).turn).toBe(0);
  });

  it('C08: refuses another edition, or another version, and says which one it plays', () => {
    const game = warmasterGame({ ...plainEdition, version: 3 });
    const refused = (path: string) => [
      { code: 'warmaster/other-edition', path, facts: { edition: 'plain', version: 3 } },
    ];
    for (const [setup, path] of [
      [{ edition: 'plain', version: 2 }, 'version'],
      [{ edition: 'special', version: 3 }, 'edition'],
      [{ edition: 'special', version: 2 }, 'edition'],
    ] as const) {
      expect(reasonsOf(() => game.parse.setup(setup))).toEqual(refused(path));
      expect(reasonsOf(() => game.start(setup, noDice))).toEqual(refused(path));
    }
  });

  it('reads actions with the units in the order of its edition', () => {
    const game = warmasterGame(plainEdition);
    const group = { type: 'group', player: 'imperial', units: ['custodians-2', 'emperor', 'custodians-1'] };
    expect(game.parse.action(group)).toEqual({
      ...group,
      units: ['emperor', 'custodians-1', 'custodians-2'],
    });
    expect(reasonsOf(() => game.parse.action({ type: 'reveal', player: 'imperial', area: 17 }))).toEqual([
      { code: 'warmaster/malformed', path: 'area' },
    ]);
  });

  it('WM-END-1: tells how it ended, and null while it goes on', () => {
    const game = bringing({ type: 'destroy', units: ['horus'], cause: 'fire' });
    const start = table('imperial-movement', { emperor: 14, horus: [56, 'down'] });
    expect(game.outcome(start)).toBeNull();
    const { state } = play(game, start, [deed('imperial', 'emperor')]);
    expect(game.outcome(state)).toEqual({
      winners: ['imperial'],
      reasons: [{ message: expect.any(String), rule: 'WM-END-1' }],
    });
  });

  it('WM-REV-4: deals what a viewer does not see anew, and what he sees stays', () => {
    const game = warmasterGame(plainEdition);
    const state = table('imperial-movement', { emperor: 14, horus: [56, 'down'], 'trap-1': [35, 'down'] });
    const redealt = playScript((dice) => game.redeal?.(state, 'imperial', dice) as WarmasterState, [1]);
    expect([at(redealt, 'horus'), at(redealt, 'trap-1')]).toEqual([35, 56]);
    expect(game.view(redealt, 'imperial')).toEqual(game.view(state, 'imperial'));
  });
});
