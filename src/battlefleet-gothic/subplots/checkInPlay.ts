import type { Violation } from '../../core/errors/violation';
import { hasMembers, isText } from '../../core/table/tableFault';
import { checkText, givenObject, pathOf } from '../fleet/fields';
import { requireSound } from '../fleet/requireSound';
import type { RolledKind, Subplot } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';

/** As much of a sub-plot as its shape in play depends on. */
type Shape = Pick<Subplot, 'id' | 'title'> & { readonly rolls?: object };

/** What is wrong with a sub-plot in play that may come from anywhere: it is another one, or lacks what was rolled. */
export function checkInPlay(
  { id, title, rolls = {} }: Shape,
  inPlay: unknown,
  path: string = '',
): readonly Violation<SubplotErrorCode>[] {
  const faults: Violation<SubplotErrorCode>[] = [];
  const given = givenObject(inPlay, path, faults);
  if (!given) return faults;
  checkText(given, 'player', faults);
  const { subplot, rolled } = given.value;
  if (subplot !== id) {
    const message = `expected the sub-plot "${id}"`;
    return [...faults, { code: 'subplot/other-subplot', message, path: pathOf(given, 'subplot') }];
  }
  for (const [field, kind] of Object.entries(rolls)) {
    if (hasMembers(rolled) && isOfKind(rolled[field], kind)) continue;
    const message = `${title} rolled a ${kind} here`;
    faults.push({ code: 'argument/missing', message, path: pathOf(given, `rolled.${field}`) });
  }
  return faults;
}

/** Refuses to mix up two sub-plots, and one that was tampered with. */
export function requireInPlay(subplot: Shape, inPlay: unknown): void {
  requireSound(checkInPlay(subplot, inPlay));
}

function isOfKind(value: unknown, kind: RolledKind): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (kind === 'text') return isText(value);
  return kind === 'list' ? Array.isArray(value) : hasMembers(value);
}
