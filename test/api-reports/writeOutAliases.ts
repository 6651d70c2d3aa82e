import ts from 'typescript';

/**
 * Declarations with each private alias of a type written out where it is used, for it is only a short form:
 * `Mission<Parts>` says nothing to who can't see `Parts`.
 */
export function writeOutAliases(declarations: string): string {
  const file = ts.createSourceFile('index.d.ts', declarations, ts.ScriptTarget.Latest, true);
  const aliases = privateAliases(file);
  return written(file, new Set());

  /** `hidden`: names that mean something else here, or are being written out already. */
  function written(node: ts.Node, hidden: ReadonlySet<string>): string {
    const alias = ts.isTypeReferenceNode(node) ? aliases.get(node.typeName.getText()) : undefined;
    if (alias && !hidden.has(alias.name.text)) {
      const before = declarations.slice(node.getFullStart(), node.getStart());
      const type = written(alias.type, new Set([...hidden, alias.name.text])).trim();
      return before + (needsBrackets(alias.type, node.parent) ? `(${type})` : type);
    }
    const hiddenWithin = new Set([...hidden, ...typeParametersOf(node)]);
    let text = '';
    let end = node.getFullStart();
    ts.forEachChild(node, (child) => {
      text += declarations.slice(end, child.getFullStart()) + written(child, hiddenWithin);
      end = child.getEnd();
    });
    return text + declarations.slice(end, node.getEnd());
  }
}

function privateAliases(file: ts.SourceFile): ReadonlyMap<string, ts.TypeAliasDeclaration> {
  const exported = new Set(
    file.statements.flatMap((statement) =>
      ts.isExportDeclaration(statement) && statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text)
        : [],
    ),
  );
  return new Map(
    file.statements
      .filter(ts.isTypeAliasDeclaration)
      .filter(({ name, typeParameters }) => !typeParameters && !exported.has(name.text))
      .map((alias) => [alias.name.text, alias]),
  );
}

function typeParametersOf(node: ts.Node): readonly string[] {
  if (ts.isMappedTypeNode(node)) return [node.typeParameter.name.text];
  const { typeParameters } = node as { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> };
  return typeParameters?.map(({ name }) => name.text) ?? [];
}

function needsBrackets(type: ts.TypeNode, parent: ts.Node): boolean {
  const isOpen = ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type) || ts.isFunctionTypeNode(type);
  return (
    isOpen &&
    (ts.isArrayTypeNode(parent) || ts.isTypeOperatorNode(parent) || ts.isIndexedAccessTypeNode(parent))
  );
}
