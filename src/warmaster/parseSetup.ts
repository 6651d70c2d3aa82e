import { requireNone } from '../core/errors/requireNone';
import { WargameError } from '../core/errors/wargameError';
import { exactly } from '../core/shape/exactly';
import type { Shape } from '../core/shape/shape';
import { text, whole } from '../core/shape/shapes';
import type { Edition } from './edition/edition';
import { malformed } from './malformed';
import type { WarmasterSetup } from './setup';
import type { WarmasterErrorCode } from './warmasterErrorCode';

const setupShape: Shape = exactly({ edition: text, version: whole() });

/** Reads a set-up from outside; it must be for the edition in play. */
export function parseSetup(json: unknown, { id, version }: Edition): WarmasterSetup {
  requireNone(malformed(setupShape, json));
  const given = json as WarmasterSetup;
  if (given.edition === id && given.version === version) return { edition: id, version };
  throw new WargameError<WarmasterErrorCode>({
    code: 'warmaster/other-edition',
    message: `this game plays edition "${id}" in version ${version}`,
    path: given.edition === id ? 'version' : 'edition',
    facts: { edition: id, version },
  });
}
