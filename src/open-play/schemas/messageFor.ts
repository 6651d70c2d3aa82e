import type { BaseIssue } from 'valibot';
import { shown } from '../../core/shape/shown';
import { UNKNOWN_MEMBER } from '../../core/shape/unknownMembers';

/** What is expected, by what the schema library calls it. */
const EXPECTED: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  finite: 'a number',
  safe_integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  strict_tuple: 'a list',
  strict_object: 'an object',
  loose_object: 'an object',
  min_length: 'a text that says something',
};

/** A long text is not shown: it is its length that is wrong, or it would bury the message. */
const LONGEST_SHOWN = 60;

/** What is wrong in a sentence for people, without the words of the schema library. */
export function messageFor({ type, expected, input, path, requirement }: BaseIssue<unknown>): string {
  if (expected === 'never') return type === 'strict_tuple' ? 'one too many' : UNKNOWN_MEMBER;
  if (path?.some(({ origin }) => origin === 'key')) return 'missing';
  if (type === 'max_length') return `longer than ${requirement}`;
  const got = typeof input === 'string' && input.length > LONGEST_SHOWN ? 'a long text' : shown(input);
  return `expected ${EXPECTED[type] ?? said(expected)}, got ${got}`;
}

/** `("first" | "second")` → `first or second`; bounds as they are. */
function said(expected: string | null): string {
  if (expected === null || expected === 'Object') return 'an object';
  const values = expected.replace(/[()"]/g, '').split(' | ');
  if (values.length > 2) return `one of ${values.join(', ')}`;
  return values.join(' or ').replace('>=', 'at least ').replace('<=', 'at most ');
}
