import type { Viewer } from '../../core/game/viewer';
import type { WarmasterAction } from '../action';
import type { WarmasterEvent } from '../event';
import type { Side } from '../rules/side';

/**
 * An action as a viewer may read it: deployment and grouping are secret, and so is which units are among the
 * losses before all are chosen; those of them that lie face down are nobody else's business till then.
 *
 * @rule WM-REV-4
 */
export function viewAction(action: WarmasterAction, viewer: Viewer<Side>): WarmasterAction | null {
  const secret = action.type === 'deploy' || action.type === 'group' || action.type === 'lose';
  return secret && viewer !== action.player ? null : action;
}

/**
 * An event as a viewer may read it.
 *
 * @rule WM-REV-4
 */
export function viewEvent(event: WarmasterEvent, viewer: Viewer<Side>): WarmasterEvent | null {
  if (event.type === 'deployed') return viewer === 'traitor' ? event : null;
  if (event.type === 'grouped') return viewer === 'imperial' ? event : null;
  return event;
}
