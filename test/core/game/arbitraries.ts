import fc from 'fast-check';
import {
  derive,
  type Game,
  type GameTypes,
  type Match,
  playAction,
  randomAction,
  type Seed,
  seededDice,
  startMatch,
} from 'wargame-rules';
import { type AmbushTypes, ambush } from './ambush';
import { type RaceTypes, race } from './race';

export const raceSetup: RaceTypes['setup'] = { players: ['Ann', 'Ben'], length: 30 };
export const ambushSetup: AmbushTypes['setup'] = { players: ['Ann', 'Ben', 'Cid'], rounds: 3 };

/** A game with a set-up, so that one property can run over several games. */
export interface Playable<Types extends GameTypes = GameTypes> {
  readonly game: Game<Types>;
  readonly setup: Types['setup'];
}

export const playables: readonly Playable[] = [
  { game: race, setup: raceSetup } as unknown as Playable,
  { game: ambush, setup: ambushSetup } as unknown as Playable,
];

export const anyPlayable = fc.constantFrom(...playables);

/** Random actions, one match after each; the first match is the beginning. */
export function playedMatches<Types extends GameTypes>(
  { game, setup }: Playable<Types>,
  seed: Seed,
  bots: Seed,
  most = 30,
): readonly Match<Types>[] {
  const matches = [startMatch(game, setup, { seed })];
  for (let step = 0; step < most; step++) {
    const match = matches[step] as Match<Types>;
    const [player] = game.toAct(match.state);
    if (player === undefined) break;
    const action = randomAction(game, match.state, player, seededDice(derive(bots, 'bot', step)));
    matches.push(playAction(game, match, action));
  }
  return matches;
}

/** The last of {@link playedMatches}. */
export function playedMatch<Types extends GameTypes>(
  playable: Playable<Types>,
  seed: Seed,
  bots: Seed,
  most = 30,
): Match<Types> {
  return playedMatches(playable, seed, bots, most).at(-1) as Match<Types>;
}

export const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
