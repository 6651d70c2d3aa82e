/**
 * How good a game Warmaster is on the edition that comes with the package, and how good the bots are.
 *
 *     npm run balance                                      10,000 games, greedy bots on both sides
 *     npm run balance -- --games 1000 --seed mine          fewer, other ones
 *     npm run balance -- --games 400 --bots look-ahead,greedy    one bot against another, sides alternating
 */
import { type Bot, type Dice, derive, rollDie, type Seed, seededDice, simulate } from 'wargame-rules';
import {
  fairBot,
  greedyBot,
  lookAheadBot,
  type Side,
  type WarmasterBot,
  type WarmasterState,
  type WarmasterTypes,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';

const SETUP = { edition: warmasterEdition.id, version: warmasterEdition.version };

/** No game should last longer. */
const LONG = 30;

const random: WarmasterBot = ({ actions }, dice) =>
  actions[rollDie(actions.length, dice) - 1] as WarmasterTypes['action'];

const BOTS: { readonly [name: string]: WarmasterBot } = {
  random,
  greedy: greedyBot(warmasterEdition),
  'look-ahead': lookAheadBot(warmasterEdition),
};

type Seats = { readonly [side in Side]: Bot<WarmasterTypes> };

/** Plays a game to its end; nothing of it is kept but the last state. */
function play(seats: Seats, dice: Dice, botDice: Dice): WarmasterState {
  let state = warmaster.start(SETUP, dice);
  for (let [player] = warmaster.toAct(state); player; [player] = warmaster.toAct(state)) {
    state = warmaster.apply(state, seats[player](warmaster, state, player, botDice), dice).state;
  }
  return state;
}

function playAll<Result>(
  games: number,
  seed: Seed,
  seatsOf: (game: number) => Seats,
  resultOf: (state: WarmasterState, game: number) => Result,
): readonly Result[] {
  const results: Result[] = [];
  simulate(
    (dice) => {
      const game = results.length;
      const state = play(seatsOf(game), dice, seededDice(derive(seed, 'bots', game)));
      results.push(resultOf(state, game));
      return null;
    },
    { runs: games, seed, onProgress: (done) => process.stderr.write(`\r${done} of ${games} games`) },
  );
  process.stderr.write('\n');
  return results;
}

const winnerOf = ({ outcome }: WarmasterState): Side | 'draw' => outcome?.winners[0] ?? 'draw';

/** What came how often, the most frequent first. */
function tallied(list: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([name, count]) => `  ${percent(count, list.length)}  ${name} (${count})`);
}

const percent = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)}%`.padStart(6);

function balance(name: string, games: number, seed: Seed): readonly string[] {
  const bot = fairBot(botNamed(name));
  const results = playAll(
    games,
    seed,
    () => ({ imperial: bot, traitor: bot }),
    (state) => ({
      winner: winnerOf(state),
      turns: state.turn,
      ending: state.outcome?.reasons.map(({ message }) => message).join(', and ') ?? '',
    }),
  );
  const turns = results.map((result) => result.turns).sort((one, other) => one - other);
  const long = turns.filter((turn) => turn > LONG).length;
  return [
    `${games} games, ${name} bots on both sides, seed ${JSON.stringify(seed)}`,
    'Winners',
    ...tallied(results.map(({ winner }) => winner)),
    'Length',
    `  median ${turns[Math.floor(games / 2)]} turns, the longest ${turns.at(-1)}`,
    `  ${percent(long, games)}  over ${LONG} turns (${long})`,
    'Endings',
    ...tallied(results.map(({ winner, ending }) => `${winner}: ${ending}`)),
  ];
}

function duel(one: string, other: string, games: number, seed: Seed): readonly string[] {
  const [first, second] = [fairBot(botNamed(one)), fairBot(botNamed(other))];
  const sideOf = (game: number): Side => (game % 2 === 0 ? 'imperial' : 'traitor');
  const results = playAll(
    games,
    seed,
    (game) =>
      sideOf(game) === 'imperial'
        ? { imperial: first, traitor: second }
        : { imperial: second, traitor: first },
    (state, game) => {
      const winner = winnerOf(state);
      return winner === 'draw'
        ? 'draw'
        : winner === sideOf(game)
          ? `${one} as ${winner}`
          : `${other} as ${winner}`;
    },
  );
  const won = results.filter((result) => result.startsWith(`${one} as`)).length;
  return [
    `${games} games, ${one} against ${other}, sides alternating, seed ${JSON.stringify(seed)}`,
    ...tallied(results),
    `${one} wins ${percent(won, games).trim()}`,
  ];
}

function botNamed(name: string): WarmasterBot {
  const bot = BOTS[name];
  if (bot) return bot;
  throw new Error(`there is no bot "${name}"; there are ${Object.keys(BOTS).join(', ')}`);
}

function argument(name: string, otherwise: string): string {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
}

const [one, other] = argument('bots', 'greedy').split(',') as [string, string?];
const games = Number(argument('games', '10000'));
const seed = argument('seed', 'Isstvan');
const lines = other ? duel(one, other, games, seed) : balance(one, games, seed);
console.log(lines.join('\n'));
