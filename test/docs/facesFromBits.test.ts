import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { filesUnder, parse, type TextFile } from './sourceFiles';

const source = filesUnder('src', '.ts');
const filesWith = (isIt: (node: ts.Node) => boolean): readonly string[] =>
  source.filter((file) => has(parse(file), isIt)).map(({ path }) => path);

function has(node: ts.Node, isIt: (node: ts.Node) => boolean): boolean {
  return isIt(node) || (ts.forEachChild(node, (child) => has(child, isIt) || undefined) ?? false);
}

const readsRawNumbers = (node: ts.Node): boolean =>
  (ts.isPropertyAccessExpression(node) && ['getRandomValues', 'random'].includes(node.name.text)) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'random') ||
  (ts.isImportDeclaration(node) &&
    !node.importClause?.isTypeOnly &&
    node.moduleSpecifier.getText().includes('pure-rand'));

const makesFaces = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && node.expression.getText() === 'faceFromBits';

const dividesByVariable = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  node.operatorToken.kind === ts.SyntaxKind.PercentToken &&
  !ts.isNumericLiteral(node.right);

describe('where raw random numbers become faces', () => {
  it('C01: is one place, which every source of raw numbers goes through', () => {
    const sources = filesWith(readsRawNumbers);
    expect(sources).toEqual([
      'src/core/dice/diceFrom.ts',
      'src/core/dice/secureDice.ts',
      'src/core/dice/seededDice.ts',
    ]);
    expect(filesWith(makesFaces)).toEqual(sources);
  });

  it('C01, C02: nothing else among the dice takes a remainder, but for small seeded dice', () => {
    const dice = filesWith(dividesByVariable).filter((path) => path.startsWith('src/core/dice/'));
    expect(dice).toEqual(['src/core/dice/faceFromBits.ts', 'src/core/dice/seededDice.ts']);
  });

  it('finds a second place where there is one', () => {
    const second: TextFile = {
      path: 'second.ts',
      text: 'const d6 = () => Math.floor(Math.random() * 6) + 1;',
    };
    expect(has(parse(second), readsRawNumbers)).toBe(true);
    expect(has(parse({ path: 'third.ts', text: 'x % sides' }), dividesByVariable)).toBe(true);
  });
});
