import type { Score, Verdict } from 'wargame-rules/open-play';

/** The score of both sides, line by line, each with the clause behind it. */
export function scoreLines(score: Score, names: readonly [string, string]): readonly string[] {
  return score.flatMap(({ points, lines }, side) => [
    `${names[side]}: ${points}`,
    ...lines.map(
      ({ title, points: each, rule }) =>
        `  ${String(each).padStart(2)}  ${title}${rule ? `  [${rule}]` : ''}`,
    ),
  ]);
}

/** Who has won, and why. */
export function verdictLines(
  { winner, reasons }: Verdict,
  names: readonly [string, string],
): readonly string[] {
  const victor =
    winner === null
      ? 'A draw'
      : `${names[winner === 'attacker' ? 0 : 1]} (${winner}) win${names[winner === 'attacker' ? 0 : 1]?.endsWith('s') ? '' : 's'}`;
  return [victor, ...reasons.map(({ message, rule }) => `  ${message}${rule ? `  [${rule}]` : ''}`)];
}
