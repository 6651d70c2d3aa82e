import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** The names that built declarations export. */
export function exportedNames(path: string): ReadonlySet<string> {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest);
  const names = new Set<string>();
  for (const statement of file.statements) {
    if (!ts.isExportDeclaration(statement) || !statement.exportClause) continue;
    if (!ts.isNamedExports(statement.exportClause)) continue;
    for (const { name } of statement.exportClause.elements) names.add(name.text);
  }
  return names;
}
