import type { CapitalShipFate, Fleet } from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { side } from './arbitraries';

/** A battle of attacker and defender with one ship each. */
export function assault<Events extends object>(
  attacker: Fleet,
  defender: Fleet,
  fates: { readonly attacker?: readonly CapitalShipFate[]; readonly defender?: readonly CapitalShipFate[] },
  events: Events,
) {
  return deepFreeze({
    players: { attacker: 'Ann', defender: 'Ben' },
    ledger: {
      sides: [
        side('Ann', attacker, { capitalShips: fates.attacker ?? [] }),
        side('Ben', defender, { capitalShips: fates.defender ?? [] }),
      ],
    },
    events,
  } as const);
}
