import ts from 'typescript';

export interface Comment {
  /** With its marks. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Every comment of a file, in order. They are taken from around the tokens, so that what looks like a comment
 * within a text or a regular expression is none.
 */
export function commentsOf(file: ts.SourceFile): readonly Comment[] {
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    const children = node.getChildren(file).filter((child) => !isWithinDocComment(child));
    for (const child of children) visit(child);
    if (children.length > 0) return;
    const around = [
      ...(ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.getEnd()) ?? []),
    ];
    for (const range of around) ranges.set(range.pos, range);
  };
  visit(file);
  return [...ranges.values()]
    .sort((one, other) => one.pos - other.pos)
    .map(({ pos, end }) => ({
      text: file.text.slice(pos, end),
      start: pos,
      end,
      line: lineAt(file, pos),
    }));
}

function isWithinDocComment({ kind }: ts.Node): boolean {
  return kind >= ts.SyntaxKind.FirstJSDocNode && kind <= ts.SyntaxKind.LastJSDocNode;
}

/** The line of a position, counted from 1. */
export function lineAt(file: ts.SourceFile, position: number): number {
  return file.getLineAndCharacterOfPosition(position).line + 1;
}
