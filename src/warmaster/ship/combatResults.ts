import type { CombatColumn, CombatOutcome, CombatResultsTable } from '../edition/combatResultsTable';

const NOTHING = { loses: 0, retreats: false } as const;

/** A for the attacker, D for the defender: how many units he loses, R: the rest retreats. */
const OUTCOMES = {
  A1R: outcome('A1R', { loses: 1, retreats: true }, NOTHING),
  A1: outcome('A1', { loses: 1, retreats: false }, NOTHING),
  AR: outcome('AR', { loses: 0, retreats: true }, NOTHING),
  NE: outcome('NE', NOTHING, NOTHING),
  EX: outcome('EX', { loses: 1, retreats: false }, { loses: 1, retreats: false }),
  DR: outcome('DR', NOTHING, { loses: 0, retreats: true }),
  D1: outcome('D1', NOTHING, { loses: 1, retreats: false }),
  D1R: outcome('D1R', NOTHING, { loses: 1, retreats: true }),
  D2R: outcome('D2R', NOTHING, { loses: 2, retreats: true }),
  DE: outcome('DE', NOTHING, { loses: 'all', retreats: false }),
};

/**
 * The combat results table, by ratio and the faces of the D6 from 1 to 6. The source text has none; all of it is
 * ours.
 *
 * @rule WM-COMB-3, WM-COMB-4
 * @since 0.1.0
 */
export const combatResults: CombatResultsTable = {
  columns: [
    column(0, 'A1R', 'A1R', 'A1', 'AR', 'AR', 'NE'),
    column(1, 'A1R', 'A1', 'AR', 'DR', 'EX', 'D1'),
    column(2, 'AR', 'EX', 'DR', 'DR', 'D1', 'D1R'),
    column(3, 'EX', 'DR', 'DR', 'D1', 'D1R', 'D2R'),
    column(4, 'DR', 'D1', 'D1', 'D1R', 'D2R', 'DE'),
    column(5, 'D1', 'D1', 'D1R', 'D2R', 'DE', 'DE'),
  ],
};

function column(ratio: number, ...results: readonly (keyof typeof OUTCOMES)[]): CombatColumn {
  const rows = results.map((name, index) => ({
    from: index + 1,
    to: index + 1,
    result: OUTCOMES[name],
    provenance: 'reconstruction' as const,
  }));
  return { ratio, rows };
}

function outcome(
  name: string,
  attacker: CombatOutcome['attacker'],
  defender: CombatOutcome['defender'],
): CombatOutcome {
  return { name, attacker, defender };
}
