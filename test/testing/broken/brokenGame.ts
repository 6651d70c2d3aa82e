import type { Game } from 'wargame-rules';
import { type ConformanceProperty, checkGame } from 'wargame-rules/testing';
import { type DuelTypes, duel } from '../duel';

/** Something with a fault: what is wrong with it, the property it breaks, and the check that has to see that. */
export interface Broken {
  readonly fault: string;
  readonly property: ConformanceProperty;
  check(): unknown;
}

/** The duel with something of it put wrong. */
export function brokenDuel(
  fault: string,
  property: ConformanceProperty,
  wrong: Partial<Game<DuelTypes>>,
): Broken {
  return {
    fault,
    property,
    check: () =>
      checkGame({ ...duel, ...wrong }, { setups: [{ turns: 4 }], matches: 10, mostSteps: 40, tries: 8 }),
  };
}
