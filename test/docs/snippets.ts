import { commentsOf } from './comments';
import { filesUnder, parse, readText, type TextFile } from './sourceFiles';

/** What a snippet is written in: plain TypeScript, or TypeScript for a page in the browser, with JSX and the DOM. */
export type SnippetLanguage = 'ts' | 'tsx';

/** A fenced piece of TypeScript in a document or a doc comment. */
export interface Snippet {
  readonly path: string;
  /** The line of its first line in the file, counted from 1. */
  readonly line: number;
  readonly language: SnippetLanguage;
  readonly code: string;
}

/** Every snippet of README, docs and doc comments. The generated API pages repeat the doc comments. */
export function allSnippets(): readonly Snippet[] {
  const pages = filesUnder('docs', '.md').filter(({ path }) => !path.startsWith('docs/api/'));
  return [
    ...[readmeIfAny(), ...pages].flatMap((page) => (page ? snippetsOfPage(page) : [])),
    ...filesUnder('src', '.ts').flatMap(snippetsOfSource),
  ];
}

export function snippetsOfPage({ path, text }: TextFile): readonly Snippet[] {
  return fencesIn(text.split('\n'), path, 1);
}

export function snippetsOfSource(file: TextFile): readonly Snippet[] {
  return commentsOf(parse(file))
    .filter(({ text }) => text.startsWith('/**'))
    .flatMap(({ text, line }) => {
      const rows = text.split('\n').map((row) => row.replace(/^\s*\/?\*+\/? ?/, ''));
      return fencesIn(rows, file.path, line);
    });
}

function fencesIn(rows: readonly string[], path: string, firstLine: number): readonly Snippet[] {
  const snippets: Snippet[] = [];
  for (let row = 0; row < rows.length; row++) {
    const open = /^(\s*)(`{3,}|~{3,})\s*(\w*)/.exec(rows[row] ?? '');
    if (!open) continue;
    const [, indent = '', marks = '', language = ''] = open;
    const start = row + 1;
    do row++;
    while (row < rows.length && !closes(rows[row] ?? '', marks));
    if (row === rows.length)
      throw new Error(`${path}:${firstLine + start - 1} opens a fence that never ends`);
    if (!/^(ts|typescript|tsx)$/i.test(language)) continue;
    const code = rows
      .slice(start, row)
      .map((text) => (text.startsWith(indent) ? text.slice(indent.length) : text));
    snippets.push({
      path,
      line: firstLine + start,
      language: /^tsx$/i.test(language) ? 'tsx' : 'ts',
      code: code.join('\n'),
    });
  }
  return snippets;
}

function closes(row: string, marks: string): boolean {
  const text = row.trim();
  return text.length >= marks.length && text === (marks[0] ?? '').repeat(text.length);
}

function readmeIfAny(): TextFile | undefined {
  try {
    return readText('README.md');
  } catch {
    return undefined;
  }
}
