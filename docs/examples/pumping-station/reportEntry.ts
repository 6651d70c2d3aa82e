import type { ReportedFact } from 'wargame-rules/open-play';

/** Something from the report of a battle: what was seen, and what it was by the rules. */
export type ReportEntry =
  | { readonly say: string; readonly fact: ReportedFact }
  /** Models are destroyed, as many of them as are still there. */
  | { readonly say: string; readonly losses: readonly string[] }
  /** An attack that has wounded: each model takes a saving throw, and is destroyed when it fails. */
  | { readonly say: string; readonly saves: { readonly models: readonly string[]; readonly ap: number } }
  /** A unit takes a Morale test, if it lost a model this turn; its owner lets the last models flee. */
  | { readonly say: string; readonly morale: string }
  /** The Attacker tries to lay a charge. */
  | { readonly say: string; readonly charge: true };
