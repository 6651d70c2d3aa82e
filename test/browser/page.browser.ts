import { describe, expect, it, vi } from 'vitest';
import { playOut, replay, rollDice, secureDice, startMatch } from 'wargame-rules';
import { openHostility } from 'wargame-rules/open-play';

/** What a page has, and Node has not or has otherwise. */
interface Page {
  readonly document?: object;
  readonly Buffer?: object;
  readonly process?: { readonly versions?: object };
  readonly crypto: { getRandomValues(words: Uint32Array): Uint32Array };
}
const page = globalThis as unknown as Page;

describe('in a page', () => {
  it('there is nothing of Node', () => {
    expect(page.document).toBeTypeOf('object');
    expect([page.Buffer, page.process?.versions]).toEqual([undefined, undefined]);
  });

  it('every subpath loads', async () => {
    const modules = await Promise.all([
      import('wargame-rules'),
      import('wargame-rules/battlefleet-gothic'),
      import('wargame-rules/boardgame-io'),
      import('wargame-rules/movable-objectives'),
      import('wargame-rules/open-play'),
      import('wargame-rules/rosters'),
      import('wargame-rules/testing'),
      import('wargame-rules/warmaster'),
    ]);
    for (const module of modules) expect(Object.keys(module).length).toBeGreaterThan(0);
  });

  it('secure dice take the crypto source of the page, and every face falls', () => {
    const asked = vi.spyOn(page.crypto, 'getRandomValues');
    expect(new Set(rollDice({ count: 600, sides: 6 }, secureDice()))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(asked).toHaveBeenCalled();
    asked.mockRestore();
  });

  it('a match on secure dice replays, also after it was posted to another window or worker', () => {
    const started = startMatch(openHostility, { players: ['Ann', 'Ben'] }, secureDice());
    const match = playOut(openHostility, started, { botSeed: 'page', dice: secureDice() });
    const posted = structuredClone(match);
    expect(posted).toEqual(match);
    expect(replay(openHostility, posted.record)).toEqual(match);
  });
});
