import { createInterface } from 'node:readline/promises';
import {
  type AskedAction,
  answerQuestion,
  askAction,
  derive,
  history,
  type Match,
  playAction,
  scriptedDice,
  seededDice,
  startMatch,
} from 'wargame-rules';
import {
  fairBot,
  greedyBot,
  lookAheadBot,
  type Side,
  type WarmasterAction,
  type WarmasterTypes,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { actionLine } from './names';
import { type PlayOptions, playOptions, WARMASTER_USAGE } from './options';
import { viewLines } from './viewLines';
import { warmasterEventLine } from './warmasterEventLine';

type WarmasterMatch = Match<WarmasterTypes>;
/** Asks for a line; null when the input has ended. */
type Prompt = (question: string) => Promise<string | null>;

const SETUP = { edition: warmasterEdition.id, version: warmasterEdition.version };

const print = (lines: readonly string[]): void => {
  if (lines.length > 0) console.log(lines.join('\n'));
};

/** Plays Warmaster in the terminal: one person or two, against a bot or not, on dice that fall or are asked for. */
export async function playWarmaster(args: readonly string[]): Promise<void> {
  const options = playOptions(args);
  if (!options) return print(WARMASTER_USAGE);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const prompt: Prompt = async (question) => {
    process.stdout.write(question);
    const next = await lines.next();
    return next.done ? null : next.value.trim();
  };
  try {
    await playToTheEnd(options, prompt);
  } finally {
    terminal.close();
  }
}

async function playToTheEnd(options: PlayOptions, prompt: Prompt): Promise<void> {
  const bot = fairBot(
    options.bot === 'greedy' ? greedyBot(warmasterEdition) : lookAheadBot(warmasterEdition),
  );
  let match = startMatch(warmaster, SETUP, options.asked ? scriptedDice([]) : { seed: options.seed });
  for (let [player] = warmaster.toAct(match.state); player; [player] = warmaster.toAct(match.state)) {
    const own = seededDice(derive(options.seed, 'bot', player, match.record.steps.length));
    const action = options.people.includes(player)
      ? await chosenAction(match, player, prompt)
      : bot(warmaster, match.state, player, own);
    const next = action && (await carriedOut(match, action, options, prompt));
    if (!next) return print(['', 'No more input: the game stays unfinished.']);
    match = next;
    print(newLines(match, options.people));
  }
}

/** What the last action brought, as those at the keyboard may read it. */
function newLines(match: WarmasterMatch, people: readonly Side[]): readonly string[] {
  const [one, other] = people;
  const viewer = one === undefined || other !== undefined ? 'spectator' : one;
  const last = { ...match, record: { ...match.record, steps: match.record.steps.slice(-1) } };
  return history(warmaster, { ...last, events: match.events.slice(-1) }, viewer).flatMap(({ events }) =>
    events.flatMap(warmasterEventLine),
  );
}

/** Lists what the player may do and lets him choose by number. */
async function chosenAction(
  match: WarmasterMatch,
  player: Side,
  prompt: Prompt,
): Promise<WarmasterAction | null> {
  const actions = warmaster.actions(match.state, player) ?? [];
  if (actions.length === 1) return actions[0] ?? null;
  print(['', ...viewLines(warmaster.view(match.state, player)), '']);
  print(actions.map((action, index) => `${`${index + 1}`.padStart(4)}  ${actionLine(action)}`));
  for (;;) {
    const answer = await prompt(`${player}, your choice: `);
    if (answer === null) return null;
    const action = actions[Number(answer) - 1];
    if (action) return action;
    print([`  Please give a number from 1 to ${actions.length}.`]);
  }
}

async function carriedOut(
  match: WarmasterMatch,
  action: WarmasterAction,
  { asked }: PlayOptions,
  prompt: Prompt,
): Promise<WarmasterMatch | null> {
  if (!asked) return playAction(warmaster, match, action);
  let step: AskedAction<WarmasterTypes> = askAction(warmaster, match, action);
  while (!step.done) {
    const { count, sides, label } = step.question;
    const answer = await prompt(`${label ?? 'Roll'} (${count}D${sides}): `);
    if (answer === null) return null;
    const faces = answer
      .split(/[\s,]+/)
      .filter((word) => word !== '')
      .map(Number);
    const isPossible = faces.every((face) => Number.isInteger(face) && face >= 1 && face <= sides);
    if (faces.length === count && isPossible) step = answerQuestion(warmaster, step.match, faces);
    else print([`  Please give ${count === 1 ? 'one number' : `${count} numbers`} from 1 to ${sides}.`]);
  }
  return step.match;
}
