import { rosterError } from './rosterError';

/** What a zip says of one file in it. None of the figures is to be trusted. */
export interface ZipEntry {
  readonly name: string;
  readonly encrypted: boolean;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly checksum: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its header stands. */
  readonly offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;

/** The files that a zip lists in the directory at its end, folders left out. */
export function zipDirectory(zip: Uint8Array): readonly ZipEntry[] {
  const view = viewOf(zip);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== CENTRAL) throw damagedZip();
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw damagedZip();
    const name = asciiName(zip.subarray(at + 46, at + 46 + nameLength));
    if (!name.endsWith('/')) entries.push(zipEntry(view, at, name));
    at = next;
  }
  return entries;
}

/** The error for a zip that is cut off or contradicts itself. */
export function damagedZip(): Error {
  return rosterError('roster/bad-zip', 'the zip is damaged or cut off');
}

/** Numbers out of bytes. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function zipEntry(view: DataView, at: number, name: string): ZipEntry {
  return {
    name,
    encrypted: (view.getUint16(at + 8, true) & 1) === 1,
    method: view.getUint16(at + 10, true),
    checksum: view.getUint32(at + 16, true),
    packedSize: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
}

/** The last record stands at the end, behind it at most a comment of 65,535 bytes. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - 0xffff; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw damagedZip();
}

/** Only the ending of a name matters, so other characters may come out wrong. */
function asciiName(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
