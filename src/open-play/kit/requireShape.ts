import type { ArgumentErrorCode } from '../../core/errors/argumentErrorCode';
import { requireNone } from '../../core/errors/requireNone';
import type { Shape } from '../../core/shape/shape';
import { list, method, text } from '../../core/shape/shapes';
import { shapeViolations } from '../../core/shape/shapeViolations';

/** Refuses what is not of the shape of the argument. */
export function requireShape<Given>(shape: Shape, given: Given, path: string): Given {
  const code: ArgumentErrorCode = given === undefined ? 'argument/missing' : 'argument/unknown-value';
  requireNone(shapeViolations(shape, given, () => code, path));
  return given;
}

/** Refuses what is no function. */
export function requireFunction<Given>(given: Given, path: string): Given {
  return requireShape(method, given, path);
}

/** Refuses what is no list of functions. */
export function requireFunctions<Given>(given: readonly Given[], path: string): readonly Given[] {
  return requireShape(list(method), given, path);
}

/** Refuses what says nothing. */
export function requireText(given: string, path: string): string {
  return requireShape(text, given, path);
}

/** Refuses what is no list of keywords. */
export function requireKeywords(given: readonly string[]): readonly string[] {
  return requireShape(list(text), given, 'keywords');
}
