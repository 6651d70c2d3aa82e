/** A battlefield with something of everything, and how to read a plan. */
import { XMLParser } from 'fast-xml-parser';
import type { Battlefield } from 'wargame-rules/battlefleet-gothic';

export const OUTPOST: Battlefield = {
  zone: 'outer-reaches',
  table: { width: 120, height: 120 },
  sunward: 'left',
  squares: [
    { square: 'A1', roll: 6, generator: 6 },
    { square: 'A2', roll: 2, generator: null },
    { square: 'B1', roll: 5, generator: 2 },
    { square: 'B2', roll: 4, generator: 4 },
  ],
  fields: [
    { id: 'B1-1', kind: 'asteroid-field', square: 'B1', width: 10, length: 15, at: { x: 100, y: 20 } },
    { id: 'B2-1', kind: 'gas-cloud', square: 'B2', width: 8, length: 30, at: { x: 90, y: 85 } },
  ],
  planet: {
    size: 'large',
    diameter: 40,
    square: 'A1',
    at: { x: 30, y: 30 },
    rings: [{ kind: 'gas-cloud', distance: 5, width: 4 }],
    moons: [
      { distance: 50, hour: 3, at: { x: 80, y: 30 } },
      { distance: 70, hour: 9, at: { x: -40, y: 30 } },
    ],
  },
  effects: ['solar-flare', 'radiation-burst', 'solar-flare'],
};

/** The same table with nothing on it. */
export const EMPTY: Battlefield = { ...OUTPOST, fields: [], planet: null, effects: [] };

/** The attributes of an element, and those by name that are asked for most. */
export type Attributes = Readonly<Record<string, string | number>> & {
  readonly viewBox?: string;
  readonly d?: string;
  readonly stroke?: string;
  readonly r?: number;
};

/** An element of a plan: its name, the text right in it, and its attributes. */
export interface Drawn {
  readonly name: string;
  readonly text: string;
  readonly attributes: Attributes;
}

type Node = Readonly<Record<string, readonly Node[]>>;

/** Every element of a plan in its order, each before those within it. */
export function elementsOf(plan: string): readonly Drawn[] {
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseAttributeValue: true,
    parseTagValue: false,
  });
  return (parser.parse(plan) as readonly Node[]).flatMap(drawnIn);
}

function drawnIn({ ':@': attributes = [], ...node }: Node): readonly Drawn[] {
  const [name = '', children = []] = Object.entries(node)[0] ?? [];
  if (name === '#text') return [];
  const text = children.map((child) => child['#text'] ?? '').join('');
  const drawn = { name, text, attributes: attributes as unknown as Attributes };
  return [drawn, ...children.flatMap(drawnIn)];
}

/** What the texts of a plan say, from the first to the last. */
export function textsOf(plan: string): readonly string[] {
  return elementsOf(plan)
    .filter(({ name }) => name === 'text')
    .map(({ text }) => text);
}
