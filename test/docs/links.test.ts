import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsIn, linksIn, slugOf } from './markdownLinks';
import { filesUnder, ROOT, readText, type TextFile } from './sourceFiles';

const pages = [readText('README.md'), ...filesUnder('docs', '.md')].filter(
  ({ path }) => !path.startsWith('docs/api/'),
);
const anchors = new Map(pages.map(({ path, text }) => [path, anchorsIn(text)]));

/** The links of a page that lead nowhere within the repository; what lies outside is not asked. */
function brokenIn({ path, text }: TextFile): readonly string[] {
  return linksIn(text)
    .filter(({ target }) => !/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(target) && !leadsSomewhere(target, path))
    .map(({ target, line }) => `${path}:${line} ${target}`);
}

function leadsSomewhere(target: string, from: string): boolean {
  const [path = '', anchor] = target.split('#').map(decodeURIComponent);
  const file = path === '' ? from : join(dirname(from), path);
  // A page never leads out of the repository, nor to what is not in it.
  if (path.startsWith('/') || file.startsWith('..') || /^(?:docs\/api|dist|node_modules)\//.test(file))
    return false;
  if (anchor === undefined) return existsSync(join(ROOT, file));
  return anchors.get(file)?.includes(anchor) ?? false;
}

describe('the links between the pages of the repository', () => {
  it.each(pages)('of $path lead to what there is', (page) => {
    expect(brokenIn(page)).toEqual([]);
  });

  it('are there, with anchors among them', () => {
    const targets = pages.flatMap(({ text }) => linksIn(text).map(({ target }) => target));
    console.info(`${targets.length} links of ${pages.length} pages`);
    expect(targets.some((target) => target.includes('#'))).toBe(true);
  });

  it('are found broken', () => {
    const text = [
      '# One',
      '[there](../README.md), ![not there](nowhere.svg), [out](../../elsewhere.md)',
      '[own](#one), [not own](#two), [other](stability.md#no-such-heading)',
      '[outside](https://example.org/nowhere), `[code](nowhere.md)`, [built](api/index.html)',
      '[defined]: nowhere.md',
      '<img alt="none" src="none.png">',
      '```md',
      '[fenced](nowhere.md)',
      '```',
    ].join('\n');
    anchors.set('docs/one.md', anchorsIn(text));
    expect(brokenIn({ path: 'docs/one.md', text })).toEqual([
      'docs/one.md:2 nowhere.svg',
      'docs/one.md:2 ../../elsewhere.md',
      'docs/one.md:3 #two',
      'docs/one.md:3 stability.md#no-such-heading',
      'docs/one.md:4 api/index.html',
      'docs/one.md:5 nowhere.md',
      'docs/one.md:6 none.png',
    ]);
  });
});

describe('the anchors of headings', () => {
  it('are those of GitHub', () => {
    expect(slugOf('5. Clauses')).toBe('5-clauses');
    expect(slugOf('The missions of `wargame-rules/open-play`')).toBe(
      'the-missions-of-wargame-rulesopen-play',
    );
    expect(slugOf("Seventeen missions of one's own")).toBe('seventeen-missions-of-ones-own');
    expect(slugOf('Dice & odds')).toBe('dice--odds');
    expect(slugOf('**Rolls** _of_ `snake_case`')).toBe('rolls-of-snake_case');
    expect(slugOf('[A link](somewhere.md) (1993)')).toBe('a-link-1993');
    expect(slugOf('Œuvres à 6"')).toBe('œuvres-à-6');
  });

  it('are told apart where headings are alike, and come from headings only', () => {
    const page = [
      '# Odds',
      '## Odds ##',
      '```sh',
      '# Odds',
      '```',
      '#odds',
      '<a id="by-hand"></a>',
      '### odds',
    ];
    expect(anchorsIn(page.join('\n'))).toEqual(['odds', 'odds-1', 'odds-2', 'by-hand']);
  });

  it('have nothing in them that an address can not hold, and stay what they are', () => {
    const heading = fc.string({ unit: fc.constantFrom(...'aZ9 -_.,:()/&"\'`*é') });
    fc.assert(
      fc.property(heading, (text) => {
        const slug = slugOf(text);
        expect(slug).toMatch(/^[a-z0-9é_-]*$/);
        expect(slugOf(slug.replace(/^_+|_+$/g, ''))).toBe(slug.replace(/^_+|_+$/g, ''));
      }),
    );
  });

  it('of a page are as many as its headings, each of its own', () => {
    const headings = fc.array(fc.constantFrom('Odds', 'Dice', 'Odds & dice', 'A table'), { minLength: 1 });
    fc.assert(
      fc.property(headings, (texts) => {
        const found = anchorsIn(texts.map((text) => `## ${text}\n\nText.\n`).join('\n'));
        expect(new Set(found).size).toBe(texts.length);
      }),
    );
  });
});
