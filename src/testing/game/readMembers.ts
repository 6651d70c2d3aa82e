import { WargameError } from '../../core/errors/wargameError';

/** The members of something from outside; those that are named have to be there. */
export function readMembers(json: unknown, names: readonly string[]): { readonly [name: string]: unknown } {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw malformedAction('');
  const missing = names.find((name) => !Object.hasOwn(json, name));
  if (missing !== undefined) throw malformedAction(missing);
  return json as { readonly [name: string]: unknown };
}

/** What is refused in place of an action. */
export function malformedAction(path: string): WargameError {
  return new WargameError({ code: 'argument/missing', message: 'nothing of the kind', path });
}
