/** Text as it may stand in a drawing, whoever wrote it: markup escaped, what XML can't hold left out. */
export function escapeXml(text: string): string {
  return [...text]
    .filter(isXmlCharacter)
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

function isXmlCharacter(character: string): boolean {
  const code = character.codePointAt(0) as number;
  const control = code < 0x20 && code !== 0x9 && code !== 0xa && code !== 0xd;
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return !(control || surrogate || code === 0xfffe || code === 0xffff);
}
