import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackedPackage, ROOT, readManifest, specifiersOf } from './packedPackage';
import { runCommand } from './runCommand';

interface PackReport {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

/** Packs the built repository and installs the tarball in an empty folder, as a user does. Builds nothing. */
export function installPackage(folder: string): PackedPackage {
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [report] = JSON.parse(runCommand('npm', packing, ROOT)) as readonly PackReport[];
  if (!report) throw new Error('npm pack packed nothing');
  const consumer = join(folder, 'consumer');
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'];
  const tarball = join(folder, report.filename);
  // The conformance kit asks for fast-check as an optional peer, which its users have.
  const peer = `fast-check@${installedVersion('fast-check')}`;
  runCommand('npm', ['install', '--prefix', consumer, ...quiet, tarball, peer], consumer);
  cpSync(join(ROOT, 'test/package/consumer'), consumer, { recursive: true });
  const manifest = readManifest(join(consumer, 'node_modules/wargame-rules'));
  return {
    manifest,
    files: report.files.map(({ path }) => path),
    consumer,
    specifiers: specifiersOf(manifest),
  };
}

/** The version that this repository tests with. */
function installedVersion(name: string): string {
  return JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}
