import ts from 'typescript';
import { SYSTEMS, type SystemName } from './clausePages';
import { filesUnder, parse, type TextFile } from './sourceFiles';

/** The systems whose folder in `src` exports something. */
export function builtSystems(): readonly SystemName[] {
  return SYSTEMS.map(({ name }) => name).filter((name) =>
    filesUnder(`src/${name}`, 'index.ts').some(
      (file) => file.path === `src/${name}/index.ts` && exportsSomething(file),
    ),
  );
}

function exportsSomething(file: TextFile): boolean {
  return parse(file).statements.some((statement) => {
    if (!ts.isExportDeclaration(statement)) return ts.canHaveModifiers(statement) && isExported(statement);
    const { exportClause } = statement;
    return !(exportClause && ts.isNamedExports(exportClause) && exportClause.elements.length === 0);
  });
}

function isExported(statement: ts.HasModifiers): boolean {
  return ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}
