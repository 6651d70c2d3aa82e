import type { LoggedRoll } from 'wargame-rules';

const FACES = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

/** Every die with its face and what it was rolled for; a handful stands in one line. */
export function rollLines(rolls: readonly LoggedRoll[]): readonly string[] {
  const lines: { label: string; faces: string[] }[] = [];
  for (const { face, sides, label = `D${sides}` } of rolls) {
    const shown = sides === 6 ? `${FACES[face - 1]} ${face}` : `${face}`;
    const last = lines.at(-1);
    if (last?.label === label) last.faces.push(shown);
    else lines.push({ label, faces: [shown] });
  }
  return lines.map(({ label, faces }) => `${label}: ${faces.join('  ')}`);
}
