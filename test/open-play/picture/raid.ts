/** A raid with bases of every shape, and how to read a map. */
import { XMLParser } from 'fast-xml-parser';
import { scriptedDice } from 'wargame-rules';
import {
  type Army,
  type Battle,
  defineMission,
  edgeSpot,
  lastArmyStanding,
  type MissionPlace,
  mapPlaces,
  musterArmy,
  reportFact,
  startBattle,
  surroundedZones,
  type UnitEntry,
} from 'wargame-rules/open-play';

export const RAID = defineMission({
  id: 'raid',
  title: 'Raid & Run',
  zones: surroundedZones(0.5, 0.15),
  places: mapPlaces(
    { letter: 'D', name: 'Depot', spot: edgeSpot('long', 0.75), reach: 3 },
    { letter: 'X', name: 'Exit <east>', spot: edgeSpot('long', 0) },
  ),
  victory: lastArmyStanding(),
});

/** Places of the table's own. */
export const PLACES: readonly MissionPlace[] = [
  { letter: 'P1', name: 'Post', at: { x: 6, y: 4.5 } },
  { letter: 'P2', name: 'Post', at: { x: 10.126, y: 40 }, reach: 1.5 },
];

const RAIDERS: readonly UnitEntry[] = [
  {
    id: 'chief',
    name: 'Chief',
    powerRating: 4,
    warlord: true,
    models: [{ id: 'chief-model', name: 'Chief "Tusk"' }],
  },
  {
    id: 'bikes',
    name: 'Bikes',
    powerRating: 5,
    models: [{ id: 'bike', name: 'Bike', count: 2, base: { shape: 'oval', length: 3, width: 1.5 } }],
  },
  {
    id: 'truck',
    name: 'Truck',
    powerRating: 3,
    transportCapacity: 5,
    models: [{ id: 'truck-model', name: 'Truck', base: { shape: 'rectangle', length: 4, width: 2.4 } }],
  },
  {
    id: 'crew',
    name: 'Crew',
    powerRating: 2,
    models: [{ id: 'hand', name: 'Hand', count: 3, base: { shape: 'round', diameter: 1 } }],
  },
];

const WARDENS: readonly UnitEntry[] = [
  {
    id: 'wardens',
    name: 'Wardens',
    powerRating: 6,
    warlord: true,
    models: [{ id: 'warden', name: 'Warden', count: 3, base: { shape: 'round', diameter: 1.3 } }],
  },
  {
    id: 'tank',
    name: 'Tank',
    powerRating: 8,
    models: [{ id: 'tank-model', name: 'Tank', base: { shape: 'rectangle', length: 5, width: 3 } }],
  },
];

function force(name: string, units: readonly UnitEntry[]): Army {
  return musterArmy({ name, units }, { prefix: '' });
}

/** One of the wardens has been destroyed, their tank is in reserve, and of the crew two have set out. */
export function raidBattle(): Battle {
  const battle = startBattle(
    RAID,
    {
      battlefield: { width: 44, height: 30 },
      attacker: {
        army: force('Raiders', RAIDERS),
        positions: [
          { model: 'chief-model', at: { x: 20, y: 3 } },
          { model: 'bike/1', at: { x: 3, y: 20 }, facing: 30 },
          { model: 'bike/2', at: { x: 40.5, y: 8.25 } },
          { model: 'truck-model', at: { x: 30, y: 2.5 }, facing: 90 },
          { model: 'hand/1', at: { x: 26, y: 1 } },
          { model: 'hand/2', at: { x: 27.5, y: 1 }, facing: 45 },
        ],
      },
      defender: {
        army: force('Wardens', WARDENS),
        reserve: ['tank'],
        positions: [
          { model: 'warden/1', at: { x: 22, y: 17 } },
          { model: 'warden/2', at: { x: 24, y: 17.333 } },
          { model: 'warden/3', at: { x: 26, y: 17 } },
        ],
      },
    },
    scriptedDice([]),
  );
  return reportFact(RAID, battle, { type: 'models-destroyed', models: ['warden/3'] }, scriptedDice([])).state;
}

/** The attributes of an element, figures as figures, and those by name that are asked for most. */
export type Attributes = Readonly<Record<string, string | number>> & {
  readonly id?: string;
  readonly x?: number;
  readonly fill?: string;
};

export interface Drawn {
  readonly name: string;
  readonly attributes: Attributes;
}

type Parsed = Readonly<Record<string, unknown>>;

/** Every element of a map, in its order. */
export function elementsOf(map: string): readonly Drawn[] {
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseAttributeValue: true,
    attributeNamePrefix: '',
    preserveOrder: true,
  });
  return (parser.parse(map) as readonly Parsed[]).flatMap(within);
}

function within(element: Parsed): readonly Drawn[] {
  const name = Object.keys(element).find((key) => key !== ':@');
  if (name === undefined || name === '#text') return [];
  const attributes = (element[':@'] ?? {}) as Attributes;
  return [{ name, attributes }, ...(element[name] as readonly Parsed[]).flatMap(within)];
}

/** The title, the description and the notes below the battlefield, as people read them. */
export function textsOf(map: string): {
  readonly title: string;
  readonly desc: string;
  readonly notes: readonly string[];
} {
  const { svg } = new XMLParser({ ignoreAttributes: false, htmlEntities: true }).parse(map);
  const notes: readonly { readonly '#text': string }[] = [svg.text].flat();
  return {
    title: svg.title['#text'],
    desc: svg.desc['#text'],
    notes: notes.map((note) => note['#text']),
  };
}
