/** A board of five areas, with some of everything that a picture shows. */
import type { Area, Edition, Party, Rectangle, WarmasterState } from 'wargame-rules/warmaster';
import { specialEdition } from '../plainEdition';
import { type Stand, table } from '../table';

const AREAS: readonly Area[] = [
  {
    number: 14,
    name: 'Port <Engines>',
    neighbours: [15, 21],
    plan: { x: 1, y: 0.5, width: 2, height: 1.25 },
  },
  {
    number: 15,
    name: 'Bridge',
    kind: 'bridge',
    neighbours: [14, 22],
    plan: { x: 3, y: 0.5, width: 2, height: 1 },
  },
  {
    number: 21,
    name: 'Starboard Galleries',
    kind: 'defence-screens',
    neighbours: [14],
    plan: { x: 2.75, y: 1.75, width: 1.8125, height: 1 },
  },
  {
    number: 22,
    name: 'Starboard Gallery',
    kind: 'reactor',
    neighbours: [15, 23],
    plan: { x: 6, y: 1, width: 1.8125, height: 1 },
  },
  {
    number: 23,
    name: 'Port Defence Screens',
    kind: 'defence-screens',
    neighbours: [22],
    plan: { x: 6, y: 2, width: 1.5, height: 1 },
  },
];

/** Only to be drawn: too small to be played on. */
export const smallEdition: Edition = { ...specialEdition, title: 'Small & odd', areas: AREAS };

const PARTIES: readonly Party[] = [
  { side: 'imperial', units: ['rogal-dorn', 'custodians-1'], turn: 1, mustGo: true, shown: false },
  { side: 'traitor', units: ['magnus'], turn: 3, mustGo: false, shown: true },
];

/** Whoever is not named is not aboard yet. */
export function smallState(changes: Partial<WarmasterState> = {}): WarmasterState {
  const waiting = specialEdition.counters.map(({ id }): readonly [string, Stand] => [id, 'reserve']);
  return table(
    'traitor-movement',
    {
      ...Object.fromEntries(waiting),
      emperor: 14,
      sanguinius: 14,
      'crew-1': 14,
      'trap-1': [14, 'down'],
      'imperial-guard-1': 15,
      horus: [21, 'down'],
      angron: 'cup',
      'daemons-1': 'destroyed',
      'crew-7': 'destroyed',
    },
    {
      parties: PARTIES,
      bridge: 'imperial',
      destroyedAreas: [22],
      tallies: [
        { name: 'laser-hits', count: 2 },
        { name: 'doors-blown-open', count: 1 },
      ],
      ...changes,
    },
  );
}

/** A board of two areas next to each other. */
export function boardOf(one: Rectangle, other: Rectangle): Edition {
  const areas: readonly Area[] = [
    { number: 14, name: 'Hall', neighbours: [15], plan: one },
    { number: 15, name: 'Hall', neighbours: [14], plan: other },
  ];
  return { ...specialEdition, areas };
}
