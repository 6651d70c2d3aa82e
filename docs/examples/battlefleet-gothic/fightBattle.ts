import { type Dice, d6 } from 'wargame-rules';
import {
  type CapitalShip,
  type CapitalShipFate,
  type Deed,
  type EscortSquadron,
  type Fleet,
  type Ledger,
  type LedgerSide,
  rollCatastrophicDamage,
  type SquadronFate,
} from 'wargame-rules/battlefleet-gothic';

/**
 * Stands in for the hours at the table: a D6 for each unit says what became of it. In an app this is what the players
 * write down.
 */
export function fightBattle([ann, ben]: readonly [LedgerSide, LedgerSide], dice: Dice): Ledger {
  return {
    sides: [
      { ...ann, ...fatesOf(ann.fleet, dice), deeds: deedsOf(ann.fleet, ben.fleet, dice) },
      { ...ben, ...fatesOf(ben.fleet, dice), deeds: deedsOf(ben.fleet, ann.fleet, dice) },
    ],
    turns: 2 + d6(dice, 'Turns of the battle'),
  };
}

function fatesOf(fleet: Fleet, dice: Dice): Pick<LedgerSide, 'capitalShips' | 'squadrons'> {
  return {
    capitalShips: fleet.capitalShips.map((ship) => fateOfShip(ship, dice)),
    squadrons: fleet.squadrons.map((squadron) => fateOfSquadron(squadron, dice)),
  };
}

function fateOfShip({ id, name, damagePoints = 8 }: CapitalShip, dice: Dice): CapitalShipFate {
  const face = d6(dice, `What became of ${name}`);
  if (face === 6) {
    const { hulk } = rollCatastrophicDamage({ startingDamage: damagePoints }, dice, `${name} breaks up`);
    return { id, status: hulk ? 'hulk' : 'destroyed', damageLost: damagePoints };
  }
  const damageLost = Math.min(face, damagePoints - 1);
  return { id, status: face === 5 ? 'disengaged' : 'on-table', damageLost };
}

function fateOfSquadron({ id, name, ships }: EscortSquadron, dice: Dice): SquadronFate {
  const lost = Math.min(ships.length, d6(dice, `Losses of ${name}`) - 1);
  return { id, status: lost === ships.length ? 'destroyed' : 'on-table', lost };
}

/** Each side's first ship boards an enemy and fires at another, chosen by a D6. */
function deedsOf(own: Fleet, enemy: Fleet, dice: Dice): readonly Deed[] {
  const [first] = own.capitalShips;
  if (!first) return [];
  const some = (what: string): string => {
    const ships = enemy.capitalShips;
    return ships[d6(dice, `${first.name} ${what}`) % ships.length]?.id ?? '';
  };
  return [
    { type: 'fire', by: first.id, target: some('fires at') },
    { type: 'boarding', by: first.id, target: some('boards') },
  ];
}
