import { isWargameError } from '../../core/errors/isWargameError';
import type { Game, GameTypes } from '../../core/game/game';
import { conformanceError } from '../conformanceError';
import { Broken } from '../guard/broken';
import { refuseJunk } from './junk';
import { requireOwn } from './playOn';
import type { Trail } from './trail';

/** The set-ups are such as `parse` accepts, and junk in their place is refused. */
export function checkSetups<Types extends GameTypes>(
  { id }: Game<Types>,
  guarded: Game<Types>,
  setups: readonly Types['setup'][],
  trail: Trail<Types>,
): void {
  const parse = (json: unknown): Types['setup'] => guarded.parse.setup(json);
  for (const setup of setups) {
    try {
      requireOwn('setup', setup, parse);
      trail.counts.unreadable += refuseJunk('setup', setup, parse);
      guarded.players(setup);
    } catch (error) {
      if (!(error instanceof Broken) && !isWargameError(error)) throw error;
      const property = error instanceof Broken ? error.property : 'parse-accepts-its-own';
      throw conformanceError(id, { property, message: error.message, evidence: { setup } });
    }
  }
}
