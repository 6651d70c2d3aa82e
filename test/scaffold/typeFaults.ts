import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Type-checks some files of a repository under the options of its tests; those they import are trusted. */
export function typeFaults(root: string, paths: readonly string[]): readonly string[] {
  const config = ts.getParsedCommandLineOfConfigFile(join(root, 'test/tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: () => undefined,
  });
  if (!config) throw new Error('test/tsconfig.json could not be read');
  const program = ts.createProgram(
    paths.map((path) => join(root, path)),
    { ...config.options, noEmit: true },
  );
  return paths.flatMap((path) => {
    const file = program.getSourceFile(join(root, path));
    if (!file) throw new Error(`${path} is not in the program`);
    return told(path, [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
  });
}

/** Whether declarations can be made of a file alone: every export says its type. */
export function declarationFaults(root: string, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const compilerOptions = { isolatedDeclarations: true, declaration: true };
    const { diagnostics } = ts.transpileDeclaration(readFileSync(join(root, path), 'utf8'), {
      compilerOptions,
    });
    return told(path, diagnostics ?? []);
  });
}

function told(path: string, diagnostics: readonly ts.Diagnostic[]): readonly string[] {
  return diagnostics.map(
    ({ messageText }) => `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
  );
}
