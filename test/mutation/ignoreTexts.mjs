import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

const REASON = 'a text for people, which is no part of the contract';

/** Names that hold nothing but a text for people. */
const TEXT_NAMES = new Set(['message', 'label', 'title', 'briefing']);

/** Dice are asked for by these names; what follows them in a call says what is rolled. */
const DICE_NAMES = new Set(['dice', 'source']);

const ERROR_CODE = /^[a-z-]+\/[a-z-]+$/;

/** The value of `message: …`, `const message = …` or of a parameter `label = …`. */
function isNamedText({ node, parent }) {
  if (parent?.type === 'ObjectProperty') return parent.value === node && TEXT_NAMES.has(parent.key.name);
  if (parent?.type === 'VariableDeclarator') return parent.init === node && TEXT_NAMES.has(parent.id.name);
  if (parent?.type === 'AssignmentPattern') return parent.right === node && TEXT_NAMES.has(parent.left.name);
  return false;
}

/** What Stryker has put its mutants around, where it has already been here. */
function original(node) {
  if (node?.type === 'ConditionalExpression') return original(node.alternate);
  return node?.type === 'SequenceExpression' ? original(node.expressions.at(-1)) : node;
}

/** `dice`, or a member of something, `progress.dice`. */
function isDice(node) {
  const name = node?.type === 'MemberExpression' ? node.property.name : node?.name;
  return DICE_NAMES.has(name);
}

function isErrorCode(node) {
  return node?.type === 'StringLiteral' && ERROR_CODE.test(node.value);
}

function isString(node) {
  return node.type === 'StringLiteral' || node.type === 'TemplateLiteral';
}

/** Codes, ids, paths and clauses hold no spaces. */
function hasWords({ type, value, quasis }) {
  const texts = type === 'StringLiteral' ? [value] : quasis.map((quasi) => quasi.value.raw);
  return texts.some((text) => /[a-z] [a-z]/i.test(text));
}

/**
 * What a die is rolled for, `rollDie(6, dice, 'Arrival')`, the words after a code, `refuse('argument/missing', words)`,
 * and several words given to any function, `malformed('a whole number', path)`.
 */
function isTextArgument({ node, parent }) {
  if (parent?.type !== 'CallExpression' && parent?.type !== 'NewExpression') return false;
  const place = parent.arguments.indexOf(node);
  if (place < 0) return false;
  const before = original(parent.arguments[place - 1]);
  return isErrorCode(before) || (isString(node) && (isDice(before) || hasWords(node)));
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'texts', {
    shouldIgnore: (path) => (isNamedText(path) || isTextArgument(path) ? REASON : undefined),
  }),
];
