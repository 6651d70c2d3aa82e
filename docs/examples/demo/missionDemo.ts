import { history, type Match, playOut, type Seed, startMatch } from 'wargame-rules';
import {
  type AnyMission,
  type OpenHostilityTypes,
  openHostilityGame,
  scoreBattle,
  standing,
} from 'wargame-rules/open-play';
import { eventLine } from './eventLine';
import { rollLines } from './rollLines';
import { scoreLines, verdictLines } from './scoreLines';

const players = ['Ann', 'Ben'] as const;

/** Plays a mission with two players who do anything that is allowed, from mustering to the victor. */
export function playMission(mission: AnyMission, seed: Seed): readonly string[] {
  const game = openHostilityGame([mission]);
  const match = playOut(game, startMatch(game, { players }, { seed }), { botSeed: seed });
  return [
    `${mission.title}: ${mission.briefing}`,
    '',
    ...history(game, match, 'spectator').flatMap(({ events }, step) => [
      ...events.flatMap(eventLine).map((line) => `  ${line}`),
      ...rollLines(match.record.steps[step]?.faces ?? []).map((line) => `      ${line}`),
    ]),
    '',
    ...ending(mission, match),
  ];
}

function ending(mission: AnyMission, { state }: Match<OpenHostilityTypes>): readonly string[] {
  if (state.stage !== 'battle') return [];
  const { battle } = state;
  const names = [battle.armies[0].player, battle.armies[1].player] as const;
  return [
    'Score',
    ...scoreLines(scoreBattle(mission, battle), names).map((line) => `  ${line}`),
    'Verdict',
    ...verdictLines(standing(mission, battle), names).map((line) => `  ${line}`),
  ];
}
