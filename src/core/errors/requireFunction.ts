import { wrongArgument } from './wrongArgument';

/** Refuses what can't be called. */
export function requireFunction(value: unknown, path: string): void {
  if (typeof value !== 'function') throw wrongArgument(path, 'a function');
}
