import type { Side } from 'wargame-rules/warmaster';

/** How somebody wants to play. */
export interface PlayOptions {
  /** Who sits at the keyboard; the bot plays the others. */
  readonly people: readonly Side[];
  readonly bot: 'greedy' | 'look-ahead';
  /** Whether the dice are rolled by hand. */
  readonly asked: boolean;
  readonly seed: string;
}

export const WARMASTER_USAGE: readonly string[] = [
  'npm run demo -- warmaster                    you are the Imperial player, a bot the Traitor',
  'npm run demo -- warmaster --side traitor     the other way round; --side both for two, --side none for bots',
  'npm run demo -- warmaster --bot look-ahead   against the stronger bot, which takes its time',
  'npm run demo -- warmaster --asked            with dice that you roll',
  'npm run demo -- warmaster --seed mine        another game',
];

const SEATS: { readonly [name: string]: readonly Side[] } = {
  imperial: ['imperial'],
  traitor: ['traitor'],
  both: ['imperial', 'traitor'],
  none: [],
};

/** Reads the words behind `warmaster`; null when they make no sense. */
export function playOptions(args: readonly string[]): PlayOptions | null {
  let options: PlayOptions = { people: ['imperial'], bot: 'greedy', asked: false, seed: 'Isstvan' };
  for (let index = 0; index < args.length; index++) {
    const word = args[index];
    if (word === '--asked') {
      options = { ...options, asked: true };
      continue;
    }
    const value = args[++index];
    if (value === undefined) return null;
    const people = SEATS[value];
    if (word === '--seed') options = { ...options, seed: value };
    else if (word === '--side' && people) options = { ...options, people };
    else if (word === '--bot' && (value === 'greedy' || value === 'look-ahead'))
      options = { ...options, bot: value };
    else return null;
  }
  return options;
}
