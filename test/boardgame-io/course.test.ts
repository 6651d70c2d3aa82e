import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seededDice, startMatch } from 'wargame-rules';
import { BOARDGAME_IO_EVENTS, boardgameIo } from 'wargame-rules/boardgame-io';
import { InitializeGame } from './framework';
import { openTable } from './table';
import { vault } from './vault';

const setup = { players: ['Ann', 'Ben'] };

describe('the course of a match', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is not changed by events, which boardgame.io carries out even where they are switched off', () => {
    const table = openTable(boardgameIo(vault, { setup, dice: seededDice(1) }));
    const events: readonly (readonly [string, unknown])[] = [
      ['endGame', { winner: '0' }],
      ['endTurn', undefined],
      ['endTurn', { next: '0' }],
      ['pass', undefined],
      ['setActivePlayers', { all: null }],
      ['setPhase', ''],
      ['endPhase', undefined],
      ['endStage', undefined],
    ];
    const send = (type: string, argument: unknown): void =>
      table.first.send({ type: 'GAME_EVENT', payload: { type, args: [argument], playerID: '0' } });
    send('endGame', { winner: '0' });
    expect(table.second.ctx().gameover).toBeUndefined();
    table.first.moves.act({ type: 'pick', player: 'Ann' });
    table.second.moves.act({ type: 'pick', player: 'Ben' });
    const [held, ctx] = [table.held(), table.second.ctx()];
    for (const [type, argument] of events) {
      send(type, argument);
      expect([table.held(), table.second.ctx()]).toEqual([held, ctx]);
    }
    table.first.moves.act({ type: 'pick', player: 'Ann' });
    table.second.moves.act({ type: 'pick', player: 'Ben' });
    expect(table.second.ctx().gameover).toBeDefined();
  });

  it('has every event of boardgame.io switched off', () => {
    expect(Object.entries(boardgameIo(vault, { setup }).events)).toEqual(
      BOARDGAME_IO_EVENTS.map((event) => [event, false]),
    );
  });

  it('is watched by one plugin, under the name of the library', () => {
    expect(boardgameIo(vault, { setup }).plugins.map(({ name }) => name)).toEqual(['wargame-rules']);
  });

  it('is left where others are active than the game wants', () => {
    const game = boardgameIo(vault, { setup, undoOutOfTurn: true });
    const match = startMatch(vault, setup, seededDice(1));
    const refused = (...seats: string[]) => {
      const activePlayers = Object.fromEntries(seats.map((seat) => [seat, null]));
      return game.plugins[0]?.isInvalid({ G: { match } as never, ctx: { numPlayers: 3, activePlayers } });
    };
    expect(refused('0', '1')).toBe(false);
    for (const others of [[], ['0'], ['0', '2'], ['2', '1'], ['0', '1', '2']]) {
      expect(refused(...others)).toEqual(expect.any(String));
    }
  });

  it('ends with seats instead of players, and hears nobody afterwards', () => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 12; seed++) {
      const table = openTable(boardgameIo(vault, { setup, dice: seededDice(seed) }));
      table.first.moves.begin();
      for (const player of ['Ann', 'Ben', 'Ann', 'Ben'])
        table.seatOf(player).moves.act({ type: 'pick', player });
      const { outcome, refusal } = table.spectator.view();
      const [winner] = outcome?.winners ?? [];
      const seat = winner === 'Ann' ? '0' : '1';
      ends.add(winner ?? 'draw');
      expect(refusal).toEqual([]);
      expect(table.spectator.ctx().gameover).toEqual({
        ...(winner === undefined ? { draw: true, winners: [] } : { winner: seat, winners: [seat] }),
        reasons: [{ message: 'the better locksmith' }],
      });
      const before = table.held();
      table.first.moves.act({ type: 'pick', player: 'Ann' });
      expect(table.held()).toEqual(before);
    }
    expect(ends).toEqual(new Set(['Ann', 'Ben', 'draw']));
  });

  it('names no single winner where there are several, or none', () => {
    const match = startMatch(vault, setup, seededDice(1));
    const over = (...winners: string[]) => {
      const ended: typeof vault = { ...vault, outcome: () => ({ winners, reasons: [] }) };
      return boardgameIo(ended, { setup }).endIf({ G: { match } as never });
    };
    expect(over('Ben', 'Ann')).toStrictEqual({ winners: ['0', '1'], reasons: [] });
    expect(over('Ben')).toStrictEqual({ winner: '1', winners: ['1'], reasons: [] });
    expect(over()).toStrictEqual({ draw: true, winners: [], reasons: [] });
  });
});

describe('the set-up', () => {
  it('is refused at once where it can not be', () => {
    expect(() => boardgameIo(vault, { setup: { players: [] } })).toThrow('no such thing');
  });

  it('fixes the number of players', () => {
    const game = boardgameIo(vault, { setup: { players: ['Ann', 'Ben', 'Cid'] } });
    expect([game.name, game.minPlayers, game.maxPlayers]).toEqual(['the-vault', 3, 3]);
    expect(game.validateSetupData(undefined, 3)).toBeUndefined();
    expect(game.validateSetupData(undefined, 2)).toBe('a match for 3 players, not for 2');
    expect(game.validateSetupData(setup, 3)).toBe('every match has the same set-up: give none');
  });

  it('comes from the lobby where the game has none, and is checked there', () => {
    const game = boardgameIo(vault, { dice: seededDice(1) });
    expect(game).not.toHaveProperty('maxPlayers');
    expect(game.setup({})).toStrictEqual({});
    expect(game.validateSetupData(setup, 2)).toBeUndefined();
    expect(game.validateSetupData(setup, 3)).toBe('a match for 2 players, not for 3');
    expect(game.validateSetupData(undefined, 2)).toBe('no such thing');
    const { G } = InitializeGame({ game, numPlayers: 2, setupData: setup });
    expect(G).toEqual({ setupData: setup });
    const begun = game.moves.begin.move({ G, playerID: '0', events: { setActivePlayers: () => {} } });
    expect(begun).toMatchObject({ match: { record: { setup } } });
    expect(begun).not.toHaveProperty('setupData');
  });

  it('shows a fault of the game where it is checked', () => {
    const fault = new TypeError('a bug');
    const parse = {
      ...vault.parse,
      setup: () => {
        throw fault;
      },
    };
    const game = boardgameIo({ ...vault, parse });
    expect(() => game.validateSetupData(setup, 2)).toThrow(fault);
  });
});
