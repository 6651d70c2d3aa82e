import { describe, expect, it } from 'vitest';
import { derive, matchView, replay, seededDice, type Viewer } from 'wargame-rules';
import { boardgameIo } from 'wargame-rules/boardgame-io';
import { type OpenHostilityAction, type OpenHostilityTypes, openHostility } from 'wargame-rules/open-play';
import { openTable, type Table, withoutItsSeed } from './table';

type Types = OpenHostilityTypes;
type Declaration = Pick<Extract<OpenHostilityAction, { type: 'declare' }>, 'reserve' | 'embarked'>;

const SEED = 'the seed of the server';
const setup = { players: ['Ann', 'Ben'] } as const;

function newTable(seed: number): Table<Types> {
  const table = openTable(boardgameIo(openHostility, { setup, dice: seededDice(derive(SEED, seed)) }));
  table.second.moves.begin();
  return table;
}

/** Any legal action of whoever is to act first. */
function proposed(table: Table<Types>, seed: number): OpenHostilityAction {
  const { state, record } = table.match();
  const [player = ''] = openHostility.toAct(state);
  const dice = seededDice(derive(seed, 'bot', record.steps.length));
  return openHostility.propose?.(state, player, dice) as OpenHostilityAction;
}

function play(table: Table<Types>, action: OpenHostilityAction): void {
  table.seatOf(action.player).moves.act(action);
}

describe('Open Hostility between two clients, with a spectator', () => {
  for (const seed of [1, 2, 3]) {
    it(`C75: match ${seed} goes to the end, and everybody sees what he may`, () => {
      const table = newTable(seed);
      const viewers: readonly [Viewer, keyof Table<Types>][] = [
        ['Ann', 'first'],
        ['Ben', 'second'],
        ['spectator', 'spectator'],
      ];
      while (table.spectator.view().outcome === null) {
        play(table, proposed(table, seed));
        const match = table.match();
        for (const [viewer, place] of viewers) {
          const { actions, refusal, undo, redo, ...view } = (table[place] as Table<Types>['first']).view();
          const { undo: _, redo: __, ...allowed } = matchView(openHostility, match, viewer);
          expect(view).toEqual({ ...allowed, begun: true, viewer });
          expect(refusal).toEqual([]);
          expect(actions).toEqual(view.toAct.includes(viewer) ? null : []);
        }
      }
      const { record, state } = table.match();
      expect(record.steps.length).toBeGreaterThan(15);
      expect(replay(openHostility, record).state).toEqual(state);
      const { winners = [], reasons } = openHostility.outcome(state) ?? {};
      const seats = winners.map((player) => (player === 'Ann' ? '0' : '1'));
      expect(table.first.ctx().gameover).toMatchObject({ winners: seats, reasons });

      const [first, second, spectator] = [table.first, table.second, table.spectator];
      for (const { traffic } of [first, second, spectator]) {
        expect(traffic.length).toBeGreaterThan(record.steps.length);
        const all = traffic.join('\n');
        const secrets = [SEED, '"faces"', 'setupFaces', 'checksum', '"record"', '"settled"', '"match"'];
        expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
      }
    });
  }

  it('C74, C77, C80: nobody gets a word of what the other declared before both have', () => {
    for (const [declarer, place] of [
      ['Ann', 'second'],
      ['Ben', 'first'],
    ] as const) {
      const one = untilDeclared(declarer, () => ({ reserve: [], embarked: [] }));
      const other = untilDeclared(declarer, (units) => ({ reserve: units, embarked: [] }));
      expect(one.match().state).not.toEqual(other.match().state);
      for (const guest of [place, 'spectator'] as const) {
        const told = withoutItsSeed(one[guest].traffic);
        expect(told.length).toBeGreaterThan(5);
        expect(withoutItsSeed(other[guest].traffic)).toEqual(told);
      }
      const own = place === 'first' ? 'second' : 'first';
      expect(withoutItsSeed(other[own].traffic)).not.toEqual(withoutItsSeed(one[own].traffic));
      const { view, history } = other[place].view();
      expect(view).toMatchObject({ preBattle: { declared: [declarer === 'Ann', declarer === 'Ben'] } });
      expect(history.at(-1)).toEqual({ events: [{ type: 'declared', player: declarer }] });
    }
  });

  it('C81: both declarations are shown with the second, to everybody', () => {
    const table = untilDeclared('Ann', (units) => ({ reserve: units, embarked: [] }));
    const { action } = table.match().record.steps.at(-1) ?? {};
    const reserve = JSON.stringify(action?.type === 'declare' && action.reserve);
    const guests = [table.second, table.spectator];
    for (const { traffic } of guests) expect(traffic.join('\n')).not.toContain(`"reserve":${reserve}`);
    table.second.moves.act({ type: 'declare', player: 'Ben', reserve: [], embarked: [] });
    for (const { traffic } of guests) expect(traffic.at(-1)).toContain(`"reserve":${reserve}`);
  });
});

/** Plays on to the secret declarations, and makes one of them. */
function untilDeclared(player: string, declaration: (units: readonly string[]) => Declaration): Table<Types> {
  const table = newTable(7);
  for (;;) {
    const { state } = table.match();
    if (state.stage !== 'pre-battle') throw new Error('nobody declared anything');
    const action = proposed(table, 7);
    if (action.type !== 'declare') {
      play(table, action);
      continue;
    }
    const army = state.preBattle.armies[player === 'Ann' ? 0 : 1];
    const units = (army?.units ?? []).slice(0, 1).map(({ id }) => id);
    play(table, { type: 'declare', player, ...declaration(units) });
    expect(table.seatOf(player).view().refusal).toEqual([]);
    return table;
  }
}
