import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { goldenFile, registered } from '../golden/registered';

const source = fileURLToPath(new URL('../../src/', import.meta.url));

/** What marks a game, a mission, a scenario: its functions and fields. */
const KINDS = {
  game: ['parse', 'players', 'start', 'toAct', 'check', 'apply', 'outcome', 'view'],
  mission: ['briefing', 'objectives', 'victory', 'endsWhen', 'zones'],
  scenario: ['sides', 'forces', 'battlezone', 'setUp', 'gameLength', 'victory'],
} as const;

interface Found {
  readonly kind: string;
  readonly id: string;
  readonly value: unknown;
}

/** Every game, mission and scenario that the package exports, alone or in a list. */
async function exported(): Promise<readonly Found[]> {
  const found = new Map<unknown, Found>();
  for (const folder of readdirSync(source)) {
    if (!existsSync(`${source}${folder}/index.ts`)) continue;
    const module: { readonly [name: string]: unknown } = await import(`${source}${folder}/index.ts`);
    for (const value of Object.values(module).flat()) {
      if (typeof value !== 'object' || value === null) continue;
      const kind = Object.entries(KINDS).find(([, marks]) => marks.every((mark) => mark in value))?.[0];
      if (kind) found.set(value, { kind, id: String((value as { readonly id?: unknown }).id), value });
    }
  }
  return [...found.values()];
}

describe('the conformance kit', () => {
  it('covers every game, mission and scenario of the package', async () => {
    const all = await exported();
    const covered = new Set(registered().map(({ covers }) => covers));
    const missing = all.filter(({ value }) => !covered.has(value)).map(({ kind, id }) => `${kind} ${id}`);
    expect(missing).toEqual([]);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(Object.keys(KINDS)));
    const ids = registered().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a golden playthrough of each, and none left over', () => {
    const folder = fileURLToPath(new URL('../golden/', import.meta.url));
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    expect(files.sort()).toEqual(
      registered()
        .map(({ id }) => `${id}.txt`)
        .sort(),
    );
  });

  it.each(registered())('$id plays as it was written down', { timeout: 60_000 }, (play) => {
    expect(play.golden()).toBe(readFileSync(goldenFile(play), 'utf8'));
  });

  it.each(registered())('$id keeps the contract', { timeout: 120_000 }, (play) => {
    play.check();
  });
});
