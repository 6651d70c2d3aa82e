import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { borrowedDataOf } from '../../docs/rules-index/borrowedData';
import { rulesIndexPages } from '../../docs/rules-index/pages';
import { rulingsOf } from '../../docs/rules-index/rulings';
import { headingOf } from '../../docs/rules-index/sources';
import { taggedSymbolsOf } from '../../docs/rules-index/taggedSymbols';
import { allClauses } from './clausePages';

const folder = new URL('../../docs/rules-index/', import.meta.url);
const pages = rulesIndexPages();

describe('the rules index', () => {
  it.each([...pages])('%s is as `npm run docs:rules` writes it', (name, text) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(text);
  });

  it('has no page that nobody writes', () => {
    expect(readdirSync(folder).filter((name) => name.endsWith('.md'))).toEqual([...pages.keys()]);
  });

  it('lists every clause, each with its heading in the rules', () => {
    const ids = allClauses().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    for (const id of ids) expect(pages.get('README.md')).toContain(`\n| ${id} | [`);
    expect(ids.filter((id) => headingOf(id) === undefined)).toEqual([]);
  });

  it('links only to what is there', () => {
    for (const [name, text] of pages) {
      const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '');
      for (const target of new Set(targets)) {
        expect(() => readFileSync(new URL(target, new URL(name, folder)))).not.toThrow();
      }
    }
  });
});

describe('what the rules index is made of', () => {
  it('are the symbols whose doc comments name clauses', () => {
    const text = [
      '/** One. @rule OP-SAVE-1, OP-SAVE-2 */',
      'export function save(): void {}',
      'export interface Facts {',
      '  /** @rule OP-SEQ */',
      '  readonly step: number;',
      '}',
      '/** @rule WM-END-1 */',
      'export const table = { row: 1 };',
      '// @rule OP-ROLE-1',
    ].join('\n');
    expect(taggedSymbolsOf({ path: 'a.ts', text }).map(({ id, name }) => `${id} ${name}`)).toEqual([
      'OP-SAVE-1 save',
      'OP-SAVE-2 save',
      'OP-SEQ Facts.step',
      'WM-END-1 table',
    ]);
  });

  it('are the rulings of the pages, in clauses, other tables and paragraphs', () => {
    const text = [
      'Everything marked "ruling" is ours. How to read clauses, rulings and the rest: elsewhere.',
      '## Saves',
      '| id | clause |',
      '|---|---|',
      '| OP-SAVE-1 | A save. Ruling: a 1 fails ([figures](#figures)). Rulings: one; two. |',
      '| above 300 | a table (ruling: the last row (of all)) ends |',
      '',
      'The rules say',
      'nothing. Ruling: so do we.',
    ].join('\n');
    expect(rulingsOf({ path: 'page.md', text })).toEqual([
      { about: 'OP-SAVE-1', text: 'a 1 fails (figures).' },
      { about: 'OP-SAVE-1', text: 'one; two.' },
      { about: 'Saves, above 300', text: 'the last row (of all)' },
      { about: 'Saves', text: 'so do we.' },
    ]);
  });

  it('are the data with a mark, or with the word where no mark can be', () => {
    const text = [
      '/** Rows. @since 0.1.0 */',
      'export const rows = [',
      '  // Nobody knows.',
      "  { from: 1, provenance: 'reconstruction' },",
      "  { from: 2, provenance: 'second-hand' as const },",
      "  { from: 3, provenance: 'second-hand' },",
      '];',
      '/** A map, all of it a reconstruction. */',
      'export const map = 1;',
      "const helper = () => ({ provenance: 'reconstruction' });",
    ].join('\n');
    const found = borrowedDataOf({ path: 'a.ts', text });
    expect(found.map(({ name, provenance, marks, comment }) => [name, provenance, marks, comment])).toEqual([
      ['rows', 'reconstruction', 1, 'Rows. Nobody knows.'],
      ['rows', 'second-hand', 2, 'Rows. Nobody knows.'],
      ['map', 'reconstruction', 0, 'A map, all of it a reconstruction.'],
      ['helper', 'reconstruction', 1, 'Rows.'],
    ]);
  });
});
