import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withLinks } from '../../docs/site/clauseLinks';
import { SECTIONS, sectionFaults } from '../../docs/site/sections';
import { siteFaults } from '../../docs/site/siteFaults';
import { SUBPATHS } from '../../docs/site/subpaths';
import { filesUnder, readText } from './sourceFiles';

describe('the site', () => {
  it('has a place for every guide and page of docs', () => {
    expect(sectionFaults()).toEqual([]);
  });

  it('misses pages that no section lists, and listed ones that are not there or there twice', () => {
    const [guides, ...others] = SECTIONS;
    const changed = { title: 'Guides', pages: [...(guides?.pages.slice(1) ?? []), 'docs/a.md', 'docs/a.md'] };
    expect(sectionFaults([changed, ...others])).toEqual([
      `${guides?.pages[0]} is in no section`,
      'docs/a.md is listed, but not there',
      'docs/a.md is listed, but not there',
      'docs/a.md is listed twice',
    ]);
  });

  it('has the reference of every subpath, which begins by saying what it is', () => {
    const entries = filesUnder('src', 'index.ts').filter(({ path }) => /^src\/[^/]+\/index\.ts$/.test(path));
    expect([...SUBPATHS.map(({ entry }) => entry)].sort()).toEqual(entries.map(({ path }) => path));
    for (const { entry } of SUBPATHS) {
      expect(readText(entry).text).toMatch(
        /^\/\*\*\n \* [A-Z`][\s\S]*?\n \* @packageDocumentation\n \*\/\n\n/,
      );
    }
  });
});

describe('the links to clauses', () => {
  const link = (html: string): string =>
    withLinks(html, (id) => (id === 'OP-SEQ' ? undefined : `r.html#${id}`));
  const to = (id: string): string => `<a class="clause" href="r.html#${id}">${id}</a>`;

  it('are set in text, at every id that has a row', () => {
    expect(link('<p>OP-SAVE-1, OP-SAVE-12 and OP-SEQ</p>')).toBe(
      `<p>${to('OP-SAVE-1')}, ${to('OP-SAVE-12')} and OP-SEQ</p>`,
    );
    expect(link('<p>OP-SAVE-1 again: OP-SAVE-1</p>')).toBe(
      `<p>${to('OP-SAVE-1')} again: ${to('OP-SAVE-1')}</p>`,
    );
  });

  it('are not set in code and links, nor in what only looks like an id', () => {
    const html = '<p title="OP-SAVE-1"><a href="#">OP-SAVE-1</a> <code>OP-SAVE-1</code> XOP-SAVE-1</p>';
    expect(link(html)).toBe(html);
  });
});

describe('the check of the built site', () => {
  it('finds links, pictures and anchors that lead nowhere', () => {
    const folder = mkdtempSync(join(tmpdir(), 'wargame-rules-site-'));
    try {
      mkdirSync(join(folder, 'guides'));
      writeFileSync(
        join(folder, 'index.html'),
        '<h1 id="top">…</h1><a href="guides/a.html#b">a</a> <a href="#top">t</a> <a href="https://example.org">o</a>',
      );
      writeFileSync(
        join(folder, 'guides/a.html'),
        '<a href="../index.html#top">i</a> <a href="../index.html#bottom">i</a> <img src="a.svg"> <a href="b.md">b</a>',
      );
      expect(siteFaults(folder).map((fault) => fault.slice(folder.length + 1))).toEqual([
        'guides/a.html: ../index.html#bottom leads nowhere',
        'guides/a.html: a.svg leads nowhere',
        'guides/a.html: b.md leads nowhere',
        'index.html: guides/a.html#b leads nowhere',
      ]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
