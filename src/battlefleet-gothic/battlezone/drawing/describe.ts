import type { Battlefield, Field, Planet } from '../battlefield';
import type { Battlezone } from '../battlezone';
import type { FieldKind, TableEffect } from '../phenomenon';

/** The names of battlezones, for people. */
export const ZONE_NAMES: Readonly<Record<Battlezone, string>> = {
  'flare-region': 'Flare region',
  'mercurial-zone': 'Mercurial zone',
  'inner-biosphere': 'Inner biosphere',
  'primary-biosphere': 'Primary biosphere',
  'outer-reaches': 'Outer reaches',
  'deep-space': 'Deep space',
};

/** The names of fields, for people. */
export const FIELD_NAMES: Readonly<Record<FieldKind, string>> = {
  'gas-cloud': 'gas or dust cloud',
  'asteroid-field': 'asteroid field',
  'warp-rift': 'warp rift',
};

const EFFECT_NAMES: Readonly<Record<TableEffect, string>> = {
  'solar-flare': 'solar flare',
  'radiation-burst': 'radiation burst',
};

/** The whole battlefield in words, for those who can't see the drawing. */
export function describe(battlefield: Battlefield): string {
  const { zone, table, sunward, fields, planet } = battlefield;
  return [
    `${ZONE_NAMES[zone]}, ${table.width} by ${table.height} cm.`,
    `The star is beyond the ${sunward} edge.`,
    ...(planet ? [describePlanet(planet)] : []),
    ...fields.map(describeField),
    ...(fields.length === 0 && !planet ? ['There is nothing on the table.'] : []),
    ...describeEffects(battlefield),
  ].join(' ');
}

/** The effects on the whole table, a line for each kind. */
export function describeEffects({ effects }: Battlefield): readonly string[] {
  return [...new Set(effects)].map((effect) => {
    const number = effects.filter((other) => other === effect).length;
    return `Roll for ${number === 1 ? `a ${EFFECT_NAMES[effect]}` : `${number} ${EFFECT_NAMES[effect]}s`} each turn.`;
  });
}

function describePlanet({ size, diameter, at, rings, moons }: Planet): string {
  const parts = [counted(rings.length, 'ring'), counted(moons.length, 'moon')].filter((part) => part !== '');
  const with_ = parts.length > 0 ? ` with ${parts.join(' and ')}` : '';
  return `A ${size} planet${with_}, ${diameter} cm across, at ${at.x}, ${at.y}.`;
}

function describeField({ id, kind, width, length, at }: Field): string {
  return `${id}: ${FIELD_NAMES[kind]}, ${width} by ${length} cm, at ${at.x}, ${at.y}.`;
}

function counted(number: number, what: string): string {
  if (number === 0) return '';
  return number === 1 ? `a ${what}` : `${number} ${what}s`;
}
