import { rosterError } from './rosterError';

interface Decoder {
  decode(bytes: Uint8Array): string;
}

type Platform = {
  readonly TextDecoder: new (encoding: string, options: { readonly fatal: true }) => Decoder;
};

/** UTF-8 as text. Anything that is not UTF-8 is refused: replacement characters in names would pass unseen. */
export function decodeUtf8(bytes: Uint8Array): string {
  const { TextDecoder } = globalThis as unknown as Platform;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    return decoder.decode(bytes);
  } catch {
    throw rosterError('roster/encoding', 'the text is not UTF-8');
  }
}
