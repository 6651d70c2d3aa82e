import { decodeUtf8 } from './decodeUtf8';
import { rosterError } from './rosterError';
import { maxBytesOf, type RosterOptions, requireSize } from './rosterOptions';

/** Tags, objects and lists; the largest armies have a hundredth of it. */
const MOST_PIECES = 2_000_000;

/** The text of a file, without byte order mark and space before it. */
export function rosterText(input: Uint8Array | string, options: RosterOptions): string {
  const maxBytes = maxBytesOf(options);
  requireInput(input);
  requireSize(input.length, maxBytes);
  const text = (typeof input === 'string' ? input : decodeBytes(input)).replace(/^\uFEFF/, '').trimStart();
  if (text === '') throw rosterError('roster/empty', 'the file is empty');
  requireFewPieces(text);
  return text;
}

/** A hostile file can hold so many tiny elements that the tree would not fit into memory. */
function requireFewPieces(text: string): void {
  let pieces = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x3c || code === 0x7b || code === 0x5b) pieces++;
  }
  if (pieces <= MOST_PIECES) return;
  throw rosterError('roster/too-large', `the roster has more than ${MOST_PIECES} elements`, '', { pieces });
}

/** Refuses what is neither text nor bytes. A byte array of another realm passes. */
export function requireInput(input: unknown): void {
  if (typeof input === 'string' || Object.prototype.toString.call(input) === '[object Uint8Array]') return;
  throw rosterError(
    'roster/unknown-format',
    'expected the text of a roster file, or its bytes as a Uint8Array',
  );
}

function decodeBytes(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfeff || mark === 0xfffe) {
    throw rosterError('roster/encoding', 'the file is UTF-16; save it as UTF-8');
  }
  return decodeUtf8(bytes);
}
