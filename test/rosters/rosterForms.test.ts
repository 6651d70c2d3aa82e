import { describe, expect, it } from 'vitest';
import {
  parseRoster,
  type Roster,
  readRosterFile,
  readRosterJson,
  readRosterXml,
} from 'wargame-rules/rosters';
import { violationsOf } from '../violationsOf';
import { refusal } from './build';
import { asJson, asXml, type Written } from './writeRoster';

const text = expect.any(String);

describe('every field of a roster', () => {
  const written: Written = {
    name: '007',
    gameSystemName: 'Test Rules',
    costs: [{ name: 'pts', typeId: 'p', value: 12.5 }],
    costLimits: [{ name: ' PL', typeId: 'l', value: -1 }],
    forces: [
      {
        id: 'f',
        name: 'Patrol',
        catalogueName: 'Folk',
        selections: [
          {
            id: 's',
            name: '1.50',
            customName: 'true',
            type: 'unit',
            number: 2,
            costs: [{ name: ' PL', value: 3 }],
            categories: [
              { name: 'HQ', primary: true },
              { name: 'Folk', primary: false },
            ],
            profiles: [
              {
                name: 'Guard',
                typeName: 'Unit',
                hidden: true,
                characteristics: [
                  { name: 'Ld', $text: '007' },
                  { name: 'Save', $text: ' true ' },
                ],
              },
            ],
            rules: [{ name: 'Charm', hidden: true, description: '1.50' }],
            selections: [{ name: 'Flag', type: 'upgrade', number: 0 }],
          },
        ],
        forces: [{ name: 'Inner', selections: [] }],
      },
    ],
  };
  const nothing = { costs: [], categories: [], profiles: [], rules: [], selections: [] };
  const expected: Roster = {
    name: '007',
    gameSystem: 'Test Rules',
    costs: [{ name: 'pts', typeId: 'p', value: 12.5 }],
    costLimits: [{ name: ' PL', typeId: 'l', value: -1 }],
    forces: [
      {
        id: 'f',
        name: 'Patrol',
        catalogue: 'Folk',
        selections: [
          {
            id: 's',
            name: '1.50',
            customName: 'true',
            type: 'unit',
            number: 2,
            costs: [{ name: ' PL', value: 3 }],
            categories: [
              { name: 'HQ', primary: true },
              { name: 'Folk', primary: false },
            ],
            profiles: [
              {
                name: 'Guard',
                typeName: 'Unit',
                hidden: true,
                characteristics: [
                  { name: 'Ld', value: '007' },
                  { name: 'Save', value: ' true ' },
                ],
              },
            ],
            rules: [{ name: 'Charm', hidden: true, description: '1.50' }],
            selections: [{ name: 'Flag', type: 'upgrade', number: 0, ...nothing }],
          },
        ],
        forces: [{ name: 'Inner', selections: [], forces: [] }],
      },
    ],
  };

  it('comes out as it stands in the file, texts untouched', () => {
    expect(readRosterJson(asJson(written))).toStrictEqual(expected);
    expect(readRosterXml(asXml(written))).toStrictEqual(expected);
  });

  it('is left out, empty or no where the file does not have it', () => {
    const bare = {
      forces: [
        {
          selections: [
            {
              name: 'Hut',
              type: 'unit',
              number: 1,
              profiles: [{ name: 'Hut', characteristics: [{ name: 'W' }] }],
              rules: [{ name: 'Rule' }],
              categories: [{ name: 'HQ' }],
            },
          ],
        },
      ],
    };
    for (const read of [parseRoster({ roster: bare }), readRosterXml(asXml(bare))]) {
      expect(read).toStrictEqual({
        name: '',
        costs: [],
        costLimits: [],
        forces: [
          {
            name: '',
            selections: [
              {
                name: 'Hut',
                type: 'unit',
                number: 1,
                ...nothing,
                categories: [{ name: 'HQ', primary: false }],
                profiles: [
                  { name: 'Hut', typeName: '', hidden: false, characteristics: [{ name: 'W', value: '' }] },
                ],
                rules: [{ name: 'Rule', hidden: false, description: '' }],
              },
            ],
            forces: [],
          },
        ],
      });
    }
  });

  it('may be written in another form of the same: numbers as texts, texts as numbers, flags in capitals', () => {
    const costs = [
      { name: 2.03, value: ' -1.5e1 ' },
      { name: true, value: '-0' },
      { name: 'x', value: -0 },
    ];
    const categories = [{ name: 'a', primary: ' TRUE ' }];
    const roster = { costs, forces: [{ selections: [{ name: 1, type: 'x', number: ' 3 ', categories }] }] };
    const read = parseRoster({ roster });
    expect(read.costs).toStrictEqual([
      { name: '2.03', value: -15 },
      { name: 'true', value: 0 },
      { name: 'x', value: 0 },
    ]);
    expect(read.forces[0]?.selections[0]).toMatchObject({
      name: '1',
      number: 3,
      categories: [{ name: 'a', primary: true }],
    });
  });

  it('is refused with what stands there instead', () => {
    const list = (forces: unknown) => () => parseRoster({ roster: { forces } });
    expect(list('x')).toThrow('forces: expected a list, got a string');
    expect(list({})).toThrow('forces: expected a list, got an object');
    expect(list([null])).toThrow('forces[0]: expected an object, got nothing');
    expect(list([undefined])).toThrow('forces[0]: expected an object, got nothing');
    expect(list([[]])).toThrow('forces[0]: expected an object, got a list');
    expect(list([1])).toThrow('forces[0]: expected an object, got a number');
    const cost = (value: unknown) => () => parseRoster({ roster: { costs: [{ name: 'x', value }] } });
    const expected = 'costs[0].value: expected a number up to a million, got';
    expect(cost('many')).toThrow(`${expected} another text`);
    expect(cost({})).toThrow(`${expected} an object`);
    expect(cost(undefined)).toThrow(`${expected} nothing`);
    expect(cost(true)).toThrow(`${expected} a boolean`);
    const limits = { costLimits: [{ name: 'x', value: 'y' }] };
    expect(refusal(() => parseRoster({ roster: limits })).path).toBe('costLimits[0].value');
    for (const field of ['id', 'catalogueName', 'name']) {
      const path = `forces[0].${field}`;
      expect(refusal(list([{ [field]: [] }]))).toEqual({ code: 'roster/malformed', path });
    }
    const typeId = { costs: [{ name: 'x', value: 1, typeId: {} }] };
    expect(refusal(() => parseRoster({ roster: typeId })).path).toBe('costs[0].typeId');
    const thing = (more: object) =>
      refusal(list([{ selections: [{ name: 'a', type: 'b', number: 1, ...more }] }])).path;
    expect(thing({ id: [] })).toBe('forces[0].selections[0].id');
    expect(thing({ customName: [] })).toBe('forces[0].selections[0].customName');
    expect(thing({ rules: [{ name: 'a', hidden: 'no' }] })).toBe('forces[0].selections[0].rules[0].hidden');
    expect(thing({ profiles: [{ name: 'a', hidden: 1 }] })).toBe(
      'forces[0].selections[0].profiles[0].hidden',
    );
  });
});

describe('XML', () => {
  const rules = (inside: string) => {
    const open = '<roster><forces><force><selections><selection name="a" type="b" number="1">';
    const read = readRosterXml(`${open}${inside}</selection></selections></force></forces></roster>`);
    return read.forces[0]?.selections[0];
  };

  it('has a list only where its element stands, and in it only what it lists', () => {
    const cost = '<cost name="pts" value="1"/>';
    expect(readRosterXml(`<roster><tags>${cost}</tags></roster>`).costs).toEqual([]);
    expect(readRosterXml(`<roster>${cost}</roster>`).costs).toEqual([]);
    expect(readRosterXml(`<roster><costLimits>${cost}</costLimits></roster>`).costLimits).toEqual([]);
    expect(readRosterXml(`<roster><costs>${cost}</costs><costs>${cost}</costs></roster>`).costs).toHaveLength(
      2,
    );
    expect(refusal(() => readRosterXml('<roster costs="x"/>'))).toEqual({
      code: 'roster/malformed',
      path: 'costs',
    });
    expect(refusal(() => readRosterXml('<roster costs="x"><costs/></roster>')).path).toBe('costs');
  });

  it('has the texts of descriptions and characteristics, whatever stands beside and in them', () => {
    const rule = '<rules><rule name="a"><note>no</note><description>y<b>n</b>es</description></rule></rules>';
    expect(rules(rule)?.rules).toStrictEqual([{ name: 'a', hidden: false, description: 'yes' }]);
    const cell = (inside: string) =>
      rules(
        `<profiles><profile name="a"><characteristics><characteristic name="b">${inside}</characteristic></characteristics></profile></profiles>`,
      )?.profiles[0]?.characteristics[0]?.value;
    expect(cell('')).toBe('');
    expect(cell('<![CDATA[]]>')).toBe('');
    expect(cell('a<![CDATA[]]>b<![CDATA[&amp;]]>')).toBe('ab&amp;');
    expect(cell('<i/>')).toBe('');
    expect(cell('<i>n</i> y')).toBe(' y');
  });

  it('is refused with the place of the fault, where there is one', () => {
    expect(violationsOf(() => readRosterXml('<roster>\n  <forces></force></roster>'))).toStrictEqual([
      { code: 'roster/bad-xml', message: text, facts: { line: 2, column: 11 } },
    ]);
    expect(violationsOf(() => readRosterXml('<roster Unclosed/>'))).toStrictEqual([
      { code: 'roster/bad-xml', message: text, facts: { line: 1, column: 9 } },
    ]);
    expect(violationsOf(() => readRosterXml('<roster><forces>'))).toStrictEqual([
      { code: 'roster/bad-xml', message: 'the XML is cut off: not every element is closed' },
    ]);
    expect(violationsOf(() => readRosterXml('<roster><!DOCTYPE x></roster>'))).toStrictEqual([
      { code: 'roster/document-type', message: text, facts: { at: 8 } },
    ]);
    expect(violationsOf(() => readRosterXml('<!-- none --><other/>'))).toStrictEqual([
      { code: 'roster/not-a-roster', message: 'expected a roster, got other' },
    ]);
  });

  it('is refused for a reference to no character, which is shown', () => {
    const shown = (name: string) => () => readRosterXml(`<roster name="${name}"/>`);
    expect(shown('ab &nope; and so much more')).toThrow(/^not a character of XML: &nope; and so much m$/);
    expect(shown('ab &#0; and more')).toThrow(/^not a character of XML: &#0;$/);
    expect(shown('&#x1;')).toThrow(/^not a character of XML: &#x1;$/);
    expect(shown('&#xFFFF;')).toThrow(/^not a character of XML: &#xFFFF;$/);
  });

  it('is read in UTF-8 and what is part of it, whatever a comment says', () => {
    const declared = (encoding: string) => () =>
      readRosterXml(`<?xml version="1.0" encoding${encoding}?><roster name="a"/>`).name;
    for (const encoding of ['="UTF-8"', "='utf8'", ' = "ascii"', '="US-ASCII"']) {
      expect(declared(encoding)()).toBe('a');
    }
    for (const encoding of ['="x-utf-8"', '="utf-8-mac"', ' = "latin1"', '="utf-16"']) {
      expect(refusal(declared(encoding))).toEqual({ code: 'roster/encoding', path: undefined });
    }
    const comment = '<roster name="a"><!-- <?xml version="1.0" encoding="latin1"?> --></roster>';
    expect(readRosterXml(comment).name).toBe('a');
  });

  it('may nest elements 120 deep and no deeper', () => {
    const nest = (levels: number) =>
      `<roster name="a">${'<x>'.repeat(levels - 1)}${'</x>'.repeat(levels - 1)}</roster>`;
    expect(readRosterXml(nest(120)).name).toBe('a');
    expect(refusal(() => readRosterXml(nest(121)))).toEqual({ code: 'roster/too-deep', path: undefined });
  });
});

describe('the text of a file', () => {
  it('may begin with a byte order mark and space, and keeps what is further in', () => {
    for (const start of ['\uFEFF', ' \n\t', '\uFEFF\n ']) {
      expect(readRosterFile(`${start}<roster name="a"/>`).name).toBe('a');
      expect(readRosterFile(`${start}{"roster":{"name":"b"}}`).name).toBe('b');
    }
    expect(readRosterFile('{"roster":{"name":"a\uFEFFb"}}').name).toBe('a\uFEFFb');
    expect(readRosterFile('{"roster":{"name":"a "}} \n').name).toBe('a ');
  });

  it('is refused as UTF-16 by its mark, whatever comes behind', () => {
    for (const bytes of [
      [0xff, 0xfe, 0x3c, 0],
      [0xfe, 0xff, 0, 0x3c],
    ]) {
      expect(() => readRosterFile(Uint8Array.from(bytes))).toThrow(/UTF-16/);
    }
    for (const bytes of [[0xff, 0xff], [0xfe], [0xff], [0xfe, 0xfe], [0x7b, 0xff]]) {
      expect(() => readRosterFile(Uint8Array.from(bytes))).toThrow(/not UTF-8/);
    }
  });

  it('has at most two million tags, objects and lists', () => {
    const named = (pieces: string) => readRosterJson(`{"roster":{"name":"${pieces}"}}`).name;
    expect(named(`${'<'.repeat(1_999_998)}]}>`)).toHaveLength(2_000_001);
    for (const piece of ['<', '{', '[']) {
      expect(violationsOf(() => named(piece.repeat(1_999_999)))).toStrictEqual([
        { code: 'roster/too-large', message: text, facts: { pieces: 2_000_001 } },
      ]);
    }
  });

  it('is refused above the cap, which is named', () => {
    expect(violationsOf(() => readRosterFile('{"roster":{}}', { maxBytes: 12 }))).toStrictEqual([
      { code: 'roster/too-large', message: text, facts: { maxBytes: 12 } },
    ]);
  });
});
