import { crc32 } from './crc32';
import { inflateRoster } from './inflateRoster';
import { rosterError } from './rosterError';
import { requireSize } from './rosterOptions';
import { damagedZip, viewOf, type ZipEntry, zipDirectory } from './zipDirectory';

const LOCAL = 0x04034b50;

/** The bytes of the one `.ros` in a zip. */
export function unzipRoster(zip: Uint8Array, maxBytes: number): Uint8Array {
  const entry = rosterEntry(zipDirectory(zip));
  if (entry.encrypted) throw rosterError('roster/encrypted-zip', 'the zip is locked with a password');
  if (entry.method !== 0 && entry.method !== 8) {
    throw rosterError('roster/bad-zip', `the zip packs in a way that is not known here (${entry.method})`);
  }
  requireSize(entry.size, maxBytes);
  const packed = packedBytes(zip, entry);
  const bytes = entry.method === 0 ? packed : inflateRoster(packed, maxBytes);
  requireSize(bytes.length, maxBytes);
  if (bytes.length !== entry.size || crc32(bytes) !== entry.checksum) throw damagedZip();
  return bytes;
}

function rosterEntry(entries: readonly ZipEntry[]): ZipEntry {
  const rosters = entries.filter(({ name }) => /\.ros$/i.test(name) && !isMacShadow(name));
  const entry = rosters[0];
  if (entry === undefined) throw rosterError('roster/no-roster-in-zip', 'there is no .ros in the zip');
  if (rosters.length > 1) {
    throw rosterError('roster/several-rosters-in-zip', `there are ${rosters.length} rosters in the zip`, '', {
      rosters: rosters.length,
    });
  }
  return entry;
}

/** macOS adds a shadow of each file that it zips. */
function isMacShadow(name: string): boolean {
  return /^__MACOSX\/|(^|\/)\._/.test(name);
}

function packedBytes(zip: Uint8Array, entry: ZipEntry): Uint8Array {
  const view = viewOf(zip);
  if (entry.offset + 30 > zip.length || view.getUint32(entry.offset, true) !== LOCAL) throw damagedZip();
  const start =
    entry.offset + 30 + view.getUint16(entry.offset + 26, true) + view.getUint16(entry.offset + 28, true);
  if (start + entry.packedSize > zip.length) throw damagedZip();
  return zip.subarray(start, start + entry.packedSize);
}
