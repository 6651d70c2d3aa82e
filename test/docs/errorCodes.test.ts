import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesUnder, parse, type TextFile } from './sourceFiles';

const CODE = /^[a-z]+(-[a-z]+)*\/[a-z]+(-[a-z]+)*$/;

/** The codes that a file writes into violations: `code: 'battle/over'`. */
function codesUsed(file: TextFile): readonly string[] {
  const found: string[] = [];
  const addLiterals = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && CODE.test(node.text)) found.push(node.text);
    ts.forEachChild(node, addLiterals);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'code') addLiterals(node.initializer);
    else ts.forEachChild(node, visit);
  };
  ts.forEachChild(parse(file), visit);
  return found;
}

/** The codes that the types of a file close in: the literals of its type aliases. */
function codesDeclared(file: TextFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) found.push(node.literal.text);
    ts.forEachChild(node, visit);
  };
  for (const statement of parse(file).statements) if (ts.isTypeAliasDeclaration(statement)) visit(statement);
  return found;
}

describe('the codes of violations', () => {
  const files = filesUnder('src', '.ts');
  const declared = new Set(files.flatMap(codesDeclared));

  it('are there', () => {
    expect(files.flatMap(codesUsed).length).toBeGreaterThan(100);
  });

  it('each stand in a closed union', () => {
    const open = files.flatMap((file) =>
      codesUsed(file)
        .filter((code) => !declared.has(code))
        .map((code) => `${file.path}: ${code}`),
    );
    expect(open).toEqual([]);
  });
});
