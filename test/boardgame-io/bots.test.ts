import { describe, expect, it } from 'vitest';
import { playAction, seededDice, startMatch } from 'wargame-rules';
import { boardgameIo } from 'wargame-rules/boardgame-io';
import { openHostility } from 'wargame-rules/open-play';
import { Client, Local, MCTSBot, RandomBot } from './framework';
import { vault } from './vault';

const setup = { players: ['Ann', 'Ben'] };

describe('bots', () => {
  it('are offered every legal action, and a beginning', () => {
    const game = boardgameIo(vault, { setup });
    const match = startMatch(vault, setup, seededDice(1));
    const offers = (G: unknown, seat: string) => game.ai.enumerate(G as never, {}, seat);
    expect(offers({}, '1')).toEqual([{ move: 'begin', args: [] }]);
    const actions = vault.actions(match.state, 'Ann') ?? [];
    expect(actions.length).toBe(5);
    expect(offers({ match }, '0')).toEqual(actions.map((action) => ({ move: 'act', args: [action] })));
    expect([offers({ match }, '1'), offers({ match }, '2')]).toEqual([[], []]);
  });

  it('are offered a proposal where actions can not be listed', () => {
    const game = boardgameIo(openHostility, { setup: { players: ['Ann', 'Ben'] } });
    const match = startMatch(openHostility, { players: ['Ann', 'Ben'] }, seededDice(1));
    const [offer, ...others] = game.ai.enumerate({ match } as never, {}, '1');
    expect(others).toEqual([]);
    const played = playAction(openHostility, match, offer?.args[0] as never, seededDice(2));
    expect(played.record.steps.length).toBe(1);
    expect(openHostility.toAct(played.state)).toEqual(['Ann']);
    expect(game.ai.enumerate({ match: played } as never, {}, '1')).toEqual([]);
  });

  it('of boardgame.io play a match to the end against each other', async () => {
    const client = Client({
      // The seed that boardgame.io gives its bots.
      game: { ...boardgameIo(vault, { setup, dice: seededDice(1) }), seed: 'bots' },
      multiplayer: Local({ bots: { 0: RandomBot, 1: ponderingBot() } }),
    });
    client.start();
    await new Promise<void>((resolve) => {
      client.subscribe((state) => state?.ctx.gameover && resolve());
    });
    const G = client.getState()?.G;
    expect(G?.begun && G.outcome?.reasons).toEqual([{ message: 'the better locksmith' }]);
    client.stop();
  });
});

/** It looks ahead a little only, to be quick. */
function ponderingBot(): typeof MCTSBot {
  return class extends MCTSBot {
    constructor(options: ConstructorParameters<typeof MCTSBot>[0]) {
      super({ ...options, iterations: 20, playoutDepth: 5 });
    }
  };
}
