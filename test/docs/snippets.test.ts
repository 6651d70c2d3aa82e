import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bundled, bundleSnippets } from './bundleSnippets';
import { rewriteSnippet } from './rewriteSnippet';
import { runSnippet } from './runSnippet';
import { allSnippets } from './snippets';
import { typeCheckSnippets } from './typeCheckSnippets';

const snippets = allSnippets().map((snippet) => ({
  ...snippet,
  rewritten: rewriteSnippet(snippet.code, snippet.language),
}));

describe('the snippets of README, docs and doc comments', () => {
  let bundled: Bundled;
  beforeAll(async () => {
    bundled = await bundleSnippets(
      snippets.map(({ path, language, rewritten }) => ({ path, language, code: rewritten.code })),
    );
  });
  afterAll(() => bundled?.remove());

  it('are there', () => {
    const results = snippets.reduce((sum, { rewritten }) => sum + rewritten.expectations.length, 0);
    console.info(`${snippets.length} snippets with ${results} results`);
    expect(snippets.length).toBeGreaterThan(0);
  });

  it('are strictly typed', { timeout: 60_000 }, () => {
    expect(typeCheckSnippets(snippets)).toEqual([]);
  });

  for (const [index, { path, line, rewritten }] of snippets.entries()) {
    it(`${path}:${line} gives what it says`, async () => {
      const module = bundled.modules[index];
      if (!module || 'failure' in module) throw new Error(`can't be built: ${module?.failure}`);
      const faults = [...rewritten.problems, ...(await runSnippet(module.file, rewritten.expectations))];
      expect(faults.map((fault) => `${path}:${line + (fault.line ?? 1) - 1}: ${fault.message}`)).toEqual([]);
    });
  }
});
