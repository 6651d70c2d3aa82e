import type { Violation } from '../../core/errors/violation';
import type { Nomination, Subplot } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';
import type { SubplotInPlay } from './subplotInPlay';

/** What a player may add to his fleet he need not: he has failed then. */
const OPTIONAL: readonly Nomination[] = ['decoy', 'reinforcement'];

/** Refuses a sub-plot whose owner still has to choose. */
export function checkChoice(
  { nominates, title }: Pick<Subplot, 'nominates' | 'title'>,
  { nominated, player }: SubplotInPlay,
  path: string = 'nominated',
): readonly Violation<SubplotErrorCode>[] {
  if (!nominates || typeof nominated === 'string') return [];
  if (nominated === null && OPTIONAL.includes(nominates)) return [];
  const message = `${player} has not made his choice for ${title}`;
  return [{ code: 'subplot/not-chosen', message, rule: 'BG-SUB-3', path }];
}
