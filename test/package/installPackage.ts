import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PackedPackage, ROOT, readManifest, specifiersOf } from './packedPackage';
import { runCommand } from './runCommand';

interface PackReport {
  readonly filename: string;
  readonly size: number;
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string }[];
}

const QUIET = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--prefer-offline'];

/** Packs the built repository and installs the tarball in empty folders, as users do. Builds nothing. */
export function installPackage(folder: string): PackedPackage {
  const packing = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  const [report] = JSON.parse(runCommand('npm', packing, ROOT)) as readonly PackReport[];
  if (!report) throw new Error('npm pack packed nothing');
  const tarball = join(folder, report.filename);
  const bare = installIn(join(folder, 'bare'), [tarball]);
  // The conformance kit asks for fast-check as an optional peer, which its users have.
  const consumer = installIn(join(folder, 'consumer'), [
    tarball,
    `fast-check@${installedVersion('fast-check')}`,
  ]);
  const manifest = readManifest(join(consumer, 'node_modules/wargame-rules'));
  return {
    manifest,
    files: report.files.map(({ path }) => path),
    packedBytes: report.size,
    unpackedBytes: report.unpackedSize,
    consumer,
    bare,
    specifiers: specifiersOf(manifest),
  };
}

/** An empty project with these packages, and the scripts that use them. */
function installIn(project: string, packages: readonly string[]): string {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true }));
  runCommand('npm', ['install', '--prefix', project, ...QUIET, ...packages], project);
  cpSync(join(ROOT, 'test/package/consumer'), project, { recursive: true });
  return project;
}

/** The version that this repository tests with. */
function installedVersion(name: string): string {
  return JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
}
