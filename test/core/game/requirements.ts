import { type Violation, WargameError } from 'wargame-rules';

/** The error of the games in these tests. */
export function refused(code: string, path?: string, ...others: readonly Violation[]): WargameError {
  return new WargameError(
    { code, message: `refused: ${code}`, ...(path !== undefined && { path }) },
    ...others,
  );
}

/** A member of something that came as JSON. */
export function requireMember(json: unknown, name: string): unknown {
  if (typeof json !== 'object' || json === null || !Object.hasOwn(json, name))
    throw refused('test/missing', name);
  return (json as { readonly [name: string]: unknown })[name];
}

/** A member that is a whole number within bounds. */
export function requireWhole(json: unknown, name: string, least: number, most: number): number {
  const value = requireMember(json, name) as number;
  if (!Number.isSafeInteger(value) || value < least || value > most) throw refused('test/no-number', name);
  return value;
}

/** A member that is text. */
export function requireText(json: unknown, name: string): string {
  const value = requireMember(json, name);
  if (typeof value !== 'string') throw refused('test/no-text', name);
  return value;
}
