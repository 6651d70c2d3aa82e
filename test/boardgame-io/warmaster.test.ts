import { describe, expect, it } from 'vitest';
import { derive, matchView, replay, rollDie, seededDice } from 'wargame-rules';
import { boardgameIo } from 'wargame-rules/boardgame-io';
import { type WarmasterTypes, warmaster } from 'wargame-rules/warmaster';
import { type Guest, openTable, type Table, withoutItsSeed } from './table';

const SEED = 'the seed of the server';
const setup = { edition: 'reconstruction', version: 1 } as const;

function newTable(seed: number): Table<WarmasterTypes> {
  const table = openTable(boardgameIo(warmaster, { setup, dice: seededDice(derive(SEED, seed)) }));
  table.first.moves.begin();
  return table;
}

function guestToAct({ first, second }: Table<WarmasterTypes>): Guest<WarmasterTypes> | undefined {
  return [first, second].find((guest) => guest.view().toAct.some((side) => side === guest.view().viewer));
}

/** The units that the Imperial player has been able to tell apart at any time. */
function noteKnown({ state }: { state: WarmasterTypes['state'] }, known: Set<string>): void {
  for (const { id } of warmaster.view(state, 'imperial').units) known.add(id);
}

describe('Warmaster between two clients, with a spectator', () => {
  for (const seed of [1, 2]) {
    it(`C74, C75, C79: match ${seed} goes to the end by what each client is told`, () => {
      const table = newTable(seed);
      const known = new Set<string>();
      const watchers = [table.seatOf('imperial'), table.spectator].map((guest) => ({ guest, read: 0 }));
      let hidden = 0;
      for (let step = 0; ; step++) {
        const match = table.match();
        noteKnown(match, known);
        const unknown = match.state.units.filter(({ id }) => !known.has(id)).map(({ id }) => id);
        hidden += unknown.length;
        for (const watcher of watchers) {
          const { traffic } = watcher.guest;
          const news = traffic.slice(watcher.read).join('\n');
          watcher.read = traffic.length;
          expect(news).not.toBe('');
          expect(unknown.filter((id) => news.includes(JSON.stringify(id)))).toEqual([]);
        }
        const guest = guestToAct(table);
        if (!guest) break;
        const { viewer, actions } = guest.view();
        expect(actions).toEqual(viewer === 'spectator' ? [] : warmaster.actions(match.state, viewer));
        guest.moves.act(actions?.[rollDie(actions.length, seededDice(derive(seed, 'bot', step))) - 1]);
        expect(guest.view().refusal).toEqual([]);
        expect(table.match().record.steps.length).toBe(step + 1);
      }
      expect(hidden).toBeGreaterThan(0);

      const { record, state } = table.match();
      expect(replay(warmaster, record).state).toEqual(state);
      const { winners = [] } = warmaster.outcome(state) ?? {};
      const [winner] = winners.map((side) => (side === 'imperial' ? '0' : '1'));
      for (const { traffic, view, ctx } of [table.first, table.second, table.spectator]) {
        const seen = view();
        const allowed = matchView(warmaster, table.match(), seen.viewer);
        expect([seen.view, seen.history]).toEqual([allowed.view, allowed.history]);
        expect(ctx().gameover).toMatchObject(winner === undefined ? { draw: true } : { winner });
        const all = traffic.join('\n');
        const secrets = [SEED, '"faces"', 'setupFaces', 'checksum', '"record"', '"settled"', '"cup":['];
        expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
      }
    });
  }

  it('C74, C77, C78: the Imperial player gets the same messages whatever lies where', () => {
    const one = deployed((areas) => areas);
    const other = deployed((areas) => [...areas].reverse());
    expect(one.match().state.phase).not.toBe('deployment');
    expect(other.match().state).not.toEqual(one.match().state);
    for (const guest of ['imperial', 'spectator'] as const) {
      const [told, toldOther] = [one, other].map((table) =>
        withoutItsSeed((guest === 'imperial' ? table.seatOf(guest) : table.spectator).traffic),
      );
      expect(told?.length).toBeGreaterThan(5);
      expect(toldOther).toEqual(told);
      expect(told?.at(-1)).toContain('"faceDown":[1');
    }
  });

  it('C74, C77: the Traitor gets the same messages whoever is in which group', () => {
    const tables = [0, -1].map((choice) => {
      const table = deployed((areas) => areas);
      while (table.match().state.phase === 'grouping') {
        const imperial = table.seatOf('imperial');
        imperial.moves.act(imperial.view().actions?.at(choice));
        expect(imperial.view().refusal).toEqual([]);
      }
      return table;
    });
    const [one, other] = tables.map((table) => table.match().state.parties);
    expect(one?.length).toBeGreaterThan(1);
    expect(other).not.toEqual(one);
    for (const seat of ['second', 'spectator'] as const) {
      const [told, toldOther] = tables.map((table) => withoutItsSeed(table[seat].traffic));
      expect(toldOther).toEqual(told);
    }
  });
});

/** Deploys all counters into the same areas, in an order. */
function deployed(inOrder: (areas: readonly number[]) => readonly number[]): Table<WarmasterTypes> {
  const table = newTable(5);
  const deployment = inOrder(areasOfDeployment());
  for (const area of deployment) {
    const traitor = table.seatOf('traitor');
    traitor.moves.act(traitor.view().actions?.find((action) => 'area' in action && action.area === area));
    expect(traitor.view().refusal).toEqual([]);
  }
  return table;
}

/** As many different areas as there are counters to deploy, as the game lists them. */
function areasOfDeployment(): readonly number[] {
  let state = warmaster.start(setup, seededDice(5));
  const areas: number[] = [];
  while (state.phase === 'deployment') {
    const [action] = warmaster.actions(state, 'traitor') ?? [];
    if (action?.type !== 'deploy') throw new Error('nothing to deploy');
    areas.push(action.area);
    state = warmaster.apply(state, action, seededDice(5)).state;
  }
  return areas;
}
