/** Writes rosters for tests, from one plain shape to each of the formats. Shares no code with the readers. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface Written {
  [field: string]: string | number | boolean | Written | Written[] | undefined;
}

const LISTS: Record<string, string> = {
  costs: 'cost',
  costLimits: 'costLimit',
  forces: 'force',
  selections: 'selection',
  categories: 'category',
  profiles: 'profile',
  rules: 'rule',
  characteristics: 'characteristic',
};

export function asJson(roster: Written): string {
  return JSON.stringify({ roster });
}

export function asXml(roster: Written): string {
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml('roster', roster)}`;
}

function xml(tag: string, fields: Written): string {
  let attributes = '';
  let inside = '';
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      const item = LISTS[name] ?? 'item';
      inside += `<${name}>${value.map((entry) => xml(item, entry)).join('')}</${name}>\n`;
    } else if (name === '$text') inside += escaped(String(value));
    else if (name === 'description') inside += `<description>${escaped(String(value))}</description>`;
    else attributes += ` ${name}="${escaped(String(value))}"`;
  }
  return inside === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${inside}</${tag}>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"'\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export interface ZipFile {
  readonly name: string;
  readonly data: Uint8Array | string;
  readonly stored?: boolean;
  /** Figures to lie with. */
  readonly size?: number;
  readonly packedSize?: number;
  /** What is in it in place of the packed data. */
  readonly packed?: Uint8Array;
  readonly checksum?: number;
  readonly flags?: number;
  readonly method?: number;
}

export function asZip(files: readonly ZipFile[], comment = ''): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const data = Buffer.from(file.data);
    const packed = file.packed ?? (file.stored ? data : deflateRawSync(data));
    const name = Buffer.from(file.name);
    const figures = Buffer.alloc(26);
    figures.writeUInt16LE(20, 0);
    figures.writeUInt16LE(file.flags ?? 0, 2);
    figures.writeUInt16LE(file.method ?? (file.stored ? 0 : 8), 4);
    figures.writeUInt32LE(file.checksum ?? crc32(data), 10);
    figures.writeUInt32LE(file.packedSize ?? packed.length, 14);
    figures.writeUInt32LE(file.size ?? data.length, 18);
    figures.writeUInt16LE(name.length, 22);
    const body = Buffer.concat([Buffer.from('PK\x03\x04'), figures, name, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), figures, rest, name]));
    bodies.push(body);
    offset += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...bodies, list, end, Buffer.from(comment)]);
}
