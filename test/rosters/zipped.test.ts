import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRoster } from 'wargame-rules/rosters';
import { power, refusal, roster, selection } from './build';
import { asJson, asXml, asZip, type ZipFile } from './writeRoster';

const text = asXml(
  roster([selection('Guards', 'unit', { costs: power(3), selections: [selection('Guard', 'model')] })]),
);
const file: ZipFile = { name: 'Guards.ros', data: text };
const code = (input: Uint8Array, maxBytes?: number) =>
  refusal(() => readRoster(input, maxBytes === undefined ? {} : { maxBytes })).code;

describe('a zipped roster', () => {
  it('is read whether deflated or stored, from any part of a buffer, with a comment behind', () => {
    for (const zip of [
      asZip([file]),
      asZip([{ ...file, stored: true }]),
      asZip([file], 'made by hand'),
      asZip([{ ...file, name: 'GUARDS.ROS' }]),
      asZip([{ ...file, name: 'Gärten/Wächter.ros' }]),
    ]) {
      expect(readRoster(zip).powerLevel).toBe(3);
      const padded = Buffer.concat([Buffer.alloc(7), zip, Buffer.alloc(0)]);
      expect(readRoster(padded.subarray(7)).powerLevel).toBe(3);
    }
  });

  it('is read when it is not zipped after all', () => {
    expect(readRoster(Buffer.from(text)).powerLevel).toBe(3);
  });

  it('is picked from among other files', () => {
    const zip = asZip([
      { name: 'folder/', data: '', stored: true },
      { name: 'readme.txt', data: 'hello' },
      { name: '__MACOSX/._Guards.ros', data: 'shadow' },
      { name: '._Guards.ros', data: 'shadow' },
      file,
      { name: 'list.rosz', data: 'other' },
    ]);
    expect(readRoster(zip).powerLevel).toBe(3);
  });

  it('may hold JSON', () => {
    const json = asJson(roster([selection('Guards', 'unit', { costs: power(4) })]));
    expect(readRoster(asZip([{ name: 'a.ros', data: json }])).powerLevel).toBe(4);
  });

  it('is refused without a roster in it, and with several', () => {
    expect(code(asZip([]))).toBe('roster/no-roster-in-zip');
    expect(code(asZip([{ ...file, name: 'Guards.xml' }]))).toBe('roster/no-roster-in-zip');
    expect(code(asZip([{ ...file, name: 'Guards.ros/' }]))).toBe('roster/no-roster-in-zip');
    expect(code(asZip([file, { ...file, name: 'Others.ros' }]))).toBe('roster/several-rosters-in-zip');
  });

  it('is refused when it holds no roster but a zip or nothing', () => {
    expect(code(asZip([{ name: 'a.ros', data: asZip([file]) }]))).toBe('roster/encoding');
    expect(code(asZip([{ name: 'a.ros', data: '' }]))).toBe('roster/empty');
    expect(code(asZip([{ name: 'a.ros', data: '', stored: true }]))).toBe('roster/empty');
  });

  it('is refused when it is encrypted or packed in another way', () => {
    expect(code(asZip([{ ...file, flags: 1 }]))).toBe('roster/encrypted-zip');
    expect(code(asZip([{ ...file, method: 14 }]))).toBe('roster/bad-zip');
  });

  it('is refused when its figures do not fit what is in it', () => {
    expect(code(asZip([{ ...file, size: text.length - 1 }]))).toBe('roster/bad-zip');
    expect(code(asZip([{ ...file, size: text.length + 1 }]))).toBe('roster/bad-zip');
    expect(code(asZip([{ ...file, size: 0 }]))).toBe('roster/bad-zip');
    expect(code(asZip([{ ...file, checksum: 1 }]))).toBe('roster/bad-zip');
    expect(code(asZip([{ ...file, packedSize: 10_000 }]))).toBe('roster/bad-zip');
    expect(code(asZip([{ ...file, packedSize: 10 }]))).toBe('roster/bad-zip');
    for (const mark of ['PK\x01\x02', 'PK\x05\x06']) {
      const zip = asZip([file]);
      zip.write('KP', zip.indexOf(mark, 0, 'latin1'), 'latin1');
      expect(code(zip)).toBe('roster/bad-zip');
    }
    expect(code(asZip([{ ...file, stored: true, method: 8 }]))).toBe('roster/bad-zip');
  });

  it('is never read wrong when a byte of it is changed', () => {
    const zip = asZip([file]);
    const whole = readRoster(zip);
    fc.assert(
      fc.property(fc.nat(zip.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const changed = Buffer.from(zip);
        changed[at] = (changed[at] ?? 0) ^ flip;
        let army: unknown;
        const refused = (() => {
          try {
            army = readRoster(changed);
            return undefined;
          } catch (thrown) {
            return (thrown as { code?: string }).code ?? String(thrown);
          }
        })();
        if (refused === undefined) expect(army).toEqual(whole);
        else expect(refused).toMatch(/^roster\//);
      }),
      { numRuns: 1000 },
    );
  });

  it('is refused when it is a bomb, whether it says so or lies', () => {
    const small = Buffer.alloc(4 * 1024 * 1024, 0x20);
    expect(deflateRawSync(small).length).toBeLessThan(8 * 1024);
    const bomb = (figures: Partial<ZipFile>) =>
      code(asZip([{ name: 'a.ros', data: small, ...figures }]), 1024 * 1024);
    expect(bomb({})).toBe('roster/too-large');
    expect(bomb({ size: 100 })).toBe('roster/too-large');
    expect(bomb({ size: 100, stored: true })).toBe('roster/too-large');
    expect(bomb({ size: 0xffffffff })).toBe('roster/too-large');
    // It is broken as well, but only behind the cap, so that is never found out.
    const packed = deflateRawSync(Buffer.alloc(40 * 1024 * 1024)).subarray(0, -1);
    expect(bomb({ size: 100, packed })).toBe('roster/too-large');
  });

  it('is refused above 32 MiB if nothing else is said', () => {
    const bomb = Buffer.alloc(33 * 1024 * 1024, 0x20);
    expect(code(asZip([{ name: 'a.ros', data: bomb, size: 100 }]))).toBe('roster/too-large');
  });

  it('is measured unpacked', () => {
    expect(readRoster(asZip([file]), { maxBytes: text.length }).powerLevel).toBe(3);
    expect(code(asZip([file]), text.length - 1)).toBe('roster/too-large');
    expect(code(asZip([{ ...file, size: 1 }]), text.length - 1)).toBe('roster/too-large');
  });
});
