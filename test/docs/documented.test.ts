import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { afterAll, describe, expect, it } from 'vitest';
import { checkDocumentation } from './checkDocumentation';
import { filesUnder, ROOT } from './sourceFiles';

const cache = join(ROOT, 'node_modules/.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'wargame-rules-documented-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What is missing in one file, without its place. */
function missingIn(name: string, ...rows: readonly string[]): readonly string[] {
  const path = join(folder, `${name}.ts`);
  writeFileSync(path, rows.join('\n'));
  const { missing } = checkDocumentation([relative(ROOT, path)], { noLib: true, types: [] });
  return missing.map((what) => what.replace(/^\S+ /, ''));
}

describe('the doc comments', { timeout: 60_000 }, () => {
  it('of every export are complete', () => {
    const config = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.json'), undefined, {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    });
    const entries = filesUnder('src', 'index.ts')
      .map(({ path }) => path)
      .filter((path) => /^src\/[^/]+\/index\.ts$/.test(path));
    const { count, missing } = checkDocumentation(entries, config?.options ?? {});
    console.info(`${count} exports of ${entries.length} entries`);
    expect(count).toBeGreaterThan(0);
    expect(missing).toEqual([]);
  });

  it('are found missing', () => {
    expect(missingIn('bare', 'export function f(a: number): number { return a; }')).toEqual([
      'f: no @example',
      'f: no @param for a',
      'f: no @returns',
      'f: no @since',
      'f: no sentence that says what it is',
    ]);
    expect(missingIn('type', '/** @since 0.1.0 */', 'export type T = 1;')).toEqual([
      'T: no sentence that says what it is',
    ]);
    expect(missingIn('value', '/** A value. */', 'export const V = 1;')).toEqual(['V: no @since']);
    const stale = [
      '/** Does.',
      ' * @param b - none',
      ' * @since 0.1.0',
      ' * @example',
      ' * ```ts',
      ' * ```',
      ' */',
    ];
    expect(missingIn('stale', ...stale, 'export const f = (a: number): void => {};')).toEqual([
      'f: a @param b that is none',
      'f: no @param for a',
    ]);
  });

  it('are not asked for more than there is to say', () => {
    const rows = [
      '/** Does.',
      ' * @param a - one',
      ' * @since 0.1.0',
      ' * @example',
      ' * ```ts',
      ' * f({ x: 1 });',
      ' * ```',
      ' */',
    ];
    expect(missingIn('void', ...rows, 'export function f({ x }: { x: number }): void {}')).toEqual([]);
    expect(
      missingIn('shape', '/** A shape.', ' * @since 0.1.0', ' */', 'export interface S { a: number }'),
    ).toEqual([]);
  });
});
