import type { Violation } from '../../core/errors/violation';
import { requireForces } from './checkForces';
import { requireInPlay } from './checkInPlay';
import { checkNominee } from './checkNominee';
import type { Subplot } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';
import type { SubplotForces } from './subplotForces';
import type { SubplotInPlay } from './subplotInPlay';

/**
 * Lists every reason why the owner of a sub-plot can't choose a unit for it. A choice is made once.
 *
 * @typeParam Rolled - what its set-up rolled
 * @param subplot - the sub-plot
 * @param inPlay - the sub-plot in play
 * @param forces - the fleets of its owner and of the enemy; an added unit is in the owner's
 * @param id - the unit
 * @returns the reasons; empty when the unit can be chosen
 * @throws {@link WargameError} `subplot/other-subplot`; every fault that {@link checkFleet} finds
 * @rule BG-SUB-3
 * @since 0.1.0
 * @example
 * ```ts
 * import { scriptedDice } from 'wargame-rules';
 * import { checkSubplotNomination, setUpSubplot, vendetta } from 'wargame-rules/battlefleet-gothic';
 *
 * const lion = { id: 'lion', name: 'Lion', type: 'cruiser', points: 185 } as const;
 * const fleet = { name: 'Patrol', capitalShips: [lion], squadrons: [] };
 * const forces = { player: 'Ann', own: fleet, enemy: fleet };
 * const inPlay = setUpSubplot(vendetta, forces, scriptedDice([]));
 * checkSubplotNomination(vendetta, inPlay, forces, 'tiger').map(({ code }) => code); // => ['subplot/unknown-unit']
 * ```
 */
export function checkSubplotNomination<Rolled>(
  subplot: Subplot<Rolled>,
  inPlay: SubplotInPlay<Rolled>,
  forces: SubplotForces,
  id: string,
): readonly Violation<SubplotErrorCode>[] {
  requireInPlay(subplot, inPlay);
  requireForces(forces);
  const { nominates } = subplot;
  if (!nominates) {
    return [
      {
        code: 'subplot/no-choice',
        message: `${subplot.title} leaves nothing to choose`,
        rule: 'BG-SUB-3',
        path: 'id',
      },
    ];
  }
  return [
    ...onlyOnce(inPlay),
    ...checkNominee(nominates, id, forces),
    ...(subplot.checkNominee?.(id, inPlay, forces) ?? []),
  ];
}

function onlyOnce({ nominated }: SubplotInPlay): readonly Violation<SubplotErrorCode>[] {
  if (nominated === null) return [];
  return [
    {
      code: 'subplot/chosen-already',
      message: 'the choice was made, and stands',
      rule: 'BG-SUB-3',
      path: 'nominated',
      facts: { nominated },
    },
  ];
}
