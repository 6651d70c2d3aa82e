import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Dice,
  derive,
  type Match,
  playAction,
  playOut,
  replay,
  seededDice,
  startMatch,
} from 'wargame-rules';
import {
  annihilation,
  type Battle,
  fightingModels,
  type OpenHostilityAction,
  type OpenHostilityState,
  type OpenHostilityTypes,
  openHostility,
  openHostilityGame,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';

const players = ['Ann', 'Ben'] as const;

/** Plays a match of random bots and calls back before each action. */
function playRandomly(
  seed: number,
  each: (state: OpenHostilityState, action: OpenHostilityAction) => void = () => {},
): Match<OpenHostilityTypes> {
  const match = startMatch(openHostility, { players }, { seed });
  return playOut(openHostility, match, {
    botSeed: seed,
    bot: (game, state, player, dice) => {
      const action = game.propose?.(state, player, dice) as OpenHostilityAction;
      each(state, action);
      return action;
    },
  });
}

describe('the Open Hostility game', () => {
  it('OP-SEQ: goes from mustering to a victor with any legal play, and never gets stuck', () => {
    const ended = new Set<string>();
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { state, record } = playRandomly(seed);
        const outcome = openHostility.outcome(state);
        expect(outcome?.reasons.length).toBeGreaterThan(0);
        expect(openHostility.toAct(state)).toEqual([]);
        if (state.stage === 'battle') ended.add(state.battle.mission);
        expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      }),
      { numRuns: 25 },
    );
    expect(ended.size).toBe(3);
  });

  it('changes nothing it is given, and states survive JSON at every step', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        playRandomly(seed, (state, action) => {
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          const frozen = deepFreeze(structuredClone(state));
          const { state: after } = openHostility.apply(
            frozen,
            deepFreeze(structuredClone(action)),
            seededDice(seed),
          );
          expect(after).not.toBe(frozen);
          expect(frozen).toEqual(state);
        });
      }),
      { numRuns: 5 },
    );
  });

  it('replays to the same state, in the middle as well', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, share) => {
        const { record, state } = playRandomly(seed);
        expect(replay(openHostility, record).state).toEqual(state);
        const steps = record.steps.slice(0, Math.floor(record.steps.length * share));
        const half = replay(openHostility, { ...record, steps });
        expect(half.record.steps).toEqual(steps);
      }),
      { numRuns: 5 },
    );
  });

  it('every unit is in exactly one place, and every model in one unit', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let models: readonly string[] | null = null;
        playRandomly(seed, (state) => {
          if (state.stage !== 'battle') return;
          const now = modelIds(state.battle);
          expect(new Set(now).size).toBe(now.length);
          models ??= now;
          expect([...now].sort()).toEqual([...models].sort());
        });
      }),
      { numRuns: 10 },
    );
  });

  it('OP-RESERVE-1, C74, C79: nothing that a viewer gets betrays what the other declared', () => {
    let secrets = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        playRandomly(seed, (state, action) => {
          for (const viewer of [...players, 'spectator']) {
            const other = openHostility.redeal?.(state, viewer, seededDice(derive(seed, viewer))) ?? state;
            if (JSON.stringify(other) !== JSON.stringify(state)) secrets++;
            expect(openHostility.view(other, viewer)).toEqual(openHostility.view(state, viewer));
            expect(openHostility.toAct(other)).toEqual(openHostility.toAct(state));
            if (action.player === viewer) {
              expect(openHostility.check(other, action)).toEqual(openHostility.check(state, action));
            }
          }
        });
      }),
      { numRuns: 10 },
    );
    expect(secrets).toBeGreaterThan(5);
  });

  it('OP-RESERVE-1: the history shows a secret declaration to its player only', () => {
    const secret = { type: 'declare', player: 'Ann', reserve: ['x'], embarked: [] } as const;
    expect(openHostility.viewAction?.(secret, 'Ann')).toEqual(secret);
    expect(openHostility.viewAction?.(secret, 'Ben')).toBeNull();
    expect(openHostility.viewAction?.(secret, 'spectator')).toBeNull();
  });

  it('OP-RESERVE-1: commits with the first declaration and reveals with the second', () => {
    playRandomly(7, (state, action) => {
      if (action.type !== 'declare' || state.stage !== 'pre-battle') return;
      const { seals } = openHostility.apply(state, action, seededDice(1));
      const second = state.preBattle.declarations.some((declaration) => declaration !== null);
      expect(seals).toBe(second ? 'reveal' : 'commit');
    });
  });

  it('OP-MORALE-2: only the owner says who flees, and only whose turn it is ends it', () => {
    let asked = 0;
    for (let seed = 0; seed < 8; seed++) {
      playRandomly(seed, (state) => {
        if (state.stage !== 'battle' || state.battle.over) return;
        const [owner, ...others] = openHostility.toAct(state);
        const rival = players.find((player) => player !== owner) as string;
        if (state.battle.flight) {
          asked++;
          expect(others).toEqual([]);
          const flee = { type: 'report', player: rival, fact: { type: 'flee', models: [] } } as const;
          expect(openHostility.check(state, flee)[0]?.code).toBe('battle/wrong-player');
          return;
        }
        const end = { type: 'report', fact: { type: 'turn-ended' } } as const;
        expect(openHostility.check(state, { ...end, player: owner as string })).toEqual([]);
        expect(openHostility.check(state, { ...end, player: rival })[0]?.code).toBe('battle/wrong-player');
      });
    }
    expect(asked).toBeGreaterThan(0);
  });

  it('refuses no missions and two of one id', () => {
    expect(() => openHostilityGame([])).toThrow(/at least one mission/);
    expect(() => openHostilityGame([annihilation, annihilation])).toThrow(/share an id/);
  });

  it('refuses what is out of place with the battle under way', () => {
    const { state } = playRandomly(3);
    const late = { type: 'read-briefing', player: 'Ann' } as const;
    expect(openHostility.check(state, late)[0]?.code).toBe('pre-battle/wrong-step');
    const after = { type: 'report', player: 'Ann', fact: { type: 'turn-ended' } } as const;
    expect(openHostility.check(state, after)[0]?.code).toBe('battle/over');
  });

  it('OP-HOLD-2: knows at every time where each model on the battlefield stands', () => {
    let arrivals = 0;
    for (let seed = 0; seed < 12; seed++) {
      playRandomly(seed, (state, action) => {
        if (state.stage !== 'battle') return;
        const there = state.battle.armies.flatMap(({ units }) =>
          units.filter(({ place }) => place.where === 'battlefield'),
        );
        for (const model of there.flatMap(fightingModels)) expect(model.at).toBeDefined();
        if (action.type !== 'report' || action.fact.type !== 'unit-arrived') return;
        arrivals++;
        const { positions: _, ...silent } = action.fact;
        expect(openHostility.check(state, { ...action, fact: silent })[0]?.code).toBe(
          'battle/position-unknown',
        );
      });
    }
    expect(arrivals).toBeGreaterThan(0);
  });

  it('takes dice of any kind', () => {
    const faces: number[] = [];
    const source = seededDice(5);
    const framework: Dice = { roll: (sides) => faces[faces.push(source.roll(sides)) - 1] as number };
    let match = startMatch(openHostility, { players }, framework);
    for (let step = 0; step < 40 && openHostility.toAct(match.state).length > 0; step++) {
      const [player] = openHostility.toAct(match.state) as [string];
      const action = openHostility.propose?.(
        match.state,
        player,
        seededDice(derive(5, step)),
      ) as OpenHostilityAction;
      match = playAction(openHostility, match, action, framework);
    }
    expect(replay(openHostility, match.record).state).toEqual(match.state);
    expect(match.record.seed).toBeUndefined();
  });
});

function modelIds({ armies }: Battle): readonly string[] {
  return armies.flatMap(({ units }) => units.flatMap(({ models }) => models.map(({ id }) => id)));
}
