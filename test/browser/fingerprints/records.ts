import { parseRecord, replay, transcript } from 'wargame-rules';
import { GOLDEN_MATCHES, type GoldenMatch } from '../../golden-records/goldenMatches';
import type { Fingerprint } from '../fingerprint';
import { type SavedFiles, savedLines, savedText } from '../savedFiles';

/** A record that was saved once replays with every face and every checksum, and tells what it told. */
function replayed({ file, game }: GoldenMatch): readonly Fingerprint[] {
  const saved = (files: SavedFiles) => JSON.parse(savedText(files, `golden-records/${file}.json`));
  const match = (files: SavedFiles) => replay(game, parseRecord(game, saved(files)));
  return [
    {
      title: `the record of ${file} with its checksums`,
      lines: (files) => match(files).record.steps.map((step) => JSON.stringify(step)),
      golden: (files) => saved(files).steps.map((step: object) => JSON.stringify(step)),
    },
    {
      title: `what a spectator reads of ${file}`,
      lines: (files) => transcript(game, match(files), 'spectator').slice(1),
      golden: (files) => savedLines(files, `golden-records/${file}.txt`).slice(1),
    },
  ];
}

export const RECORDS: readonly Fingerprint[] = GOLDEN_MATCHES.flatMap(replayed);
