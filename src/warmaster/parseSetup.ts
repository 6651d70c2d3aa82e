import { WargameError } from '../core/errors/wargameError';
import type { Edition } from './edition/edition';
import { membersOf, readText } from './readJson';
import type { WarmasterSetup } from './setup';
import type { WarmasterErrorCode } from './warmasterErrorCode';

/** Reads a set-up from outside; it must be for the edition in play. */
export function parseSetup(json: unknown, { id, version }: Edition): WarmasterSetup {
  const given = membersOf(json, 'a set-up');
  const edition = readText(given.edition, 'edition');
  if (edition === id && given.version === version) return { edition, version };
  throw new WargameError<WarmasterErrorCode>({
    code: 'warmaster/other-edition',
    message: `this game plays edition "${id}" in version ${version}`,
    path: edition === id ? 'version' : 'edition',
    facts: { edition: id, version },
  });
}
