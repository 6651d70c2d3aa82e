import { types } from 'node:util';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Dice, scriptedDice, seededDice, type Violation, WargameError } from 'wargame-rules';
import { type BoardgameIoOptions, boardgameIo } from 'wargame-rules/boardgame-io';
import { openTable, type Table } from './table';
import { type VaultTypes, vault } from './vault';

const setup = { players: ['Ann', 'Ben'] };
const mark = (spot: number, player = 'Ann') => ({ type: 'mark', player, spot: 700_000 + spot }) as const;
const pick = (player = 'Ann') => ({ type: 'pick', player }) as const;
const pass = (player = 'Ann') => ({ type: 'pass', player }) as const;

function newTable(options: BoardgameIoOptions<VaultTypes> = {}): Table<VaultTypes> {
  return openTable(boardgameIo(vault, { setup, dice: seededDice(4), ...options }));
}

function codesOf(violations: readonly { readonly code: string }[]): readonly string[] {
  return violations.map(({ code }) => code);
}

describe('moves', () => {
  // boardgame.io writes down every move that it drops.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('C75: the match begins with the first move, and nothing of it is in the state that everybody is sent', () => {
    const table = newTable();
    expect([table.held(), table.first.seen(), table.spectator.seen()]).toEqual([
      {},
      { begun: false },
      { begun: false },
    ]);
    expect(table.first.ctx().activePlayers).toEqual({ 0: 'begin', 1: 'begin' });
    table.second.moves.begin();
    expect(table.first.ctx().activePlayers).toEqual({ 0: null });
    const { match } = table;
    const { record } = match();
    expect(record.setupFaces.length).toBe(2);
    table.first.moves.begin();
    table.second.moves.begin();
    expect(match().record).toEqual(record);
    for (const seat of ['0', '1', undefined] as const) {
      const [sync] = table.join(seat).traffic;
      expect(JSON.parse(sync ?? '').args[1].initialState.G).toEqual({});
    }
  });

  it('an action may begin the match as well, and be refused', () => {
    const table = newTable();
    table.first.moves.act(pick());
    expect(table.match().record.steps.length).toBe(1);
    const other = newTable();
    other.second.moves.act(pick('Ben'));
    expect(other.match().record.steps.length).toBe(0);
    expect(codesOf(other.second.view().refusal)).toEqual(['vault/not-your-turn']);
  });

  it('a match that nobody gave dice for rolls secure ones', () => {
    const table = openTable(boardgameIo(vault, { setup }));
    table.first.moves.act(pick());
    const { setupFaces, steps } = table.match().record;
    expect([setupFaces.length, steps[0]?.faces.length]).toEqual([2, 1]);
    expect(table.match().record).not.toHaveProperty('seed');
  });

  it('C75: faces that fell in secret are told to nobody but whose they are', () => {
    const table = newTable();
    table.first.moves.act(mark(1));
    table.first.moves.act(pick());
    table.second.moves.act(mark(2, 'Ben'));
    table.second.moves.act(mark(2, 'Ben'));
    const late = { first: table.join('0'), second: table.join('1'), spectator: table.join(undefined) };
    const [ann, ben] = table.match().state.sides;
    const faces = table.match().record.setupFaces.map(({ face }) => `${face}`);
    for (const { first, second, spectator } of [table, late]) {
      const seen = [first, second, spectator].map(({ traffic }) => {
        const all = traffic.join('\n');
        return [`${ann?.code}`, '700001', `${ben?.code}`, '700002', 'vault/marked', ...faces].map((text) =>
          all.includes(text),
        );
      });
      // Ann's legal actions name every spot at her turn; that is no secret.
      expect(seen[0]?.filter((_, index) => index !== 3)).toEqual([true, true, false, false, false, false]);
      expect(seen[1]?.filter((_, index) => index !== 1)).toEqual([false, true, true, true, false, false]);
      expect(seen[2]).toEqual([false, false, false, false, false, false, false]);
    }
  });

  it('tells a player every reason of his last refusal, and nobody else', () => {
    const table = newTable();
    table.first.moves.begin();
    const before = table.second.view();
    table.first.moves.act(mark(1));
    table.first.moves.act({ ...mark(1), player: 'Ann' });
    expect(codesOf(table.first.view().refusal)).toEqual(['vault/marked']);
    table.first.moves.act(mark(9));
    expect(table.first.view().refusal).toEqual([
      { code: 'vault/no-such-spot', message: 'there is no such spot' },
    ]);
    expect(table.second.view()).toEqual(before);
    expect(table.spectator.view().refusal).toEqual([]);
    expect(table.match().record.steps.length).toBe(1);
    table.first.moves.act(mark(2));
    expect(table.first.view().refusal).toEqual([]);
  });

  it('leaves the constants of a game alone when it keeps its reasons', () => {
    const reasons = [{ code: 'vault/shut', message: 'come back tomorrow' }];
    const shut: typeof vault = {
      ...vault,
      apply: () => {
        throw new WargameError(...(reasons as [Violation]));
      },
    };
    const table = openTable(boardgameIo(shut, { setup, dice: seededDice(1) }));
    table.first.moves.act(pick());
    expect(table.first.view().refusal).toEqual(reasons);
    expect(reasons.map((reason) => Object.isFrozen(reason))).toEqual([false]);
  });

  it('refuses an action in the name of another', () => {
    const table = newTable();
    table.first.moves.act(pick());
    table.second.moves.act(pick('Ann'));
    expect(table.second.view().refusal).toEqual([
      { code: 'boardgame-io/not-your-action', message: expect.any(String), path: 'player' },
    ]);
    expect(table.match().record.steps.length).toBe(1);
  });

  it('are made on the server, shown to nobody, and taken back by nothing but a move', () => {
    const { moves } = boardgameIo(vault, { setup });
    expect(Object.keys(moves)).toEqual(['begin', 'act', 'undo', 'redo']);
    for (const move of Object.values(moves)) {
      expect(move).toEqual({
        client: false,
        redact: true,
        ignoreStaleStateID: true,
        undoable: false,
        move: expect.any(Function),
      });
    }
  });

  it('of a seat that the game has no player for change nothing', () => {
    const { moves, setup: stub } = boardgameIo(vault, { setup, dice: seededDice(1) });
    const events = { setActivePlayers: () => {} };
    const held = moves.begin.move({ G: stub({}), playerID: '0', events });
    for (const { move } of Object.values(moves)) {
      expect(move({ G: held, playerID: '2', events }, pick())).toEqual(held);
    }
  });

  it('let a fault of the game through', () => {
    const fault = new TypeError('a bug');
    const broken: typeof vault = {
      ...vault,
      apply: () => {
        throw fault;
      },
    };
    const { moves, setup: stub } = boardgameIo(broken, { setup });
    const context = { G: stub({}), playerID: '0', events: { setActivePlayers: () => {} } };
    expect(() => moves.act.move(context, pick())).toThrow(fault);
  });

  it('whatever a client sends, the match is changed by legal actions only', () => {
    const table = newTable();
    table.first.moves.begin();
    const before = table.match();
    const junk = fc.oneof(
      fc.anything().map((value) => (value === undefined ? null : value)),
      fc.record({
        type: fc.constantFrom('mark', 'pass', '__proto__'),
        player: fc.anything(),
        spot: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(junk, (input) => {
        fc.pre(!(typeof input === 'object' && input !== null && 'player' in input && input.player === 'Ann'));
        table.first.send({ type: 'MAKE_MOVE', payload: { type: 'act', args: [input], playerID: '0' } });
        expect(table.first.view().refusal.length).toBeGreaterThan(0);
        expect(table.match()).toEqual(before);
      }),
      { numRuns: 100 },
    );
    for (const seat of ['2', '-1', '__proto__', undefined]) {
      table.first.send({ type: 'MAKE_MOVE', payload: { type: 'act', args: [pick()], playerID: seat } });
      expect(table.match()).toEqual(before);
    }
  });

  it('judges a move on a stale state by the state that it meets', () => {
    const table = newTable();
    table.first.moves.begin();
    const stale = table.first.stateID();
    const move = (spot: number) =>
      ({ type: 'MAKE_MOVE', payload: { type: 'act', args: [mark(spot)], playerID: '0' } }) as const;
    table.first.moves.act(mark(1));
    table.first.send(move(2), stale);
    expect(table.match().record.steps.length).toBe(2);
    table.first.send(move(2), stale);
    expect(codesOf(table.first.view().refusal)).toEqual(['vault/marked']);
    expect(table.second.view().history).toEqual([]);
  });

  it('C83, C84: undo and redo are moves, of the player whose action it was, and stop at dice', () => {
    const table = newTable();
    table.first.moves.act(mark(1));
    const { state } = table.match();
    table.first.moves.act(mark(2));
    expect(table.first.view().undo).toEqual({ allowed: true });
    table.first.moves.undo();
    expect(table.match().state).toEqual(state);
    expect(table.first.view().redo).toEqual({ allowed: true });
    table.first.moves.redo();
    expect(table.match().state.sides[0]?.marks).toEqual([700_001, 700_002]);
    table.first.moves.redo();
    expect(codesOf(table.first.view().refusal)).toEqual(['redo/nothing-left']);

    table.first.moves.act(pick());
    const rolled = table.match();
    table.second.moves.undo();
    expect(codesOf(table.second.view().refusal)).toEqual(['undo/nothing-left']);
    expect(table.second.view().undo).toMatchObject({ violations: [{ code: 'undo/nothing-left' }] });
    table.second.moves.act(pass('Ben'));
    table.first.moves.undo();
    expect(codesOf(table.first.view().refusal)).toEqual(codesOf(violationsOf(table.first.view().undo)));
    expect(table.match().state.picks).toEqual(rolled.state.picks);
  });

  it('says that a player who is not to act can take nothing back, for boardgame.io does not hear him', () => {
    const table = newTable();
    table.first.moves.act(pass());
    for (const name of ['undo', 'redo'] as const) {
      expect(codesOf(violationsOf(table.first.view()[name]))).toEqual(['boardgame-io/not-to-act']);
      // A spectator has done nothing, heard or not.
      expect(codesOf(violationsOf(table.spectator.view()[name]))).toEqual([`${name}/nothing-left`]);
    }
    const before = table.match();
    table.first.moves.undo();
    expect(table.match()).toEqual(before);
  });

  it('undoOutOfTurn: hears everybody, so that the end of a turn can be taken back', () => {
    const table = newTable({ undoOutOfTurn: true });
    table.first.moves.act(pass());
    expect(table.first.ctx().activePlayers).toEqual({ 0: null, 1: null });
    expect(table.first.view()).toMatchObject({ toAct: ['Ben'], actions: [], undo: { allowed: true } });
    table.first.moves.act(pick());
    expect(codesOf(table.first.view().refusal)).toEqual(['vault/not-your-turn']);
    table.first.moves.undo();
    expect(table.second.view().toAct).toEqual(['Ann']);
    table.first.moves.act(pick());
    expect(codesOf(violationsOf(table.first.view().undo))).toEqual(['undo/dice-fell']);
  });

  it('the game gets its state as it is, not as a draft of immer', () => {
    const drafts: boolean[] = [];
    const watched: typeof vault = {
      ...vault,
      apply(state, action, dice) {
        drafts.push(types.isProxy(state), types.isProxy(state.sides));
        return vault.apply(state, action, dice);
      },
    };
    const table = openTable(boardgameIo(watched, { setup, dice: seededDice(1) }));
    table.first.moves.act(mark(1));
    table.first.moves.act(pick());
    expect(drafts).toEqual([false, false, false, false]);
  });

  it('C89: what the server holds survives JSON at every step, and goes on from there alike', () => {
    const faces = [1, 2, 6, 1, 6, 1];
    const dice = (): Dice => scriptedDice(faces);
    const straight = boardgameIo(vault, { setup, dice: dice() });
    const stored = boardgameIo(vault, { setup, dice: dice() });
    const events = { setActivePlayers: () => {} };
    const actions = [
      mark(1),
      pick(),
      mark(3, 'Ben'),
      mark(3, 'Ben'),
      pick('Ben'),
      pick(),
      pass('Ben'),
      pass(),
    ];
    let [one, other] = [straight.setup({}), stored.setup({})];
    for (const action of actions) {
      const playerID = action.player === 'Ann' ? '0' : '1';
      one = straight.moves.act.move({ G: one, playerID, events }, action);
      other = stored.moves.act.move({ G: JSON.parse(JSON.stringify(other)), playerID, events }, action);
      expect(JSON.parse(JSON.stringify(one))).toEqual(one);
      expect(other).toEqual(one);
    }
  });
});

function violationsOf(
  asked: { readonly violations?: readonly { readonly code: string }[] } | { allowed: true },
) {
  return 'violations' in asked ? (asked.violations ?? []) : [];
}
