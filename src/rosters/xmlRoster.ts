import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isWargameError } from '../core/errors/isWargameError';
import { MOST_NESTED } from './parseRoster';
import { rosterError } from './rosterError';
import { xmlCharacters } from './xmlCharacters';

/** The lists of the format, and what each is a list of. */
const LISTS = {
  costs: 'cost',
  costLimits: 'costLimit',
  forces: 'force',
  selections: 'selection',
  categories: 'category',
  profiles: 'profile',
  rules: 'rule',
  characteristics: 'characteristic',
} as const;

/** Two elements a level, and the innards of a profile. */
const DEEPEST = 2 * MOST_NESTED + 20;
const TEXT = '#text';
const CDATA = '#cdata';
const ATTRIBUTES = ':@';

/** An element as the parser gives it: its tag with what is in it, and its attributes. */
type XmlNode = { readonly [tag: string]: unknown };

/** A roster in XML as the same tree in JSON. */
export function xmlRoster(text: string): unknown {
  requirePlain(text);
  const roots = parseXml(text).filter((node) => tagOf(node) !== TEXT);
  if (roots.some((node) => tagOf(node) === CDATA)) {
    throw rosterError('roster/bad-xml', 'not XML: text outside of the root element');
  }
  const root = roots[0];
  const tag = root && tagOf(root);
  if (root === undefined || tag !== 'roster') {
    throw rosterError('roster/not-a-roster', `expected a roster, got ${tag ?? 'nothing'}`);
  }
  if (roots.length > 1) throw rosterError('roster/bad-xml', 'not XML: more than one root element');
  return { roster: element(root) };
}

/** Document types declare entities, which can grow without end; a roster has none. */
function requirePlain(text: string): void {
  const declaration = /<!(?!--|\[CDATA\[)/.exec(text);
  if (declaration) {
    throw rosterError('roster/document-type', 'a roster declares no document type and no entities', '', {
      at: declaration.index,
    });
  }
  const encoding = /^<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  if (encoding !== undefined && !/^(utf-?8|us-ascii|ascii)$/i.test(encoding)) {
    throw rosterError(
      'roster/encoding',
      `the file says that it is ${encoding.slice(0, 40)}; save it as UTF-8`,
    );
  }
}

function parseXml(text: string): readonly XmlNode[] {
  requireValid(text);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    removeNSPrefix: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    processEntities: false,
    textNodeName: TEXT,
    cdataPropName: CDATA,
    maxNestedTags: DEEPEST + 1,
    jPath: false,
    updateTag: (tag, matcher) => {
      if (typeof matcher === 'string' || matcher.getDepth() <= DEEPEST) return tag;
      throw rosterError('roster/too-deep', `elements are nested more than ${DEEPEST} deep`);
    },
  });
  try {
    return parser.parse(text);
  } catch (thrown) {
    if (isWargameError(thrown)) throw thrown;
    throw rosterError(
      'roster/bad-xml',
      `not XML: ${thrown instanceof Error ? thrown.message : 'unreadable'}`,
    );
  }
}

function requireValid(text: string): void {
  const valid = XMLValidator.validate(text);
  if (valid === true) return;
  const { msg, line, col } = valid.err;
  if (/^(Unclosed|Invalid ')/.test(msg)) {
    throw rosterError('roster/bad-xml', 'the XML is cut off: not every element is closed');
  }
  throw rosterError('roster/bad-xml', `not XML: ${msg.slice(0, 200)}`, '', {
    line: line ?? 1,
    column: col ?? 1,
  });
}

/** An element as an object: its attributes, its lists, its text. */
function element(node: XmlNode): object {
  const fields: [string, unknown][] = attributesOf(node);
  const children = childrenOf(node);
  for (const [list, item] of Object.entries(LISTS)) {
    const inside = children.filter((child) => tagOf(child) === list).flatMap(childrenOf);
    const items = inside.filter((child) => tagOf(child) === item);
    if (items.length > 0) fields.push([list, items.map(element)]);
  }
  const description = children.find((child) => tagOf(child) === 'description');
  if (description) fields.push(['description', textOf(description)]);
  if (tagOf(node) === 'characteristic') fields.push(['$text', textOf(node)]);
  // Unlike assignment, this makes even `__proto__` a plain property.
  return Object.fromEntries(fields);
}

function tagOf(node: XmlNode): string | undefined {
  return Object.keys(node).find((key) => key !== ATTRIBUTES);
}

function childrenOf(node: XmlNode): readonly XmlNode[] {
  const children = node[tagOf(node) ?? ''];
  return Array.isArray(children) ? children : [];
}

function attributesOf(node: XmlNode): [string, unknown][] {
  const attributes = node[ATTRIBUTES];
  if (typeof attributes !== 'object' || attributes === null) return [];
  return Object.entries(attributes).map(([name, value]) => [name.slice(2), xmlCharacters(String(value))]);
}

function textOf(node: XmlNode): string {
  const texts = childrenOf(node).map((child) => {
    if (Object.hasOwn(child, TEXT)) return xmlCharacters(String(child[TEXT]));
    const raw = Object.hasOwn(child, CDATA) ? childrenOf(child)[0]?.[TEXT] : undefined;
    return typeof raw === 'string' ? raw : '';
  });
  return texts.join('');
}
