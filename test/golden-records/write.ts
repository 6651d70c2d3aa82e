/** Saves the golden matches that are not saved yet. It never touches one that is: that would break the promise. */
import { existsSync, writeFileSync } from 'node:fs';
import { playOut, startMatch, transcript } from 'wargame-rules';
import { GOLDEN_MATCHES } from './goldenMatches';

for (const { file, game, setup, seed } of GOLDEN_MATCHES) {
  const record = new URL(`${file}.json`, import.meta.url);
  if (existsSync(record)) continue;
  const match = playOut(game, startMatch(game, setup, { seed }), { botSeed: seed });
  writeFileSync(record, `${JSON.stringify(match.record)}\n`);
  writeFileSync(new URL(`${file}.txt`, import.meta.url), text(transcript(game, match, 'spectator')));
  console.info(`${file}: ${match.record.steps.length} steps`);
}

function text(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
