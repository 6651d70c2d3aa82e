import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT } from './sourceFiles';

export interface Documented {
  /** How many exports were looked at. */
  readonly count: number;
  /** What is missing: `path:line name: what`. */
  readonly missing: readonly string[];
}

/** Looks at every export that can be reached from the given entries, paths from the root of the repository. */
export function checkDocumentation(entries: readonly string[], options: ts.CompilerOptions): Documented {
  const paths = entries.map((entry) => join(ROOT, entry));
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  const symbols = new Set<ts.Symbol>();
  for (const path of paths) {
    const file = program.getSourceFile(path);
    const module = file && checker.getSymbolAtLocation(file);
    for (const symbol of module ? checker.getExportsOfModule(module) : []) {
      symbols.add(symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
    }
  }
  const missing = [...symbols].flatMap((symbol) =>
    documentedDeclarations(symbol).flatMap((declaration) =>
      missingAt(declaration, checker).map((what) => `${placeOf(declaration)} ${symbol.name}: ${what}`),
    ),
  );
  return { count: symbols.size, missing: missing.sort() };
}

/** Overloads speak for the function behind them. */
function documentedDeclarations(symbol: ts.Symbol): readonly ts.Declaration[] {
  const declarations = symbol.declarations ?? [];
  const overloads = declarations.filter((one) => ts.isFunctionDeclaration(one) && !one.body);
  return overloads.length > 0 ? overloads : declarations;
}

function missingAt(declaration: ts.Declaration, checker: ts.TypeChecker): readonly string[] {
  const docs = ts.getJSDocCommentsAndTags(declaration).filter(ts.isJSDoc);
  const sentence = docs.map(({ comment }) => textOf(comment)).join('');
  const missing = [
    ...(sentence === '' ? ['no sentence that says what it is'] : []),
    ...(hasText(declaration, 'since') ? [] : ['no @since']),
  ];
  const signature = signatureOf(declaration, checker);
  return signature ? [...missing, ...missingOfFunction(declaration, signature, checker)] : missing;
}

function missingOfFunction(
  declaration: ts.Declaration,
  signature: ts.Signature,
  checker: ts.TypeChecker,
): readonly string[] {
  const parameters = (signature.getDeclaration()?.parameters ?? []) as readonly ts.ParameterDeclaration[];
  const tags = ts.getJSDocTags(declaration).filter(ts.isJSDocParameterTag);
  // A destructured parameter has no name of its own; the tag in its place stands for it.
  const tagOf = (parameter: ts.ParameterDeclaration, index: number): ts.JSDocParameterTag | undefined =>
    ts.isIdentifier(parameter.name)
      ? tags.find(({ name }) => name.getText() === parameter.name.getText())
      : tags[index];
  const described = parameters.map(tagOf);
  return [
    ...parameters
      .filter((_, index) => textOf(described[index]?.comment) === '')
      .map(({ name }) => `no @param for ${name.getText()}`),
    ...tags
      .filter((tag) => !described.includes(tag))
      .map(({ name }) => `a @param ${name.getText()} that is none`),
    ...(givesSomething(signature.getReturnType(), checker) && !hasText(declaration, 'returns')
      ? ['no @returns']
      : []),
    ...(/```(?:ts|typescript)\b/.test(tagText(declaration, 'example')) ? [] : ['no @example']),
  ];
}

/** How a function is called, be it declared as one or kept in a const. */
function signatureOf(declaration: ts.Declaration, checker: ts.TypeChecker): ts.Signature | undefined {
  if (ts.isFunctionDeclaration(declaration)) return checker.getSignatureFromDeclaration(declaration);
  if (!ts.isVariableDeclaration(declaration)) return undefined;
  return checker.getTypeAtLocation(declaration).getCallSignatures()[0];
}

function givesSomething(type: ts.Type, checker: ts.TypeChecker): boolean {
  const awaited = checker.getAwaitedType(type) ?? type;
  return (awaited.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never)) === 0;
}

function hasText(declaration: ts.Declaration, tagName: string): boolean {
  return tagText(declaration, tagName) !== '';
}

function tagText(declaration: ts.Declaration, tagName: string): string {
  return ts
    .getJSDocTags(declaration)
    .filter((tag) => tag.tagName.text === tagName)
    .map(({ comment }) => textOf(comment))
    .join('\n');
}

function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

function placeOf(declaration: ts.Declaration): string {
  const file = declaration.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(declaration.getStart(file));
  return `${relative(ROOT, file.fileName).replaceAll('\\', '/')}:${line + 1}`;
}
