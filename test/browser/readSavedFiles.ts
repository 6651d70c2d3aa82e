import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asZip } from '../rosters/writeRoster';
import { ZIPPED } from './fingerprints/rosters';
import type { SavedFiles } from './savedFiles';

const TEST = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = ['golden', 'golden-records', 'rosters/fixtures'];

/** What the page needs of the repository. */
export function readSavedFiles(): SavedFiles {
  const texts = FOLDERS.flatMap((folder) =>
    readdirSync(join(TEST, folder))
      .filter((name) => !name.endsWith('.ts'))
      .map((name) => [`${folder}/${name}`, readFileSync(join(TEST, folder, name), 'utf8')] as const),
  );
  const files: SavedFiles = Object.fromEntries(texts);
  const text = files[ZIPPED.replace(/z$/, '')] ?? '';
  const zip = asZip([{ name: 'Harbour Watch.ros', data: text }]);
  return { ...files, [ZIPPED]: zip.toString('hex') };
}
