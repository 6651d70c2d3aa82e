import { describe, expect, it } from 'vitest';
import { derive, rollDie, seededDice } from 'wargame-rules';
import type { Side, WarmasterAction, WarmasterState } from 'wargame-rules/warmaster';
import { playGame } from '../randomPlay';
import { codes, end, move, plain, play, special, table } from '../table';

const VIEWERS = ['imperial', 'traitor', 'spectator'] as const;
type Seen = (typeof VIEWERS)[number];

function redealt(state: WarmasterState, viewer: Seen, seed: number): WarmasterState {
  return special.redeal?.(state, viewer, seededDice(derive(seed, viewer))) as WarmasterState;
}

/** What a viewer can get out of the game. */
function seen(state: WarmasterState, viewer: Seen) {
  return {
    view: special.view(state, viewer),
    toAct: special.toAct(state),
    actions: viewer === 'spectator' ? [] : special.actions(state, viewer),
  };
}

function history(step: ReturnType<typeof special.apply>, viewer: Seen) {
  return step.events.map((event) => special.viewEvent?.(event, viewer));
}

describe('views', { timeout: 60_000 }, () => {
  it('WM-REV-4: are the same for states that differ only in what is hidden, and so is all that follows', () => {
    const leaks: string[] = [];
    const compare = (what: string, one: unknown, other: unknown): void => {
      if (JSON.stringify(one) !== JSON.stringify(other)) leaks.push(what);
    };
    for (let seed = 0; seed < 12; seed++) {
      playGame(special, 'special', seed, ({ before, action }) => {
        for (const viewer of VIEWERS) {
          const other = redealt(before, viewer, seed);
          compare(`${viewer} before ${action.type}`, seen(other, viewer), seen(before, viewer));
          if (viewer !== action.player) continue;
          const own = special.apply(before, action, seededDice(seed));
          const same = special.apply(other, action, seededDice(seed));
          compare(`the seal of ${action.type}`, same.seals, own.seals);
          if (own.seals === 'reveal') continue;
          compare(`${viewer} after ${action.type}`, seen(same.state, viewer), seen(own.state, viewer));
          compare(`the history of ${action.type}`, history(same, viewer), history(own, viewer));
        }
      });
    }
    expect(leaks).toEqual([]);
  });

  it('WM-REV-4: a state dealt anew keeps the units, and can be played on', () => {
    const start = table('imperial-movement', {
      emperor: 35,
      horus: [34, 'down'],
      'trap-1': [33, 'down'],
      'crew-1': [32, 'down'],
      angron: 'cup',
    });
    const layouts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const other = redealt(start, 'imperial', seed);
      layouts.add(JSON.stringify(other.units));
      expect(other.units.map(({ id }) => id)).toEqual(start.units.map(({ id }) => id));
      const places = other.units.flatMap(({ at, faceUp }) => (faceUp || typeof at !== 'number' ? [] : [at]));
      expect([...places].sort()).toEqual([32, 33, 34]);
      play(special, other, [move('imperial', 'emperor', 34), end('imperial')]);
    }
    expect(layouts.size).toBe(6);
    expect(redealt(start, 'traitor', 1)).toEqual(start);
  });

  it('C74: a view holds nothing of a counter that lies face down', () => {
    const start = table('imperial-movement', { emperor: 35, horus: [34, 'down'], 'trap-1': [33, 'down'] });
    for (const viewer of ['imperial', 'spectator'] as const) {
      const view = special.view(start, viewer);
      expect(JSON.stringify(view)).not.toMatch(/"horus"|"trap-1"/);
      expect(view.faceDown).toEqual([33, 34]);
    }
    expect(special.view(start, 'traitor').units).toContainEqual({ id: 'horus', at: 34, faceUp: false });
    expect(special.view(start, 'traitor').faceDown).toEqual([]);
  });

  it('C75: the cup is a count, and no view has seeds, faces or a history', () => {
    const start = table('imperial-movement', {
      emperor: 35,
      horus: [34, 'down'],
      angron: 'cup',
      magnus: 'cup',
    });
    const view = special.view(start, 'imperial');
    expect(view.cup).toBe(2);
    expect(JSON.stringify(view)).not.toMatch(/angron|magnus|seed|snapshot/);
  });

  it('C77, C78: the deployment shows nothing on the way, then only where counters lie', () => {
    const layouts = [1, 2].map((seed) => {
      const dice = seededDice(seed);
      let state = special.start({ edition: 'special', version: 1 }, dice);
      const views: unknown[] = [];
      const areas = special.actions(state, 'traitor') ?? [];
      const order = [...areas].sort(() => rollDie(2, dice) - 1.5);
      for (const { area } of order as readonly Extract<WarmasterAction, { type: 'deploy' }>[]) {
        const action = special
          .actions(state, 'traitor')
          ?.find((one) => one.type === 'deploy' && one.area === area);
        if (!action || state.phase !== 'deployment') break;
        views.push(special.view(state, 'imperial'));
        expect(special.viewAction?.(action, 'imperial')).toBeNull();
        expect(special.viewAction?.(action, 'spectator')).toBeNull();
        expect(special.viewAction?.(action, 'traitor')).toEqual(action);
        state = special.apply(state, action, dice).state;
      }
      expect(state.phase).toBe('grouping');
      return { views, state };
    });
    expect(layouts[0]?.views).toEqual(layouts[1]?.views);
    expect(new Set(layouts[0]?.views.map((view) => JSON.stringify(view))).size).toBe(1);
  });

  it('an Imperial group is unknown to the other side until it is teleported', () => {
    const units = ['emperor', 'sanguinius', 'rogal-dorn'];
    const others = ['custodians-1', 'custodians-2', 'custodians-3'];
    const waiting = Object.fromEntries([...units, ...others].map((unit) => [unit, 'reserve' as const]));
    const party = { side: 'imperial' as const, turn: 1, mustGo: true, shown: false };
    const state = table(
      'imperial-reinforcement',
      { ...waiting, horus: [56, 'down'] },
      {
        turn: 1,
        parties: [
          { ...party, units: others },
          { ...party, units },
        ],
      },
    );
    expect(special.view(state, 'traitor').parties.map((one) => one.units)).toEqual([null, null]);
    expect(special.view(state, 'imperial').parties.map((one) => one.units)).toEqual([others, units]);
    const step = special.apply(
      state,
      { type: 'teleport', player: 'imperial', units },
      {
        roll: (() => {
          const faces = [1, 2];
          return () => faces.shift() ?? 1;
        })(),
      },
    );
    expect(step.seals).toBe('reveal');
    expect(special.view(step.state, 'traitor').parties.map((one) => one.units)).toEqual([null, units]);
    const dealt = new Set(
      Array.from({ length: 30 }, (_, seed) => JSON.stringify(redealt(state, 'traitor', seed).parties)),
    );
    expect(dealt.size).toBeGreaterThan(10);
  });

  it('C79: legal actions, refusals and retreats count face-down enemies and name none', () => {
    const stands = { emperor: 35, 'custodians-1': 32 } as const;
    const one = table('imperial-movement', { ...stands, horus: [34, 'down'], 'trap-1': [33, 'down'] });
    const other = table('imperial-movement', { ...stands, horus: [33, 'down'], 'trap-1': [34, 'down'] });
    expect(plain.actions(one, 'imperial')).toEqual(plain.actions(other, 'imperial'));
    for (const action of [
      move('imperial', 'horus', 36),
      move('imperial', 'trap-1', 36),
      { type: 'lose', player: 'imperial', unit: 'horus' },
    ] as const) {
      expect(plain.check(one, action)).toEqual(plain.check(other, action));
    }
    expect(codes(plain, one, move('imperial', 'horus', 36))).toEqual(['warmaster/not-yours']);
  });

  it('losses that are being chosen show no counter that lies face down', () => {
    const start = table('traitor-movement', {
      angron: 35,
      magnus: 35,
      'daemons-1': 35,
      'daemons-2': 35,
      'trap-1': [35, 'down'],
      horus: [56, 'down'],
      emperor: 14,
    });
    const lose = { type: 'lose', player: 'traitor', unit: 'trap-1' } as const;
    const { state } = play(plain, start, [end('traitor'), lose]);
    expect(plain.view(state, 'imperial').decision).toMatchObject({ type: 'losses', chosen: 1, marked: [] });
    expect(plain.view(state, 'traitor').decision).toMatchObject({ chosen: 1, marked: ['trap-1'] });
    expect(plain.viewAction?.(lose, 'imperial')).toBeNull();
    for (let seed = 0; seed < 8; seed++) {
      const other = redealt(state, 'imperial', seed);
      expect(special.view(other, 'imperial')).toEqual(special.view(state, 'imperial'));
      const [task] = other.agenda;
      const marked = task?.type === 'losses' ? task.marked : [];
      expect(other.units.find(({ id }) => id === marked[0])?.at).toBe(35);
    }
  });

  it('everything else in the history is for everybody', () => {
    const sides: readonly Side[] = ['imperial', 'traitor'];
    for (const viewer of sides) {
      const action = { type: 'move', player: 'imperial', unit: 'emperor', to: 35 } as const;
      expect(special.viewAction?.(action, viewer)).toEqual(action);
    }
    expect(special.viewEvent?.({ type: 'grouped', units: ['emperor'] }, 'traitor')).toBeNull();
    expect(special.viewEvent?.({ type: 'grouped', units: ['emperor'] }, 'imperial')).not.toBeNull();
    expect(special.viewEvent?.({ type: 'deployed', unit: 'horus', area: 14 }, 'spectator')).toBeNull();
    expect(special.viewEvent?.({ type: 'deployed', unit: 'horus', area: 14 }, 'traitor')).not.toBeNull();
  });
});
