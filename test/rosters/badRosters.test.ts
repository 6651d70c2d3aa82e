import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseRoster,
  readRoster,
  readRosterFile,
  readRosterJson,
  readRosterXml,
} from 'wargame-rules/rosters';
import { randomRoster } from './arbitraryRoster';
import { power, refusal, roster, selection } from './build';
import { asJson, asXml, asZip } from './writeRoster';

const guards = selection('Guards', 'unit', { costs: power(3), selections: [selection('Guard', 'model')] });
const sound = roster([guards]);
const code = (input: Uint8Array | string) => refusal(() => readRoster(input)).code;

describe('what is no roster', () => {
  it('refuses an empty file', () => {
    for (const input of ['', '  \n', '\uFEFF', new Uint8Array(0), Buffer.from('\uFEFF \n')]) {
      expect(code(input)).toBe('roster/empty');
    }
  });

  it('refuses what is neither zip nor XML nor JSON', () => {
    for (const input of ['PL 31', '[1]', 'PK', '"roster"', Buffer.from('%PDF-1.4')]) {
      expect(code(input)).toBe('roster/unknown-format');
    }
    for (const input of [undefined, null, 31, {}, [60], new Uint16Array(4), new ArrayBuffer(4)]) {
      expect(code(input as unknown as string)).toBe('roster/unknown-format');
    }
  });

  it('refuses XML and JSON of another kind', () => {
    expect(code('<catalogue name="Folk"/>')).toBe('roster/not-a-roster');
    expect(code('<?xml version="1.0"?><!-- none --><html><roster/></html>')).toBe('roster/not-a-roster');
    for (const json of ['{}', '{"army":{}}', '{"roster":null}', '{"roster":[]}', '{"roster":"x"}']) {
      expect(code(json)).toBe('roster/not-a-roster');
    }
    for (const json of [undefined, null, 1, 'roster', [], Object.create({ roster: {} })]) {
      expect(refusal(() => parseRoster(json)).code).toBe('roster/not-a-roster');
    }
  });

  it('refuses other encodings rather than read wrong names', () => {
    const text = asXml(sound);
    expect(code(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe('roster/encoding');
    expect(code(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toBe('roster/encoding');
    expect(code(text.replace('UTF-8', 'ISO-8859-1'))).toBe('roster/encoding');
    expect(code(Buffer.from(asXml({ ...sound, name: 'Zoë' }), 'latin1'))).toBe('roster/encoding');
    expect(readRoster(text.replace('UTF-8', 'utf8')).powerLevel).toBe(3);
  });

  it('refuses bytes that stand for no character', () => {
    for (const hex of [
      '80',
      'c080',
      'c1bf',
      'c3',
      'c328',
      'e08080',
      'e282',
      'eda080',
      'edbfbf',
      'f0808080',
      'f08fbfbf',
      'f4908080',
      'f5808080',
      'ff',
    ]) {
      const bytes = Buffer.concat([
        Buffer.from('{"roster":{"name":"'),
        Buffer.from(hex, 'hex'),
        Buffer.from('"}}'),
      ]);
      expect([hex, refusal(() => readRosterJson(bytes)).code]).toEqual([hex, 'roster/encoding']);
      expect(refusal(() => readRosterJson(Buffer.from(`7b${hex}`, 'hex'))).code).toBe('roster/encoding');
    }
  });

  it('decodes UTF-8 as Node does, and refuses what Node would replace', () => {
    const wrap = (bytes: Uint8Array) =>
      Buffer.concat([Buffer.from('{"roster":{"name":"'), bytes, Buffer.from('"}}')]);
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1, maxLength: 6 }), (noise) => {
        const bytes = noise.map((byte) => (byte < 0x80 ? 0x61 : byte));
        const decoded = Buffer.from(bytes).toString('utf8');
        if (decoded.includes('\uFFFD') && !Buffer.from(decoded).equals(Buffer.from(bytes))) {
          expect(refusal(() => readRosterJson(wrap(bytes))).code).toBe('roster/encoding');
        } else expect(readRosterJson(wrap(bytes)).name).toBe(decoded);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        expect(readRosterJson(Buffer.from(asJson({ name }))).name).toBe(name);
      }),
    );
    expect(readRosterJson(Buffer.from(asJson({ name: '🛡'.repeat(20000) }))).name).toBe('🛡'.repeat(20000));
  });
});

describe('what is no whole roster', () => {
  it('never reads half an army from a file that is cut off', () => {
    fc.assert(
      fc.property(
        randomRoster,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        ({ written }, where) => {
          const cut = (text: string) => text.slice(0, Math.floor(text.length * where));
          const codes = ['roster/empty', 'roster/unknown-format', 'roster/not-a-roster'];
          expect([...codes, 'roster/bad-json']).toContain(code(cut(asJson(written))));
          expect([...codes, 'roster/bad-xml']).toContain(code(cut(asXml(written))));
          const zip = asZip([{ name: 'a.ros', data: asXml(written) }]);
          const part = zip.subarray(0, Math.floor(zip.length * where));
          expect([...codes, 'roster/bad-zip']).toContain(code(part));
        },
      ),
    );
  });

  it('refuses broken XML and says where', () => {
    const broken = '<roster>\n<forces></force></roster>';
    expect(() => readRosterXml(broken)).toThrow(/not XML/);
    for (const xml of [
      broken,
      '<roster',
      '<roster/><roster/>',
      'text<roster/>',
      '<roster></roster>text',
      '<![CDATA[text]]><roster/>',
      '<roster/><![CDATA[]]>',
      '<roster name=x/>',
      '<roster name="a" name="b"/>',
      '<roster>text & more</roster>',
      '<roster name="a & b"/>',
      '<roster name="&nbsp;"/>',
      '<roster name="&#0;"/>',
      '<roster name="&#xD800;"/>',
      '<roster name="&#x110000;"/>',
      '<roster><!-- open </roster>',
      '<roster><forces><![CDATA[ </forces></roster>',
      '<roster><__proto__/></roster>',
    ]) {
      expect([xml, refusal(() => readRosterXml(xml)).code]).toEqual([xml, 'roster/bad-xml']);
    }
  });

  it('refuses broken JSON', () => {
    for (const json of ['{', '{"roster":{}', '{roster:{}}', '{"roster":{"name":"\u0001"}}']) {
      expect(code(json)).toBe('roster/bad-json');
    }
  });

  it('names the field that is missing or wrong', () => {
    const parse = (selections: unknown) =>
      refusal(() => parseRoster({ roster: { forces: [{ selections }] } }));
    const good = { name: 'Guard', type: 'model', number: 1 };
    const place = 'forces[0].selections';
    for (const [selections, path] of [
      [{}, place],
      ['unit', place],
      [[good, null], `${place}[1]`],
      [[good, [good]], `${place}[1]`],
      [[{ ...good, name: undefined }], `${place}[0].name`],
      [[{ ...good, name: {} }], `${place}[0].name`],
      [[{ ...good, type: undefined }], `${place}[0].type`],
      [[{ ...good, number: undefined }], `${place}[0].number`],
      [[{ ...good, number: -1 }], `${place}[0].number`],
      [[{ ...good, number: '1.5' }], `${place}[0].number`],
      [[{ ...good, number: Number.NaN }], `${place}[0].number`],
      [[{ ...good, costs: [{ name: ' PL', value: 'many' }] }], `${place}[0].costs[0].value`],
      [[{ ...good, costs: [{ name: ' PL', value: '' }] }], `${place}[0].costs[0].value`],
      [[{ ...good, costs: [{ name: ' PL', value: '0x10' }] }], `${place}[0].costs[0].value`],
      [[{ ...good, costs: [{ name: ' PL', value: Infinity }] }], `${place}[0].costs[0].value`],
      [[{ ...good, costs: [{ name: ' PL', value: 1000001 }] }], `${place}[0].costs[0].value`],
      [[{ ...good, costs: [{ value: 1 }] }], `${place}[0].costs[0].name`],
      [[{ ...good, categories: [{ name: 'HQ', primary: 'perhaps' }] }], `${place}[0].categories[0].primary`],
      [[{ ...good, profiles: [{ characteristics: [] }] }], `${place}[0].profiles[0].name`],
      [
        [{ ...good, profiles: [{ name: 'a', characteristics: [{}] }] }],
        `${place}[0].profiles[0].characteristics[0].name`,
      ],
      [[{ ...good, rules: [{ name: 'a', description: [] }] }], `${place}[0].rules[0].description`],
      [
        [{ ...good, selections: [{ ...good, selections: [{}] }] }],
        `${place}[0].selections[0].selections[0].name`,
      ],
    ]) {
      expect(parse(selections)).toEqual({ code: 'roster/malformed', path });
    }
    const inForce = refusal(() => parseRoster({ roster: { forces: [{ forces: [{}, 1] }] } }));
    expect(inForce).toEqual({ code: 'roster/malformed', path: 'forces[0].forces[1]' });
  });

  it('refuses a roster without forces, without units, without Power Level', () => {
    expect(refusal(() => readRoster(asXml({ name: 'New' })))).toEqual({
      code: 'roster/no-forces',
      path: 'forces',
    });
    const idle = roster([selection('Battle Size', 'upgrade', { costs: power(0) })]);
    expect(refusal(() => readRoster(asXml(idle)))).toEqual({ code: 'roster/no-units', path: 'forces' });
    const points = [{ name: 'pts', value: 90 }];
    const later = roster([selection('Guards', 'unit', { costs: points })], { costs: points });
    expect(refusal(() => readRoster(asJson(later)))).toEqual({
      code: 'roster/no-power-level',
      path: 'costs',
    });
    expect(readRosterFile(asJson(later)).costs).toEqual(points);
  });

  it('refuses a Power Rating that is negative or no whole number', () => {
    for (const value of [-1, 2.5]) {
      const bad = roster([guards, selection('Ghosts', 'unit', { costs: power(value) })]);
      expect(refusal(() => readRoster(asJson(bad)))).toEqual({
        code: 'roster/bad-power-rating',
        path: 'forces[0].selections[1]',
      });
    }
  });
});

describe('what would harm', () => {
  it('refuses document types and entities', () => {
    const bomb = `<!DOCTYPE roster [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><roster name="&b;"/>`;
    for (const xml of [
      bomb,
      `<?xml version="1.0"?>${bomb}`,
      '<!doctype html><roster/>',
      '<!DOCTYPE roster SYSTEM "file:///etc/passwd"><roster/>',
      '<roster><!ENTITY a "b"></roster>',
    ]) {
      expect(code(xml)).toBe('roster/document-type');
    }
  });

  it('refuses what is nested too deep, in either format', () => {
    const nest = (levels: number) => {
      let inner = selection('Core', 'upgrade');
      for (let level = 1; level < levels; level++)
        inner = selection('Shell', 'upgrade', { selections: [inner] });
      return roster([selection('Guards', 'unit', { costs: power(1), selections: [inner] })]);
    };
    expect(readRoster(asXml(nest(48))).powerLevel).toBe(1);
    for (const text of [asXml(nest(49)), asJson(nest(49))]) {
      const place = `forces[0].selections[0]${'.selections[0]'.repeat(49)}`;
      expect(refusal(() => readRoster(text))).toEqual({ code: 'roster/too-deep', path: place });
    }
    expect(code(asXml(nest(2000)))).toBe('roster/too-deep');
    expect(code(asJson(nest(2000)))).toBe('roster/too-deep');
    const deep = `${'<a>'.repeat(300_000)}${'</a>'.repeat(300_000)}`;
    expect(code(`<roster>${deep}</roster>`)).toBe('roster/too-deep');
    expect(code(`{"roster":{"forces":${'['.repeat(300_000)}${']'.repeat(300_000)}}}`)).toMatch(
      /malformed|bad-json/,
    );
    let forces = { name: 'Force' } as { name: string; forces?: unknown };
    for (let level = 0; level < 60; level++) forces = { name: 'Force', forces: [forces] };
    expect(refusal(() => parseRoster({ roster: { forces: [forces] } })).code).toBe('roster/too-deep');
  });

  it('refuses more than the cap, and more elements than any army has', () => {
    const text = asXml(sound);
    expect(readRoster(text, { maxBytes: text.length }).powerLevel).toBe(3);
    expect(refusal(() => readRoster(text, { maxBytes: text.length - 1 })).code).toBe('roster/too-large');
    expect(refusal(() => readRosterXml(text, { maxBytes: 10 })).code).toBe('roster/too-large');
    expect(refusal(() => readRosterJson(asJson(sound), { maxBytes: 10 })).code).toBe('roster/too-large');
    expect(code(`<roster>${'<a/>'.repeat(2_000_001)}</roster>`)).toBe('roster/too-large');
    expect(code(`{"roster":{"forces":[${'{},'.repeat(2_000_001)}{}]}}`)).toBe('roster/too-large');
  });

  it('refuses a cap that is none', () => {
    for (const maxBytes of [0, -1, 1.5, Number.NaN, Infinity, '9' as unknown as number]) {
      expect(refusal(() => readRoster(asXml(sound), { maxBytes })).path).toBe('maxBytes');
    }
  });

  it('takes __proto__ and its like for ordinary names', () => {
    for (const name of ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString']) {
      const odd = roster([
        selection(name, 'unit', {
          id: name,
          costs: power(2),
          categories: [{ name, primary: true }],
          profiles: [{ name, typeName: 'Unit', characteristics: [{ name, $text: name }] }],
        }),
      ]);
      const xml = asXml(odd).replace('<selection ', `<selection ${name}="7" `);
      const json = asJson(odd).replace('"type":', `"${name}":{"number":9,"polluted":true},"type":`);
      for (const army of [readRoster(xml), readRoster(json)]) {
        expect(army.units).toMatchObject([{ id: name, name, keywords: [name], powerRating: 2 }]);
      }
    }
    const hidden = '{"roster":{"__proto__":{"forces":[{}],"name":"x"}}}';
    expect(readRosterFile(hidden)).toEqual({ name: '', costs: [], costLimits: [], forces: [] });
    const inherited = Object.create({ name: 'x', forces: [1] }) as object;
    expect(parseRoster({ roster: inherited })).toEqual({ name: '', costs: [], costLimits: [], forces: [] });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
