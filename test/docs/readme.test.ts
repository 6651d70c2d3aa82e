import { afterAll, describe, expect, it } from 'vitest';
import { codeExports, ROOT, readManifest } from '../package/packedPackage';
import { type Bundled, bundleSnippets } from './bundleSnippets';
import { rewriteSnippet } from './rewriteSnippet';
import { runSnippet } from './runSnippet';
import { snippetsOfPage } from './snippets';
import { readText } from './sourceFiles';

const readme = readText('README.md');
const manifest = readManifest(ROOT);

/** The first fenced text in a language. */
function fence(language: string): string {
  return new RegExp(`^\`\`\`${language}\\n([^]*?)\\n\`\`\`$`, 'm').exec(readme.text)?.[1] ?? '';
}

describe('README', () => {
  let bundled: Bundled | undefined;
  afterAll(() => bundled?.remove());

  it('shows the odds that its first snippet gives', async () => {
    const [first] = snippetsOfPage(readme);
    const table = `oddsTable(odds(volley)); // => ${JSON.stringify(fence('text'))}`;
    const { code, expectations, problems } = rewriteSnippet(`${first?.code}\n${table}`);
    bundled = await bundleSnippets([{ path: 'README.md', language: 'ts', code }]);
    const [module] = bundled.modules;
    if (!module || 'failure' in module) throw new Error(`can't be built: ${module?.failure}`);
    expect([...problems, ...(await runSnippet(module.file, expectations))]).toEqual([]);
  });

  it('names every subpath of the package, and no other', () => {
    const named = [...readme.text.matchAll(/^\| `(wargame-rules[^`]*)` \|/gm)].map(([, name]) => name);
    const exported = codeExports(manifest).map(([subpath]) => manifest.name + subpath.slice(1));
    expect(new Set(named)).toEqual(new Set(exported));
  });

  it('gives commands that there are', () => {
    const { scripts } = manifest as unknown as { readonly scripts: Readonly<Record<string, string>> };
    const named = [...readme.text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, name]) => name ?? '');
    const unknown = named.filter((name) => !['ci', 'install'].includes(name) && !(name in scripts));
    expect(unknown).toEqual([]);
    for (const command of ['npm ci && npm run demo', 'npm ci && npm test'])
      expect(readme.text).toContain(command);
  });
});
