import { derive, playOut, startMatch, transcript } from 'wargame-rules';
import { openHostility } from 'wargame-rules/open-play';
import { boardSvg, greedyBot, lookAheadBot, warmaster, warmasterEdition } from 'wargame-rules/warmaster';
import { GAMES } from '../../golden/games';
import type { GoldenPlay } from '../../golden/goldenPlay';
import { MISSIONS } from '../../golden/missions';
import { SCENARIOS } from '../../golden/scenarios';
import { fairGame } from '../../warmaster/bots/fairPlay';
import type { Fingerprint } from '../fingerprint';
import { savedLines } from '../savedFiles';

const MATCHES = 6;

function goldenPlay({ id, golden }: GoldenPlay): Fingerprint {
  return {
    title: `the golden playthrough of ${id}`,
    lines: () => golden().trimEnd().split('\n'),
    golden: (saved) => savedLines(saved, `golden/${id}.txt`),
  };
}

/** Everything that happened, and every checksum of the record. */
function openHostilityMatch(number: number): readonly string[] {
  const started = startMatch(
    openHostility,
    { players: ['Ann', 'Ben'] },
    { seed: derive('browser', 'run', number) },
  );
  const match = playOut(openHostility, started, { botSeed: number });
  return [
    ...transcript(openHostility, match, 'spectator'),
    ...match.record.steps.map(({ checksum, faces }) => `${checksum} ${JSON.stringify(faces)}`),
  ];
}

export const PLAYS: readonly Fingerprint[] = [...GAMES, ...MISSIONS, ...SCENARIOS].map(goldenPlay);

export const MATCHES_OF_BOTS: readonly Fingerprint[] = [
  {
    title: 'whole matches of Open Hostility',
    lines: () => Array.from({ length: MATCHES }, (_, number) => openHostilityMatch(number)).flat(),
  },
  {
    title: 'whole games of Warmaster between its bots',
    lines: () => {
      const seats = {
        imperial: greedyBot(warmasterEdition),
        traitor: lookAheadBot(warmasterEdition, { iterations: 4, phases: 2 }),
      };
      const decided: string[] = [];
      const last = fairGame(seats, 41, ({ player, action }) =>
        decided.push(`${player} ${JSON.stringify(action)}`),
      );
      const board = boardSvg(warmasterEdition, warmaster.view(last, 'spectator'));
      return [...decided, JSON.stringify(last), ...board.split('\n')];
    },
  },
];
