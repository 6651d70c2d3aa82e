import { Inflate } from 'fflate';
import { isWargameError } from '../core/errors/isWargameError';
import { requireSize } from './rosterOptions';
import { damagedZip } from './zipDirectory';

/** Deflate packs a thousandfold at best, so one push gives 4 MiB at most before the size is looked at. */
const PUSH = 4096;

/** Unpacks deflated data and stops as soon as there is more than the cap, whatever the zip said. */
export function inflateRoster(packed: Uint8Array, maxBytes: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((piece) => {
    size += piece.length;
    requireSize(size, maxBytes);
    pieces.push(piece);
  });
  try {
    for (let at = 0; at < packed.length; at += PUSH) {
      inflate.push(packed.subarray(at, at + PUSH), at + PUSH >= packed.length);
    }
  } catch (thrown) {
    throw isWargameError(thrown) ? thrown : damagedZip();
  }
  const bytes = new Uint8Array(size);
  let filled = 0;
  for (const piece of pieces) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return bytes;
}
