import * as v from 'valibot';
import type { Violation } from '../../core/errors/violation';
import { WargameError } from '../../core/errors/wargameError';

/**
 * What can be wrong with something that comes from outside.
 *
 * @since 0.1.0
 */
export type ParseErrorCode = 'parse/malformed';

/** Reads something that comes from outside; lists every place where it is wrong. */
export function parseWith<T>(schema: v.GenericSchema<T>, json: unknown): T {
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [first, ...others] = result.issues.map(violation);
  throw new WargameError<ParseErrorCode>(first as Violation<ParseErrorCode>, ...others);
}

function violation(issue: v.BaseIssue<unknown>): Violation<ParseErrorCode> {
  const path = v.getDotPath(issue);
  return { code: 'parse/malformed', message: issue.message, ...(path !== null && { path }) };
}
