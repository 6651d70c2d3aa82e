import type { Violation } from '../../core/errors/violation';
import type { SubplotErrorCode } from './subplotErrorCode';
import type { SubplotInPlay } from './subplotInPlay';

/** Nobody has two. */
export function checkOneEach(
  subplots: readonly Pick<SubplotInPlay, 'player'>[],
  path: string = 'subplots',
): readonly Violation<SubplotErrorCode>[] {
  const owners = subplots.map(({ player }) => player);
  return owners.flatMap((player, index) =>
    owners.indexOf(player) === index
      ? []
      : [
          {
            code: 'subplot/one-each',
            message: `${player} has a sub-plot already`,
            rule: 'BG-SUB-1',
            path: `${path}[${index}]`,
          },
        ],
  );
}
