import ts from 'typescript';
import { type Comment, commentsOf, lineAt } from './comments';
import { readLiteral } from './literal';
import type { SnippetLanguage } from './snippets';

/** The name by which a rewritten snippet reaches its {@link Probe}. */
export const PROBE = '__snippet';

/** What a snippet says must come out. */
export type Expectation = { readonly line: number } & (
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'throws'; readonly code: string }
);

export interface Rewritten {
  /** The snippet with a call of the probe at each expectation, line by line where it was. */
  readonly code: string;
  readonly expectations: readonly Expectation[];
  /** What can't be understood; lines count from 1 within the snippet. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const ARROW = /^\/\/\s*=>\s*/;

/** Turns `expression; // => literal` into a call that compares the two. */
export function rewriteSnippet(code: string, language: SnippetLanguage = 'ts'): Rewritten {
  const file = ts.createSourceFile(`snippet.${language}`, code, ts.ScriptTarget.Latest, true);
  const comments = commentsOf(file);
  const statements = statementsOf(file);
  const edits: Edit[] = [];
  const expectations: Expectation[] = [];
  const problems: Rewritten['problems'][number][] = [];
  for (const comment of comments.filter(({ text }) => ARROW.test(text))) {
    const { line } = comment;
    try {
      const expectation = expectationOf(comment, comments);
      edits.push(
        ...editsFor(statementBefore(comment, statements, code), expectation, expectations.length, file),
      );
      expectations.push(expectation);
    } catch (error) {
      problems.push({ line, message: (error as Error).message });
    }
  }
  return { code: applyEdits(code, edits), expectations, problems };
}

function expectationOf(comment: Comment, comments: readonly Comment[]): Expectation {
  const { line } = comment;
  let text = comment.text.replace(ARROW, '');
  const code = /^throws ([a-z-]+\/[a-z-]+)$/.exec(text)?.[1];
  if (code !== undefined) return { line, kind: 'throws', code };
  for (let next = line + 1; ; next++) {
    const literal = readLiteral(text);
    if (literal) return { line, kind: 'value', value: literal.value };
    const more = comments.find((other) => other.line === next && !ARROW.test(other.text));
    if (!more) throw new Error(`"${text}" is neither a literal nor "throws code"`);
    text += `\n${more.text.replace(/^\/\/\s*/, '')}`;
  }
}

function statementsOf(file: ts.SourceFile): readonly ts.Statement[] {
  const found: ts.Statement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) || ts.isVariableStatement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The statement that the comment stands behind, on its last line or right below it. */
function statementBefore(comment: Comment, statements: readonly ts.Statement[], code: string): ts.Statement {
  const before = statements.filter((statement) => {
    const between = code.slice(statement.end, comment.start);
    return statement.end <= comment.start && between.trim() === '' && between.split('\n').length <= 2;
  });
  const last = before.sort((one, other) => other.end - one.end || one.pos - other.pos)[0];
  if (!last) throw new Error('a result stands behind no expression and no const');
  return last;
}

function editsFor(
  statement: ts.Statement,
  expectation: Expectation,
  index: number,
  file: ts.SourceFile,
): readonly Edit[] {
  if (ts.isVariableStatement(statement)) {
    const [declaration, ...more] = statement.declarationList.declarations;
    if (!declaration?.initializer || more.length > 0)
      throw new Error('a result needs one const with a value');
    if (expectation.kind === 'throws') throw new Error('"throws" needs a plain expression, not a const');
    return around(declaration.initializer, `${PROBE}.check(${index}, (`, '))', file);
  }
  const { expression } = statement as ts.ExpressionStatement;
  if (expectation.kind === 'throws') {
    return containsAwait(expression)
      ? around(expression, `await ${PROBE}.rejects(${index}, async () => (`, '))', file)
      : around(expression, `${PROBE}.throws(${index}, () => (`, '))', file);
  }
  const logged = loggedValue(expression, file);
  if (!logged) return around(expression, `${PROBE}.check(${index}, (`, '))', file);
  return [
    { start: expression.getStart(file), end: logged.getStart(file), text: `${PROBE}.check(${index}, (` },
    { start: logged.end, end: expression.end, text: '))' },
  ];
}

function around(node: ts.Node, before: string, after: string, file: ts.SourceFile): readonly Edit[] {
  const start = node.getStart(file);
  return [
    { start, end: start, text: before },
    { start: node.end, end: node.end, text: after },
  ];
}

/** What `console.log(value)` logs; undefined where the expression is something else. */
function loggedValue(expression: ts.Expression, file: ts.SourceFile): ts.Expression | undefined {
  if (!ts.isCallExpression(expression) || expression.expression.getText(file) !== 'console.log')
    return undefined;
  const [value, ...more] = expression.arguments;
  if (!value || more.length > 0) {
    throw new Error(`line ${lineAt(file, expression.getStart(file))}: log one value to compare it`);
  }
  return value;
}

function containsAwait(node: ts.Node): boolean {
  if (ts.isAwaitExpression(node)) return true;
  if (ts.isFunctionLike(node)) return false;
  return ts.forEachChild(node, containsAwait) ?? false;
}

/** From the end to the start, so that positions hold. Where two meet, the later one is the inner one. */
function applyEdits(code: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}
