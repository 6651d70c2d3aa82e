import ts from 'typescript';

/** The value that a text writes out, wrapped; undefined where the text is no literal. */
export function readLiteral(text: string): { readonly value: unknown } | undefined {
  const { diagnostics } = ts.transpileModule(`(${text}\n)`, { reportDiagnostics: true });
  if (diagnostics && diagnostics.length > 0) return undefined;
  const [statement, ...more] = ts.createSourceFile(
    'literal.ts',
    `(${text}\n)`,
    ts.ScriptTarget.Latest,
  ).statements;
  if (more.length > 0 || !statement || !ts.isExpressionStatement(statement)) return undefined;
  const { expression } = statement;
  if (!ts.isParenthesizedExpression(expression)) return undefined;
  try {
    return { value: valueIn(expression.expression) };
  } catch {
    return undefined;
  }
}

function valueIn(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isBigIntLiteral(node)) return BigInt(node.text.slice(0, -1));
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isIdentifier(node) && node.text === 'undefined') return undefined;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    const value = valueIn(node.operand);
    if (typeof value === 'number' || typeof value === 'bigint') return -value;
  }
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueIn);
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(entryOf));
  throw new Error('not a literal');
}

function entryOf(property: ts.ObjectLiteralElementLike): [string, unknown] {
  if (!ts.isPropertyAssignment(property)) throw new Error('not a literal');
  const { name, initializer } = property;
  if (!ts.isIdentifier(name) && !ts.isStringLiteralLike(name) && !ts.isNumericLiteral(name)) {
    throw new Error('not a literal');
  }
  return [name.text, valueIn(initializer)];
}
