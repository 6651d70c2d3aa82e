import { isXmlCharacter } from '../core/xml/isXmlCharacter';
import { rosterError } from './rosterError';

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" } as const;
const REFERENCE = /&(?:#x([0-9A-Fa-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));|&/g;

/**
 * Replaces character references: the five that XML knows by name, and numbers. A roster declares no others, so
 * one reference never becomes more than one character.
 */
export function xmlCharacters(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    REFERENCE,
    (reference, hex?: string, decimal?: string, name?: keyof typeof NAMED, at?: number) => {
      if (name !== undefined) return NAMED[name];
      const code =
        hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : -1;
      if (isXmlCharacter(code)) return String.fromCodePoint(code);
      const shown = reference === '&' ? text.slice(at, (at ?? 0) + 20) : reference;
      throw rosterError('roster/bad-xml', `not a character of XML: ${shown}`);
    },
  );
}
