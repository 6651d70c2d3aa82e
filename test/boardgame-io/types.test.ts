import type { Game as FrameworkGame } from 'boardgame.io';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { type BoardgameIoView, boardgameIo } from 'wargame-rules/boardgame-io';
import { type OpenHostilityTypes, openHostility } from 'wargame-rules/open-play';
import { Client } from './framework';

type View = BoardgameIoView<OpenHostilityTypes>;

const setup = { players: ['Ann', 'Ben'] } as const;

describe('the types', () => {
  it('are a game to boardgame.io, without a cast', () => {
    const game: FrameworkGame<View> = boardgameIo(openHostility, { setup });
    const anyGame: FrameworkGame = boardgameIo(openHostility, { setup });
    expect([game.name, anyGame.name]).toEqual(['open-hostility', 'open-hostility']);
  });

  it('tell a client what it finds under G', () => {
    const client = Client({ game: boardgameIo(openHostility, { setup }), playerID: '0' });
    const state = client.getState();
    expectTypeOf(state?.G).toEqualTypeOf<View | undefined>();
    expect(state?.G).toEqual({ begun: false });
  });
});
