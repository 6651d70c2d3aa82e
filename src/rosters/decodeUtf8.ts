import { rosterError } from './rosterError';

/** The least character that each length of sequence may stand for. */
const LEAST = [0, 0x80, 0x800, 0x10000] as const;

/** UTF-8 as text. Anything that is not UTF-8 is refused: replacement characters in names would pass unseen. */
export function decodeUtf8(bytes: Uint8Array): string {
  const parts: string[] = [];
  let units: number[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at] ?? 0;
    if (lead < 0x80) {
      units.push(lead);
      at++;
    } else {
      const more = followers(lead);
      const character = sequence(bytes, at, more);
      if (character < 0)
        throw rosterError('roster/encoding', `the text is not UTF-8 at byte ${at}`, '', { at });
      if (character < 0x10000) units.push(character);
      else units.push(0xd7c0 + (character >> 10), 0xdc00 + (character & 0x3ff));
      at += 1 + more;
    }
    if (units.length >= 8192) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
  }
  parts.push(String.fromCharCode(...units));
  return parts.join('');
}

function followers(lead: number): 0 | 1 | 2 | 3 {
  if (lead >= 0xc2 && lead < 0xe0) return 1;
  if (lead >= 0xe0 && lead < 0xf0) return 2;
  return lead >= 0xf0 && lead < 0xf5 ? 3 : 0;
}

/** The character of a sequence of several bytes, or -1. */
function sequence(bytes: Uint8Array, at: number, more: 0 | 1 | 2 | 3): number {
  if (more === 0) return -1;
  let character = (bytes[at] ?? 0) & (0x3f >> more);
  for (let next = at + 1; next <= at + more; next++) {
    const byte = bytes[next] ?? 0;
    if ((byte & 0xc0) !== 0x80) return -1;
    character = (character << 6) | (byte & 0x3f);
  }
  const surrogate = character >= 0xd800 && character < 0xe000;
  return character < LEAST[more] || surrogate || character > 0x10ffff ? -1 : character;
}
