import ts from 'typescript';
import { idsIn } from '../../test/docs/clausePages';
import { parse, type TextFile } from '../../test/docs/sourceFiles';

/** A function, type or value of the library whose doc comment names a clause. */
export interface TaggedSymbol {
  readonly id: string;
  readonly name: string;
  readonly path: string;
}

/** What the doc comments of a file say to implement which clause, in the order in which it stands there. */
export function taggedSymbolsOf(file: TextFile): readonly TaggedSymbol[] {
  const source = parse(file);
  const found: TaggedSymbol[] = [];
  const visit = (node: ts.Node): void => {
    const ids = ts
      .getJSDocTags(node)
      .filter((tag) => tag.tagName.text === 'rule' && tag.parent.parent === node)
      .flatMap((tag) => idsIn(ts.getTextOfJSDocComment(tag.comment) ?? ''));
    if (ids.length > 0) {
      const name = nameOf(node) ?? file.path;
      found.push(...ids.map((id) => ({ id, name, path: file.path })));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The name of what a node declares, with that of what it is a member of. */
export function nameOf(node: ts.Node): string | undefined {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => name.getText()).join(', ');
  }
  const name = ts.getNameOfDeclaration(node as ts.Declaration)?.getText();
  if (name === undefined) return undefined;
  const owner = ts.isSourceFile(node.parent) ? undefined : ownerOf(node);
  return owner === undefined ? name : `${owner}.${name}`;
}

function ownerOf({ parent }: ts.Node): string | undefined {
  if (!parent || ts.isSourceFile(parent)) return undefined;
  return nameOf(parent) ?? ownerOf(parent);
}
