import type { WarmasterAction } from './action';
import type { WarmasterEvent } from './event';
import type { Side } from './rules/side';
import type { WarmasterSetup } from './setup';
import type { WarmasterState } from './state';
import type { WarmasterView } from './view/warmasterView';

/**
 * The types of Warmaster, for `Game<WarmasterTypes>`.
 *
 * @since 0.1.0
 */
export interface WarmasterTypes {
  readonly setup: WarmasterSetup;
  readonly state: WarmasterState;
  readonly player: Side;
  readonly view: WarmasterView;
  readonly action: WarmasterAction;
  readonly event: WarmasterEvent;
}
