import type { CapitalShip, EscortSquadron, Fleet } from 'wargame-rules/battlefleet-gothic';

/** The two of the evening. */
export const PLAYERS = ['Ann', 'Ben'] as const;

/** One of the two. */
export type Player = (typeof PLAYERS)[number];

/** What a player has brought: cruisers for a clash, a small force for a raid, a fleet for a battle. */
export interface Collection {
  readonly cruisers: Fleet;
  readonly raiders: Fleet;
  readonly fleet: Fleet;
}

/** Both collections. */
export const COLLECTIONS: { readonly [Name in Player]: Collection } = {
  Ann: collection('Harbour Fleet', {
    flagship: cruiser('resolute', 'Resolute', 180),
    second: cruiser('gale', 'Gale', 170),
    escorts: squadron('gulls', 'The Gulls', 35, 4),
  }),
  Ben: collection('Salt Fleet', {
    flagship: cruiser('leviathan', 'Leviathan', 185),
    second: cruiser('reef', 'Reef', 165),
    escorts: squadron('sharks', 'The Sharks', 45, 3),
  }),
};

function cruiser(id: string, name: string, points: number): CapitalShip {
  return {
    id,
    name,
    type: 'cruiser',
    points,
    damagePoints: 8,
    speed: 20,
    shields: 2,
    weapons: ['starboard', 'port', 'prow'],
  };
}

function squadron(id: string, name: string, points: number, ships: number): EscortSquadron {
  return {
    id,
    name,
    ships: Array.from({ length: ships }, (_, index) => ({ name: `${name} ${index + 1}`, points, speed: 25 })),
  };
}

function collection(
  name: string,
  {
    flagship,
    second,
    escorts,
  }: { readonly flagship: CapitalShip; readonly second: CapitalShip; readonly escorts: EscortSquadron },
): Collection {
  const commander = { name: `Admiral of the ${name}`, points: 50, leadership: 8, rerolls: 1 };
  const led = { ...flagship, commander };
  return {
    cruisers: { name, capitalShips: [flagship, second], squadrons: [] },
    raiders: { name, capitalShips: [second], squadrons: [escorts] },
    fleet: { name, capitalShips: [led, second], squadrons: [escorts] },
  };
}
