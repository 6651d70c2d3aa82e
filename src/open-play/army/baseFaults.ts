import type { Violation } from '../../core/errors/violation';
import { numberFault } from '../../core/geometry/requireNumber';
import type { ArmyErrorCode } from './armyErrorCode';

const SIZES: { readonly [shape: string]: readonly string[] } = {
  round: ['diameter'],
  oval: ['length', 'width'],
  rectangle: ['length', 'width'],
};

/** What is wrong with a base, which may be anything at all. */
export function baseFaults(base: unknown, path: string): readonly Violation<ArmyErrorCode>[] {
  const members =
    typeof base === 'object' && base !== null ? (base as { readonly [name: string]: unknown }) : {};
  const { shape } = members;
  if (typeof shape !== 'string' || !Object.hasOwn(SIZES, shape)) {
    const message = 'expected a round, an oval or a rectangle';
    return [{ code: 'army/malformed', message, path: `${path}.shape` }];
  }
  return (SIZES[shape] as readonly string[]).flatMap((name): readonly Violation<ArmyErrorCode>[] => {
    const size = members[name];
    const place = `${path}.${name}`;
    const fault = numberFault(size, place);
    if (fault) return [{ code: 'army/bad-figure', message: fault.message, path: place }];
    if ((size as number) > 0) return [];
    return [{ code: 'army/bad-figure', message: `expected a size above 0, got ${size}`, path: place }];
  });
}
