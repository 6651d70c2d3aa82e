import * as v from 'valibot';
import type { ParseErrorCode } from '../../core/errors/parseErrorCode';
import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { placeIn } from '../../core/shape/placeIn';
import { plainJsonFaults } from '../../core/shape/plainJsonFaults';
import { messageFor } from './messageFor';

/** Reads something that comes from outside; lists every place where it is wrong. */
export function parseWith<T>(schema: v.GenericSchema<unknown, T>, json: unknown): T {
  const result = v.safeParse(schema, json);
  requireNone((result.issues ?? []).map(violation));
  const output = result.output as T;
  // What only a part of a battle understands the schema has not looked into.
  requireNone(plainJsonFaults(output));
  return output;
}

function violation(issue: v.BaseIssue<unknown>): Violation<ParseErrorCode> {
  const path = (issue.path ?? []).reduce((outer, { key }) => placeIn(outer, placeOf(key)), '');
  return { code: 'parse/malformed', message: messageFor(issue), ...(path !== '' && { path }) };
}

function placeOf(key: unknown): string {
  return typeof key === 'number' ? `[${key}]` : String(key);
}
