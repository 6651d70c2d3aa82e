import { isXmlCharacter } from './isXmlCharacter';

/** Text as it may stand in a drawing, whoever wrote it: markup escaped, what XML can't hold left out. */
export function escapeXml(text: string): string {
  return [...text]
    .filter((character) => isXmlCharacter(character.codePointAt(0) as number))
    .map((character) => ENTITIES[character] ?? character)
    .join('');
}

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
