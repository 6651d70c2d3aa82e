import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import { readRosterFile } from 'wargame-rules/rosters';
import { asJson, asZip } from './writeRoster';

const data = asJson({ name: 'Tide' });
const file = { name: 'a.ros', data };
const name = (zip: Uint8Array) => readRosterFile(zip).name;
const code = (zip: Uint8Array): string => {
  try {
    readRosterFile(zip);
  } catch (thrown) {
    if (isWargameError(thrown)) return thrown.code;
    throw thrown;
  }
  return 'read';
};

const CENTRAL = 'PK\x01\x02';
const END = 'PK\x05\x06';
const at = (zip: Buffer, mark: string) => zip.lastIndexOf(mark, zip.length, 'latin1');

/** A zip of one file with more bytes behind the name in either header, and a comment in the list. */
function withExtras(local: number, central: number, comment: number): Buffer {
  const zip = asZip([{ ...file, stored: true }]);
  const list = at(zip, CENTRAL);
  const end = at(zip, END);
  const head = 30 + file.name.length;
  const changed = Buffer.from(zip);
  changed.writeUInt16LE(local, 28);
  changed.writeUInt16LE(central, list + 30);
  changed.writeUInt16LE(comment, list + 32);
  changed.writeUInt32LE(list + local, end + 16);
  return Buffer.concat([
    changed.subarray(0, head),
    Buffer.alloc(local, 0x41),
    changed.subarray(head, end),
    Buffer.alloc(central + comment, 0x42),
    changed.subarray(end),
  ]);
}

describe('a zip', () => {
  it('may have more in its headers than there has to be', () => {
    for (const [local, central, comment] of [
      [0, 0, 0],
      [3, 0, 0],
      [0, 5, 0],
      [0, 0, 7],
      [260, 300, 513],
    ] as const) {
      expect(name(withExtras(local, central, comment))).toBe('Tide');
    }
    const two = asZip([{ name: 'b.txt', data: 'x' }, file]);
    expect(name(two)).toBe('Tide');
  });

  it('may have more than one file in its list with more behind each name', () => {
    const zip = asZip([{ name: 'b.txt', data: 'x' }, file]);
    const list = zip.indexOf(CENTRAL, 0, 'latin1');
    const head = list + 46 + 5;
    const changed = Buffer.from(zip);
    changed.writeUInt16LE(4, list + 30);
    changed.writeUInt16LE(9, list + 32);
    expect(name(Buffer.concat([changed.subarray(0, head), Buffer.alloc(13), changed.subarray(head)]))).toBe(
      'Tide',
    );
  });

  it('may have a comment of 65,535 bytes behind it, and nothing longer', () => {
    const zip = asZip([file]);
    expect(name(Buffer.concat([zip, Buffer.alloc(65_535)]))).toBe('Tide');
    expect(code(Buffer.concat([zip, Buffer.alloc(65_536)]))).toBe('roster/bad-zip');
  });

  it('is damaged where its list or its file is said to stand elsewhere', () => {
    const zip = asZip([file]);
    const list = at(zip, CENTRAL);
    const end = at(zip, END);
    for (let offset = 0; offset < zip.length + 80; offset++) {
      if (offset === list) continue;
      const changed = Buffer.from(zip);
      changed.writeUInt32LE(offset, end + 16);
      expect([offset, code(changed)]).toEqual([offset, 'roster/bad-zip']);
    }
    for (let offset = 1; offset < zip.length + 80; offset++) {
      const changed = Buffer.from(zip);
      changed.writeUInt32LE(offset, list + 42);
      expect([offset, code(changed)]).toEqual([offset, 'roster/bad-zip']);
    }
  });

  it('is damaged where a name or what is behind it runs over the end of the list', () => {
    const zip = asZip([{ name: 'b', data: 'x' }]);
    const list = at(zip, CENTRAL);
    expect(code(zip)).toBe('roster/no-roster-in-zip');
    for (const field of [28, 30, 32]) {
      const changed = Buffer.from(zip);
      changed.writeUInt16LE(2, list + field);
      expect(code(changed)).toBe('roster/bad-zip');
    }
    const more = Buffer.from(zip);
    more.writeUInt16LE(2, at(zip, END) + 10);
    expect(code(more)).toBe('roster/bad-zip');
  });

  it('is damaged where the header of a file has no mark', () => {
    const zip = asZip([{ name: 'b.txt', data: 'x' }, file]);
    zip.write('KP', zip.indexOf('PK\x03\x04', 4, 'latin1'), 'latin1');
    expect(code(zip)).toBe('roster/bad-zip');
  });

  it('may hold files of any name, of which the one `.ros` counts', () => {
    for (const named of ['/a.ros', 'my__MACOSX/a.ros', 'a/b.c/d.ros', 'x._a.ros', '.ros']) {
      expect([
        named,
        name(
          asZip([
            { name: '', data: '' },
            { ...file, name: named },
          ]),
        ),
      ]).toEqual([named, 'Tide']);
    }
    expect(code(asZip([{ name: '', data: '' }]))).toBe('roster/no-roster-in-zip');
    for (const named of ['__MACOSX/a.ros', '._a.ros', 'a/._b.ros', 'a.ros.txt', 'aros']) {
      expect([named, code(asZip([{ ...file, name: named }]))]).toEqual([named, 'roster/no-roster-in-zip']);
    }
    let reasons: unknown;
    try {
      readRosterFile(asZip([file, { ...file, name: 'b.ros' }]));
    } catch (thrown) {
      reasons = isWargameError(thrown) && thrown.violations;
    }
    expect(reasons).toStrictEqual([
      { code: 'roster/several-rosters-in-zip', message: expect.any(String), facts: { rosters: 2 } },
    ]);
  });

  it('may be packed into many thousand bytes', () => {
    let state = 1;
    const noise = Array.from({ length: 30_000 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return (state % 36).toString(36);
    }).join('');
    const zip = asZip([{ name: 'a.ros', data: asJson({ name: noise }) }]);
    expect(zip.length).toBeGreaterThan(3 * 4096);
    expect(name(zip)).toBe(noise);
  });

  it('may be packed into exactly so much as is unpacked at once', () => {
    const block = 4096;
    const stored = (length: number, isLast = true) => {
      const bytes = Buffer.from(asJson({ name: 'x'.repeat(length) }));
      const head = Buffer.alloc(5);
      head.writeUInt8(isLast ? 1 : 0, 0);
      head.writeUInt16LE(bytes.length, 1);
      head.writeUInt16LE(bytes.length ^ 0xffff, 3);
      return { name: 'a.ros', data: bytes, packed: Buffer.concat([head, bytes]) };
    };
    const frame = asJson({ name: '' }).length + 5;
    for (const length of [block - frame, 2 * block - frame, block - frame + 1]) {
      expect(name(asZip([stored(length)]))).toHaveLength(length);
      // All of the text is there, but more was to come.
      expect(code(asZip([stored(length, false)]))).toBe('roster/bad-zip');
    }
  });

  it('may hold its file at its very end, behind the list', () => {
    const moved = (zip: Buffer, body: Buffer) => {
      const changed = Buffer.from(zip);
      changed.writeUInt32LE(zip.length, at(zip, CENTRAL) + 42);
      return Buffer.concat([changed, body]);
    };
    const zip = asZip([file]);
    const body = zip.subarray(0, at(zip, CENTRAL));
    expect(name(moved(zip, body))).toBe('Tide');
    expect(code(moved(zip, body.subarray(0, -1)))).toBe('roster/bad-zip');
    const bare = Buffer.alloc(30);
    bare.write('PK\x03\x04', 'latin1');
    const empty = asZip([{ name: 'a.ros', data: '', stored: true }]);
    expect(code(moved(empty, bare))).toBe('roster/empty');
    expect(code(moved(empty, bare.subarray(0, -1)))).toBe('roster/bad-zip');
  });

  it('is told by the first four bytes', () => {
    for (const bytes of [
      [0x50, 0x4b, 3, 6],
      [0x50, 0x4b, 5, 4],
      [0x50, 0x4b, 3, 3],
      [0x50, 0x4b, 4, 4],
      [0x50, 0x4b, 5, 5],
      [0x50, 0x4b, 6, 6],
      [0x50, 0x4b, 1, 2],
      [0x50, 0x4c, 3, 4],
      [0x51, 0x4b, 3, 4],
      [0x51, 0x4c, 5, 6],
    ]) {
      expect([bytes, code(Uint8Array.from(bytes))]).toEqual([bytes, 'roster/unknown-format']);
    }
    for (const bytes of [
      [0x50, 0x4b, 3, 4],
      [0x50, 0x4b, 5, 6],
    ]) {
      expect(code(Uint8Array.from(bytes))).toBe('roster/bad-zip');
    }
  });
});
