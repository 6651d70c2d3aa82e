import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRoster } from 'wargame-rules/rosters';

const folder = process.env['ROSTERS_DIR'];
if (!folder) console.info('skipped: ROSTERS_DIR names no folder of real rosters');

describe('real rosters', () => {
  it.skipIf(!folder)(
    'OP-POWER-1: have the Power Level of their file names (skipped without ROSTERS_DIR)',
    () => {
      const files = readdirSync(folder as string).filter((name) => /-\d+pl\./.test(name));
      expect(files.length).toBeGreaterThan(0);
      for (const file of files) {
        const army = readRoster(new Uint8Array(readFileSync(join(folder as string, file))));
        expect([file, army.powerLevel]).toEqual([file, Number(/-(\d+)pl\./.exec(file)?.[1])]);
      }
    },
  );
});
