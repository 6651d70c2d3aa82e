import type { Counter, CounterTrait } from '../edition/counter';

/**
 * The Imperial counters. The source text names the Emperor, Sanguinius, Rogal Dorn, their right to a second die,
 * and three Imperial Guards among fifteen counters; the other names and all factors are ours.
 *
 * @rule WM-SET-3, WM-REROLL-1
 * @since 0.1.0
 */
export const imperialCounters: readonly Counter[] = [
  imperial('emperor', 'Emperor', 10, 11, 'supreme', 'reroll'),
  imperial('sanguinius', 'Sanguinius', 7, 6, 'reroll'),
  imperial('rogal-dorn', 'Rogal Dorn', 6, 7, 'reroll'),
  imperial('custodians-1', 'Custodians', 5, 5),
  imperial('custodians-2', 'Custodians', 5, 5),
  imperial('custodians-3', 'Custodians', 5, 5),
  imperial('blood-angels-1', 'Blood Angels', 5, 4),
  imperial('blood-angels-2', 'Blood Angels', 5, 4),
  imperial('blood-angels-3', 'Blood Angels', 5, 4),
  imperial('imperial-fists-1', 'Imperial Fists', 4, 5),
  imperial('imperial-fists-2', 'Imperial Fists', 4, 5),
  imperial('imperial-fists-3', 'Imperial Fists', 4, 5),
  imperial('imperial-guard-1', 'Imperial Guard', 3, 3, 'guard'),
  imperial('imperial-guard-2', 'Imperial Guard', 3, 3, 'guard'),
  imperial('imperial-guard-3', 'Imperial Guard', 3, 3, 'guard'),
];

function imperial(
  id: string,
  name: string,
  attack: number,
  defence: number,
  ...traits: readonly CounterTrait[]
): Counter {
  return {
    id,
    name,
    side: 'imperial',
    back: 'imperial',
    attack,
    defence,
    traits,
    provenance: 'reconstruction',
  };
}
