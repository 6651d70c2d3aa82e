import type { Counter, CounterBack, CounterTrait } from '../edition/counter';

/**
 * The Traitor counters. The source text names Horus, Angron, Magnus the Red, their right to a second die, Crew,
 * traps, horrors and ambushes; how many there are of each, the other names and all factors are ours.
 *
 * @rule WM-SET-1, WM-SET-2, WM-REROLL-1
 * @since 0.1.0
 */
export const traitorCounters: readonly Counter[] = [
  traitor('horus', 'Horus', 'eye', 8, 7, 'supreme', 'reroll'),
  traitor('justaerin-1', 'Justaerin', 'eye', 4, 4),
  traitor('justaerin-2', 'Justaerin', 'eye', 4, 4),
  traitor('crew-1', 'Crew', 'eye', 1, 2, 'crew'),
  traitor('crew-2', 'Crew', 'eye', 1, 2, 'crew'),
  traitor('crew-3', 'Crew', 'eye', 1, 2, 'crew'),
  traitor('crew-4', 'Crew', 'eye', 1, 2, 'crew'),
  traitor('crew-5', 'Crew', 'eye', 1, 2, 'crew'),
  traitor('crew-6', 'Crew', 'eye', 1, 2, 'crew'),
  traitor('crew-7', 'Crew', 'eye', 1, 2, 'crew'),
  traitor('trap-1', 'Trap', 'eye', 0, 1, 'trap'),
  traitor('trap-2', 'Trap', 'eye', 0, 1, 'trap'),
  traitor('trap-3', 'Trap', 'eye', 0, 1, 'trap'),
  traitor('trap-4', 'Trap', 'eye', 0, 1, 'trap'),
  traitor('horror-1', 'Horror', 'eye', 4, 3, 'horror'),
  traitor('horror-2', 'Horror', 'eye', 4, 3, 'horror'),
  traitor('horror-3', 'Horror', 'eye', 4, 3, 'horror'),
  traitor('ambush-1', 'Ambush', 'eye', 0, 1, 'ambush'),
  traitor('ambush-2', 'Ambush', 'eye', 0, 1, 'ambush'),
  traitor('ambush-3', 'Ambush', 'eye', 0, 1, 'ambush'),
  traitor('angron', 'Angron', 'skull', 7, 6, 'reroll'),
  traitor('magnus', 'Magnus the Red', 'skull', 6, 7, 'reroll'),
  traitor('sons-of-horus-1', 'Sons of Horus', 'skull', 4, 4),
  traitor('sons-of-horus-2', 'Sons of Horus', 'skull', 4, 4),
  traitor('sons-of-horus-3', 'Sons of Horus', 'skull', 4, 4),
  traitor('sons-of-horus-4', 'Sons of Horus', 'skull', 4, 4),
  traitor('world-eaters-1', 'World Eaters', 'skull', 5, 3),
  traitor('world-eaters-2', 'World Eaters', 'skull', 5, 3),
  traitor('world-eaters-3', 'World Eaters', 'skull', 5, 3),
  traitor('thousand-sons-1', 'Thousand Sons', 'skull', 3, 4),
  traitor('thousand-sons-2', 'Thousand Sons', 'skull', 3, 4),
  traitor('thousand-sons-3', 'Thousand Sons', 'skull', 3, 4),
  traitor('death-guard-1', 'Death Guard', 'skull', 3, 5),
  traitor('death-guard-2', 'Death Guard', 'skull', 3, 5),
  traitor('death-guard-3', 'Death Guard', 'skull', 3, 5),
  traitor('emperors-children-1', "Emperor's Children", 'skull', 4, 3),
  traitor('emperors-children-2', "Emperor's Children", 'skull', 4, 3),
  traitor('emperors-children-3', "Emperor's Children", 'skull', 4, 3),
  traitor('daemons-1', 'Daemons', 'skull', 5, 2),
  traitor('daemons-2', 'Daemons', 'skull', 5, 2),
];

function traitor(
  id: string,
  name: string,
  back: CounterBack,
  attack: number,
  defence: number,
  ...traits: readonly CounterTrait[]
): Counter {
  return { id, name, side: 'traitor', back, attack, defence, traits, provenance: 'reconstruction' };
}
