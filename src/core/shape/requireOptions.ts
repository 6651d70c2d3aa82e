import type { ArgumentErrorCode } from '../errors/argumentErrorCode';
import { requireNone } from '../errors/requireNone';
import type { Violation } from '../errors/violation';
import { hasMembers } from './hasMembers';
import { UNKNOWN_MEMBER, unknownMembers } from './unknownMembers';

/** Refuses what is no object of options, and options that nobody asked for. */
export function requireOptions<Options extends object>(
  options: Options,
  known: readonly (keyof Options & string)[],
  prefix: string = '',
): Options {
  const [names, message] = hasMembers(options)
    ? [unknownMembers(options, known), UNKNOWN_MEMBER]
    : [['options'], 'expected an object'];
  const code = options === undefined ? 'argument/missing' : 'argument/unknown-value';
  requireNone(
    names.map((name): Violation<ArgumentErrorCode> => ({ code, message, path: `${prefix}${name}` })),
  );
  return options;
}
