import type { Dice } from 'wargame-rules';
import {
  checkSubplotNomination,
  type Fleet,
  findSubplot,
  generateSubplot,
  nominateForSubplot,
  type SubplotForces,
  type SubplotInPlay,
} from 'wargame-rules/battlefleet-gothic';
import type { Player } from './clubFleets';

type Fleets = { readonly [Name in Player]: Fleet };

/** The sub-plots of both, every choice made, and the fleets with what the sub-plots add to them. */
export interface Prepared {
  readonly fleets: Fleets;
  readonly subplots: readonly SubplotInPlay[];
}

/** Rolls a sub-plot for each, adds the ships that come with it, and makes the choices that are the owner's. */
export function prepareSubplots(fleets: Fleets, dice: Dice): Prepared {
  const ann = generateSubplot(forcesOf('Ann', fleets), dice);
  const ben = generateSubplot(forcesOf('Ben', fleets), dice);
  const reinforced: Fleets = { Ann: withAdditions(fleets.Ann, ann), Ben: withAdditions(fleets.Ben, ben) };
  return {
    fleets: reinforced,
    subplots: [choose(ann, forcesOf('Ann', reinforced)), choose(ben, forcesOf('Ben', reinforced))],
  };
}

function forcesOf(player: Player, fleets: Fleets): SubplotForces {
  return { player, own: fleets[player], enemy: fleets[player === 'Ann' ? 'Ben' : 'Ann'] };
}

/** A decoy looks like any cruiser; the reinforcement is a lone escort that is cheap enough for every roll. */
function withAdditions(fleet: Fleet, { subplot }: SubplotInPlay): Fleet {
  const { nominates } = findSubplot(subplot);
  if (nominates === 'decoy') {
    const decoy = {
      id: 'vigil',
      name: 'Vigil',
      type: 'cruiser',
      points: 180,
      damagePoints: 8,
      decoy: true,
    } as const;
    return { ...fleet, capitalShips: [...fleet.capitalShips, decoy] };
  }
  if (nominates !== 'reinforcement') return fleet;
  const ships = [{ name: 'Stray', points: 40 }];
  const stray = { id: 'stray', name: 'Stray', ships, reinforcement: true } as const;
  return { ...fleet, squadrons: [...fleet.squadrons, stray] };
}

/** The first unit that will do; a player would think longer. */
function choose(inPlay: SubplotInPlay, forces: SubplotForces): SubplotInPlay {
  const subplot = findSubplot(inPlay.subplot);
  if (!subplot.nominates) return inPlay;
  const units = [forces.own, forces.enemy].flatMap(({ capitalShips, squadrons }) => [
    ...[...squadrons].reverse(),
    ...capitalShips,
  ]);
  const fit = units.find(({ id }) => checkSubplotNomination(subplot, inPlay, forces, id).length === 0);
  return fit ? nominateForSubplot(subplot, inPlay, forces, fit.id) : inPlay;
}
