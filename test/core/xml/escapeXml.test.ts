import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { escapeXml } from '../../../src/core/xml/escapeXml';
import { isXmlCharacter } from '../../../src/core/xml/isXmlCharacter';

describe('escapeXml', () => {
  it('makes any text the content of an element, which reads back as what XML can hold of it', () => {
    const parser = new XMLParser({ trimValues: false, parseTagValue: false });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const xml = `<a>${escapeXml(text)}</a>`;
        expect(XMLValidator.validate(xml)).toBe(true);
        const held = [...text].filter((character) => isXmlCharacter(character.codePointAt(0) ?? 0)).join('');
        // XML knows one end of a line only.
        expect(parser.parse(xml).a.replaceAll('&#39;', "'")).toBe(held.replace(/\r\n?/g, '\n'));
      }),
    );
  });

  it('escapes what is markup, in attributes too', () => {
    expect(escapeXml(`a<b>&"'c`)).toBe('a&lt;b&gt;&amp;&quot;&#39;c');
    expect(escapeXml('\u0000a\u001f\ufffe\t')).toBe('a\t');
  });
});

describe('isXmlCharacter', () => {
  it('holds the ranges of XML 1.0, their first and last characters and no neighbour', () => {
    const ranges = [
      [0x9, 0xa],
      [0xd, 0xd],
      [0x20, 0xd7ff],
      [0xe000, 0xfffd],
      [0x10000, 0x10ffff],
    ] as const;
    for (const [first, last] of ranges) {
      expect([first - 1, first, last, last + 1].map(isXmlCharacter)).toEqual([false, true, true, false]);
    }
  });
});
