import { describe, expect, it } from 'vitest';
import { bundleSnippets } from './bundleSnippets';
import { readLiteral } from './literal';
import { rewriteSnippet } from './rewriteSnippet';
import { runSnippet } from './runSnippet';
import { type SnippetLanguage, snippetsOfPage, snippetsOfSource } from './snippets';
import { typeCheckSnippets } from './typeCheckSnippets';

const IMPORT = "import { askAll, d6, seededDice, scriptedDice } from 'wargame-rules';";

/** The faults of a snippet whose first line is the import: `line: message`. */
async function faultsOf(...rows: readonly string[]): Promise<readonly string[]> {
  return faultsIn('ts', [IMPORT, ...rows]);
}

async function faultsIn(language: SnippetLanguage, rows: readonly string[]): Promise<readonly string[]> {
  const { code, expectations, problems } = rewriteSnippet(rows.join('\n'), language);
  const bundled = await bundleSnippets([{ path: 'README.md', language, code }]);
  try {
    const [module] = bundled.modules;
    if (!module || 'failure' in module) return [`not built: ${module?.failure}`];
    return [...problems, ...(await runSnippet(module.file, expectations))].map(
      ({ line, message }) => `${line ?? '-'}: ${message}`,
    );
  } finally {
    bundled.remove();
  }
}

describe('finding snippets', () => {
  it('takes TypeScript fences only, with the line they start at', () => {
    const text = [
      '# Title',
      '```sh',
      'npm i',
      '```',
      '- item',
      '  ```ts',
      '  d6(dice);',
      '    x;',
      '  ```',
      '',
    ];
    expect(snippetsOfPage({ path: 'a.md', text: text.join('\n') })).toEqual([
      { path: 'a.md', line: 7, language: 'ts', code: 'd6(dice);\n  x;' },
    ]);
  });

  it('knows tsx from ts', () => {
    const text = ['```tsx', '<p />;', '```', '```typescript', 'f();', '```', '```jsx', '<p />;', '```'];
    expect(snippetsOfPage({ path: 'a.md', text: text.join('\n') })).toEqual([
      { path: 'a.md', line: 2, language: 'tsx', code: '<p />;' },
      { path: 'a.md', line: 5, language: 'ts', code: 'f();' },
    ]);
  });

  it('takes them from doc comments, not from texts', () => {
    const text = [
      "const a = '/** no */';",
      '/**',
      ' * Does it.',
      ' *',
      ' * @example',
      ' * ```ts',
      ' * f();',
      ' *',
      ' * g();',
      ' * ```',
      ' */',
      'export function f(): void {}',
    ];
    expect(snippetsOfSource({ path: 'a.ts', text: text.join('\n') })).toEqual([
      { path: 'a.ts', line: 7, language: 'ts', code: 'f();\n\ng();' },
    ]);
  });

  it('refuses a fence that never ends', () => {
    expect(() => snippetsOfPage({ path: 'a.md', text: '\n```ts\nf();\n' })).toThrow('a.md:2');
  });
});

describe('reading a literal', () => {
  it.each([
    ["{ winner: 'Ben', dice: [2, 5] }", { winner: 'Ben', dice: [2, 5] }],
    ['7n', 7n],
    ['-1.5', -1.5],
    ['undefined', undefined],
    ["{ 'a-b': null, 3: true }", { 'a-b': null, 3: true }],
  ])('%s', (text, value) => {
    expect(readLiteral(text)).toEqual({ value });
  });

  it.each(['7n / 2n', '1, 2', 'NaN', '{ a', '3 (a die)', 'f()', '', '[...[1]]'])('refuses %s', (text) => {
    expect(readLiteral(text)).toBeUndefined();
  });
});

describe('running a snippet', () => {
  it('passes one that is right', async () => {
    const faults = await faultsOf(
      'const dice = scriptedDice([4, 2, 6]);',
      'd6(dice); // => 4',
      'const face = d6(dice); // => 2',
      'console.log({ face, again: d6(dice) }); // => { face: 2, again: 6 }',
      'd6(dice); // => throws dice/missing',
      'await askAll((asked) => d6(asked), () => [1]); // => { result: 1, faces: [1] }',
      'await askAll((asked) => d6(asked), () => [7]); // => throws dice/impossible-face',
      'try {',
      '  seededDice(Number.NaN);',
      '} catch (error) {',
      '  console.log(error instanceof Error); // => true',
      '}',
      '[1, 2].map((count) => {',
      '  typeof count; // => "number"',
      '  return count;',
      '}); // => [1, 2]',
      '({ a: [1], b: 2 });',
      '// => {',
      '//   a: [1],',
      '//   b: 2,',
      '// }',
    );
    expect(faults).toEqual([]);
  });

  it('finds a wrong value, wherever it stands', async () => {
    expect(await faultsOf('', 'd6(scriptedDice([4])); // => 3')).toEqual(['3: gave 4, not 3']);
    expect(await faultsOf('const x = d6(scriptedDice([4])); // => 3')).toEqual(['2: gave 4, not 3']);
    expect(await faultsOf('console.log(d6(scriptedDice([4]))); // => 3')).toEqual(['2: gave 4, not 3']);
  });

  it('compares deeply and strictly', async () => {
    expect(await faultsOf('({ a: undefined }); // => {}')).toEqual(['2: gave { a: undefined }, not {}']);
    expect(await faultsOf('-0; // => 0')).toEqual(['2: gave -0, not 0']);
    expect(await faultsOf('7; // => 7n')).toEqual(['2: gave 7, not 7n']);
  });

  it('finds an error that is another one, or none', async () => {
    expect(await faultsOf('d6(scriptedDice([4])); // => throws dice/missing')).toEqual([
      '2: threw nothing, not dice/missing',
    ]);
    const [fault] = await faultsOf('d6(scriptedDice([])); // => throws dice/left-over');
    expect(fault).toMatch(/^2: threw .*, not dice\/left-over$/s);
    const [rejected] = await faultsOf('await Promise.reject(new Error("no")); // => throws dice/missing');
    expect(rejected).toMatch(/^2: threw Error: no.*, not dice\/missing$/s);
  });

  it('finds a result that is never reached, and a snippet that stops', async () => {
    expect(await faultsOf('if (Date.now() < 0) {', '  d6(seededDice(1)); // => 1', '}')).toEqual([
      '3: the result was never reached',
    ]);
    const [stopped] = await faultsOf('throw new Error("over");');
    expect(stopped).toMatch(/^-: stopped with .*over/s);
  });

  it('finds a result that is no literal, or stands behind nothing', async () => {
    expect(await faultsOf('d6(scriptedDice([4])); // => 8 / 2')).toEqual([
      '2: "8 / 2" is neither a literal nor "throws code"',
    ]);
    expect(await faultsOf('// => 4')).toEqual(['2: a result stands behind no expression and no const']);
  });

  it('renders what is written in tsx', async () => {
    const rows = [
      "import { useState } from 'react';",
      "import { renderToString } from 'react-dom/server';",
      "import { d6, type Dice, scriptedDice } from 'wargame-rules';",
      'function Die({ dice }: { dice: Dice }) {',
      '  const [face] = useState(() => d6(dice));',
      '  return <b>{face}</b>; // no result => in JSX',
      '}',
      'const same = <T,>(value: T) => value;',
      "renderToString(same(<Die dice={scriptedDice([4])} />)); // => '<b>4</b>'",
    ];
    expect(await faultsIn('tsx', rows)).toEqual([]);
    const wrong = rows.map((row) => row.replace('scriptedDice([4])', 'scriptedDice([5])'));
    expect(await faultsIn('tsx', wrong)).toEqual(["9: gave '<b>5</b>', not '<b>4</b>'"]);
  });

  it('says what the library does not export', async () => {
    const bundled = await bundleSnippets([
      { path: 'README.md', language: 'ts', code: "import { nothing } from 'wargame-rules';\nnothing();" },
      {
        path: 'README.md',
        language: 'ts',
        code: "import { nothing } from 'wargame-rules/nowhere';\nnothing();",
      },
      {
        path: 'README.md',
        language: 'ts',
        code: "import { d6 } from 'wargame-rules';\nd6({ roll: () => 1 });",
      },
    ]);
    bundled.remove();
    expect(bundled.modules).toEqual([
      { failure: expect.stringContaining('nothing') },
      { failure: expect.stringContaining('nowhere') },
      { file: expect.any(String) },
    ]);
  });
});

describe('typing snippets', () => {
  it('names the line in the document, and lets a const be there for its result alone', {
    timeout: 30_000,
  }, () => {
    const code = [
      "import { d6, d66, scriptedDice } from 'wargame-rules';",
      'const x = d6(scriptedDice([4])); // => 4',
    ];
    const untyped = 'export const toHit = (dice) => dice;';
    expect(
      typeCheckSnippets([
        { path: 'README.md', line: 10, language: 'ts', code: code.join('\n') },
        { path: 'docs/guide.md', line: 5, language: 'ts', code: `\n${untyped}` },
      ]),
    ).toEqual([
      "README.md:10: 'd66' is declared but its value is never read.",
      "docs/guide.md:6: Parameter 'dice' implicitly has an 'any' type.",
    ]);
  });

  it('knows JSX and the DOM in tsx alone', { timeout: 60_000 }, () => {
    const title = (element: string) =>
      `export const title = document.title;\nexport const element = ${element};`;
    expect(
      typeCheckSnippets([
        { path: 'a.md', line: 1, language: 'tsx', code: title('<p className="a" />') },
        { path: 'b.md', line: 1, language: 'tsx', code: title('<p className={1} />') },
        { path: 'c.md', line: 1, language: 'ts', code: title('1') },
      ]),
    ).toEqual([
      expect.stringMatching(/^c\.md:1: Cannot find name 'document'/),
      "b.md:2: Type 'number' is not assignable to type 'string'.",
    ]);
  });
});
