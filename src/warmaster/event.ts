import type { D66 } from '../core/dice/d66Values';
import type { Outcome } from '../core/game/outcome';
import type { AreaNumber } from './rules/areaNumber';
import type { Phase } from './rules/phase';
import type { Side } from './rules/side';
import type { Combat } from './task';
import type { TeleportResult } from './teleport/teleportTable';

/**
 * What the game tells of. Who may read what: {@link WarmasterView}.
 *
 * @since 0.1.0
 */
export type WarmasterEvent =
  | { readonly type: 'phase-began'; readonly turn: number; readonly phase: Phase }
  | { readonly type: 'deployed'; readonly unit: string; readonly area: AreaNumber }
  | { readonly type: 'deployment-ended'; readonly areas: readonly AreaNumber[] }
  | { readonly type: 'grouped'; readonly units: readonly string[] }
  | { readonly type: 'drawn'; readonly units: readonly string[]; readonly area: AreaNumber | null }
  | {
      readonly type: 'teleported';
      readonly side: Side;
      readonly units: readonly string[];
      readonly roll: D66;
      readonly result: TeleportResult;
    }
  | { readonly type: 'placed'; readonly units: readonly string[]; readonly area: AreaNumber }
  | { readonly type: 'delayed'; readonly units: readonly string[] }
  | { readonly type: 'moved'; readonly unit: string; readonly from: AreaNumber; readonly to: AreaNumber }
  | { readonly type: 'bridge-taken'; readonly side: Side | null }
  | { readonly type: 'revealed'; readonly unit: string; readonly area: AreaNumber }
  | { readonly type: 'special'; readonly side: Side; readonly rule: string; readonly unit: string }
  | { readonly type: 'combat-rolled'; readonly combat: Combat }
  | { readonly type: 'combat-resolved'; readonly combat: Combat }
  | { readonly type: 'retreated'; readonly unit: string; readonly from: AreaNumber; readonly to: AreaNumber }
  | { readonly type: 'destroyed'; readonly units: readonly string[]; readonly cause: string }
  | { readonly type: 'area-destroyed'; readonly area: AreaNumber; readonly cause: string }
  | { readonly type: 'tallied'; readonly name: string; readonly count: number }
  | { readonly type: 'game-ended'; readonly outcome: Outcome<Side> };
