import ts from 'typescript';
import { idsIn, type Mention } from './clausePages';
import { commentsOf, lineAt } from './comments';
import { parse, type TextFile } from './sourceFiles';

const TITLED = new Set(['describe', 'it', 'test']);

/** The clauses that a test file names in titles and comments. Ids in the code itself are values, not names. */
export function testedClausesOf(file: TextFile): readonly Mention[] {
  const source = parse(file);
  const mentions: Mention[] = [];
  const add = (text: string, line: number): void => {
    for (const id of idsIn(text)) mentions.push({ id, path: file.path, line });
  };
  for (const { text, line } of commentsOf(source)) add(text, line);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TITLED.has(rootName(node.expression))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        add(title.getText(source), lineAt(source, title.getStart(source)));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mentions;
}

/** The name at the root of `it`, `it.skip`, `it.each(rows)`. */
function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return rootName(callee.expression);
  if (ts.isTaggedTemplateExpression(callee)) return rootName(callee.tag);
  return '';
}
