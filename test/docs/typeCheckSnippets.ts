import { join } from 'node:path';
import ts from 'typescript';
import type { Snippet, SnippetLanguage } from './snippets';
import { ROOT } from './sourceFiles';

/** "declared but never used", "all destructured elements are unused", "all variables are unused". */
const UNUSED = [6133, 6198, 6199];

/** What a snippet in tsx has that no other has: JSX, and the types of the browser. */
const BROWSER: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
};

/**
 * Checks snippets under the options of the tests, those in ts in one program and those in tsx in another. Gives
 * `path:line: message`, or nothing.
 */
export function typeCheckSnippets(snippets: readonly Snippet[]): readonly string[] {
  const inLanguage = (language: SnippetLanguage): readonly Snippet[] =>
    snippets.filter((snippet) => snippet.language === language);
  return [...typeCheck(inLanguage('ts'), {}), ...typeCheck(inLanguage('tsx'), BROWSER)];
}

function typeCheck(snippets: readonly Snippet[], extra: ts.CompilerOptions): readonly string[] {
  if (snippets.length === 0) return [];
  const config = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'test/tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  });
  if (!config) throw new Error('test/tsconfig.json could not be read');
  const options: ts.CompilerOptions = {
    ...config.options,
    moduleDetection: ts.ModuleDetectionKind.Force,
    // A matter of the house's style, which readers need not share.
    noPropertyAccessFromIndexSignature: false,
    noEmit: true,
    ...extra,
  };
  const snippetAt = new Map(snippets.map((snippet) => [virtualPath(snippet), snippet]));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => snippetAt.has(path) || fileExists(path);
  host.readFile = (path) => snippetAt.get(path)?.code ?? readFile(path);
  host.getSourceFile = (path, settings, ...rest) => {
    const code = snippetAt.get(path)?.code;
    return code === undefined
      ? getSourceFile(path, settings, ...rest)
      : ts.createSourceFile(path, code, settings, true);
  };
  const program = ts.createProgram([...snippetAt.keys()], options, host);
  return [...snippetAt].flatMap(([path, snippet]) => {
    const file = program.getSourceFile(path);
    if (!file) throw new Error(`${path} is not in the program`);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
      .filter((diagnostic) => !isUnusedResult(diagnostic, file))
      .map(({ start = 0, messageText }) => {
        const line = snippet.line + file.getLineAndCharacterOfPosition(start).line;
        return `${snippet.path}:${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      });
  });
}

/** Beside the file that holds it, so that relative imports mean what a reader takes them to mean. */
function virtualPath({ path, line, language }: Snippet): string {
  return `${ROOT.replaceAll('\\', '/')}/${path}.${line}.${language}`;
}

/** A const that only shows its result is fine; an import that nothing uses is not. */
function isUnusedResult({ code, start = 0 }: ts.Diagnostic, file: ts.SourceFile): boolean {
  const isImported = file.statements.some(
    (statement) => ts.isImportDeclaration(statement) && statement.pos <= start && start < statement.end,
  );
  return UNUSED.includes(code) && !isImported;
}
