import { WargameError } from '../../core/errors/wargameError';
import { shown } from '../../core/shape/shown';
import type { Ledger } from './ledger';
import type { LedgerErrorCode } from './ledgerErrorCode';
import type { LedgerSide } from './ledgerSide';

/** The side of a player. */
export function sideOf({ sides }: Ledger, player: string): LedgerSide {
  const side = sides.find((one) => one.player === player);
  if (side) return side;
  throw new WargameError<LedgerErrorCode>({
    code: 'ledger/unknown-player',
    message: `no side has the player ${shown(player)}`,
    path: 'player',
  });
}

/** The other side. */
export function enemyOf({ sides }: Ledger, player: string): LedgerSide {
  return sides[0].player === player ? sides[1] : sides[0];
}
