import { requireNone } from '../../core/errors/requireNone';
import type { Violation } from '../../core/errors/violation';
import { exactly } from '../../core/shape/exactly';
import { hasMembers } from '../../core/shape/hasMembers';
import { isText } from '../../core/shape/isText';
import { placeIn } from '../../core/shape/placeIn';
import type { Shape } from '../../core/shape/shape';
import { text } from '../../core/shape/shapes';
import { shapeFaults } from '../fleet/given';
import type { RolledKind, Subplot } from './subplot';
import type { SubplotErrorCode } from './subplotErrorCode';

/** As much of a sub-plot as its shape in play depends on. */
type PlayedSubplot = Pick<Subplot, 'id' | 'title'> & { readonly rolls?: object };

/** Of what was rolled only the sub-plot itself knows the members. */
export const inPlayShape: Shape = exactly({ player: text }, ['subplot', 'rolled', 'nominated']);

/** What is wrong with a sub-plot in play that may come from anywhere: it is another one, or lacks what was rolled. */
export function checkInPlay(
  { id, title, rolls = {} }: PlayedSubplot,
  inPlay: unknown,
  path: string = '',
): readonly Violation<SubplotErrorCode>[] {
  const faults: Violation<SubplotErrorCode>[] = [...shapeFaults(inPlayShape, inPlay, path)];
  if (!hasMembers(inPlay)) return faults;
  const { subplot, rolled } = inPlay;
  if (subplot !== id) {
    const message = `expected the sub-plot "${id}"`;
    return [...faults, { code: 'subplot/other-subplot', message, path: placeIn(path, 'subplot') }];
  }
  for (const [field, kind] of Object.entries(rolls)) {
    if (hasMembers(rolled) && isOfKind(rolled[field], kind)) continue;
    const message = `${title} rolled a ${kind} here`;
    faults.push({ code: 'argument/missing', message, path: placeIn(path, `rolled.${field}`) });
  }
  return faults;
}

/** Refuses to mix up two sub-plots, and one that was tampered with. */
export function requireInPlay(subplot: PlayedSubplot, inPlay: unknown): void {
  requireNone(checkInPlay(subplot, inPlay));
}

function isOfKind(value: unknown, kind: RolledKind): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  if (kind === 'text') return isText(value);
  return kind === 'list' ? Array.isArray(value) : hasMembers(value);
}
