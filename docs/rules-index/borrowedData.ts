import ts from 'typescript';
import { PROVENANCES, type Provenance } from '../../src/core/table/provenance';
import { commentsOf } from '../../test/docs/comments';
import { parse, type TextFile } from '../../test/docs/sourceFiles';
import { nameOf } from './taggedSymbols';

/** Data of one declaration that are not in the rules' own text. */
export interface BorrowedData {
  readonly path: string;
  readonly name: string;
  readonly provenance: Provenance;
  /** How often the mark stands there, a function that marks many counting once; 0 where only the comment says it. */
  readonly marks: number;
  /** What the code says about it, or else about the file. */
  readonly comment: string;
}

/**
 * The marked data of a file, those of one declaration and one origin together. What can bear no mark, such as a map
 * that a function draws, counts where its doc comment speaks of a reconstruction.
 */
export function borrowedDataOf(file: TextFile): readonly BorrowedData[] {
  const source = parse(file);
  const overview = source.statements.map(documentationOf).find((text) => text !== '') ?? '';
  return source.statements.flatMap((statement) => {
    const name = nameOf(statement);
    if (name === undefined) return [];
    const marks = marksIn(statement);
    const isSaidInWords = marks.length === 0 && /\breconstruction\b/i.test(documentationOf(statement));
    return PROVENANCES.flatMap((provenance) => {
      const count = marks.filter((mark) => mark === provenance).length;
      if (count === 0 && !(isSaidInWords && provenance === 'reconstruction')) return [];
      const comment = commentOn(statement, source) || overview;
      return [{ path: file.path, name, provenance, marks: count, comment }];
    });
  });
}

function marksIn(node: ts.Node): readonly string[] {
  const own = ts.isPropertyAssignment(node) && node.name.getText() === 'provenance' ? [textIn(node)] : [];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => {
    inner.push(...marksIn(child));
  });
  return [...own, ...inner];
}

/** The text behind `provenance:`, `as const` or not. */
function textIn({ initializer }: ts.PropertyAssignment): string {
  const value = ts.isAsExpression(initializer) ? initializer.expression : initializer;
  return ts.isStringLiteralLike(value) ? value.text : '';
}

/** What the doc comment says, and the comments within. */
function commentOn(statement: ts.Statement, source: ts.SourceFile): string {
  const within = commentsOf(source)
    .filter(
      ({ start, text }) =>
        start > statement.getStart(source) && start < statement.end && text.startsWith('//'),
    )
    .map(({ text }) => text.replace(/^\/\/\s*/, ''));
  return [documentationOf(statement), ...within].join(' ').trim();
}

/** The doc comment up to its tags, on one line. */
function documentationOf(statement: ts.Statement): string {
  const comment = ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc).at(-1)?.comment;
  return (ts.getTextOfJSDocComment(comment) ?? '')
    .replace(/\{@link (\S+)\s*\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim();
}
