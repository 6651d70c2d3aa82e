import { describe, expect, it } from 'vitest';
import { playOut, startMatch } from 'wargame-rules';
import { type AnyMission, extraction, OPEN_PLAY_IDEAS, openHostilityGame } from 'wargame-rules/open-play';
import { checkGame, checkMission } from 'wargame-rules/testing';
import { inPlay } from '../../testing/inPlay';

const players = ['Ann', 'Ben'] as const;
const WITH_ACTIONS = OPEN_PLAY_IDEAS.filter(({ parts }) => parts.some(({ apply }) => apply));

/** The mission, and how many actions with its parts were carried out. */
function watched(mission: AnyMission) {
  const seen = { deeds: 0 };
  const parts = mission.parts.map((part) => ({
    ...part,
    ...(part.apply && {
      apply: (...all: Parameters<NonNullable<typeof part.apply>>) => {
        seen.deeds++;
        return part.apply?.(...all);
      },
    }),
  }));
  return { mission: { ...mission, parts } as AnyMission, seen };
}

/** How often something was done with a part of a mission, in so many matches that bots play. */
function deedsOf(mission: AnyMission, matches: number): number {
  const game = openHostilityGame([mission]);
  let deeds = 0;
  for (let seed = 0; seed < matches; seed++) {
    const { record } = playOut(game, startMatch(game, { players }, { seed }), { botSeed: seed });
    for (const { action } of record.steps) {
      if (action.type === 'report' && action.fact.type === 'part-action') deeds++;
    }
  }
  return deeds;
}

describe('the parts of the missions', { timeout: 60_000 }, () => {
  it('OP-IDEAS: are those with which somebody can do something', () => {
    expect(WITH_ACTIONS.map(({ id }) => id)).toEqual([
      'dark-ritual',
      'sabotage',
      'fallen-pod',
      'forlorn-hope',
      'lost-archeotech',
      'extraction',
    ]);
    for (const { parts } of OPEN_PLAY_IDEAS) {
      for (const { apply, propose } of parts) expect(propose === undefined).toBe(apply === undefined);
    }
  });

  it.each(WITH_ACTIONS)('OP-IDEAS: are played by bots: $id', (mission) => {
    expect(deedsOf(mission, 20)).toBeGreaterThan(0);
  });

  it('OP-IDEAS: are played by the kit, in battles and in matches', () => {
    const quick = { matches: 1, mostSteps: 150, tries: 0 };
    const deeds = WITH_ACTIONS.map((idea) => {
      const { mission, seen } = watched(idea);
      checkMission(inPlay(mission), quick);
      return seen.deeds;
    });
    expect(deeds.filter((count) => count > 0).length).toBeGreaterThan(3);
    const { mission, seen } = watched(extraction);
    checkGame(openHostilityGame([mission]), { ...quick, setups: [{ players }] });
    expect(seen.deeds).toBeGreaterThan(0);
  });
});
