import { decodeUtf8 } from './decodeUtf8';
import { rosterError } from './rosterError';
import { maxBytesOf, type RosterOptions, requireSize } from './rosterOptions';

/** The text of a file, without byte order mark and space before it. */
export function rosterText(input: Uint8Array | string, options: RosterOptions): string {
  const maxBytes = maxBytesOf(options);
  requireInput(input);
  requireSize(input.length, maxBytes);
  const text = (typeof input === 'string' ? input : decodeBytes(input)).replace(/^\uFEFF/, '').trimStart();
  if (text === '') throw rosterError('roster/empty', 'the file is empty');
  return text;
}

/** Refuses what is neither text nor bytes. A byte array of another realm passes. */
export function requireInput(input: unknown): void {
  if (typeof input === 'string' || (ArrayBuffer.isView(input) && 'length' in input)) return;
  throw rosterError('roster/unknown-format', 'expected the text or the bytes of a roster file');
}

function decodeBytes(bytes: Uint8Array): string {
  const mark = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  if (mark === 0xfeff || mark === 0xfffe) {
    throw rosterError('roster/encoding', 'the file is UTF-16; save it as UTF-8');
  }
  return decodeUtf8(bytes);
}
