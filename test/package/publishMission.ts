import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Check, type PackedPackage, ROOT } from './packedPackage';
import { runCommand } from './runCommand';

const GUIDE = 'docs/guides/publish-a-mission.md';
/** The program of an app that uses the package; all other files are the package's. */
const APP = 'app.mjs';
const QUIET = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];

/** A step of the guide, in the order in which it stands there. */
type Step =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'command'; readonly words: readonly string[] }
  | { readonly kind: 'prints'; readonly text: string };

/** Whoever follows the guide has a package that an app can use. */
export const PUBLISHING: Check = {
  title: 'the guide to publishing a mission works as written',
  run(packed) {
    const steps = stepsOf(readFileSync(join(ROOT, GUIDE), 'utf8'));
    const folder = mkdtempSync(join(dirname(packed.consumer), 'author-'));
    try {
      for (const step of steps) follow(step, folder, packed);
      return runApp(mkdtempSync(join(dirname(packed.consumer), 'app-')), folder, steps, packed);
    } catch (error) {
      return [(error as Error).message];
    }
  },
};

/** A block below a line that is a file's name in bold is that file; `sh` is what to type, `text` what comes of it. */
function stepsOf(guide: string): readonly Step[] {
  const blocks = guide.matchAll(/(?:^\*\*`([^`]+)`\*\*\n\n)?^```(\w+)\n([\s\S]*?)^```$/gm);
  return [...blocks].flatMap(([, path, language, text = '']): readonly Step[] => {
    if (path !== undefined) return [{ kind: 'file', path, text }];
    if (language === 'text') return [{ kind: 'prints', text }];
    if (language !== 'sh') throw new Error(`${GUIDE} has a block of ${language} without a file's name`);
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => ({ kind: 'command', words: line.split(' ') }));
  });
}

function follow(step: Step, folder: string, packed: PackedPackage): void {
  if (step.kind === 'file' && step.path !== APP) {
    mkdirSync(dirname(join(folder, step.path)), { recursive: true });
    writeFileSync(
      join(folder, step.path),
      step.path === 'package.json' ? asPacked(step.text, packed) : step.text,
    );
  }
  if (step.kind !== 'command') return;
  const [program = '', ...words] = step.words;
  // The one step that the world would see.
  if (program === 'npm' && words[0] === 'publish') return;
  const isInstall = words[0] === 'install';
  const { name } = packed.manifest;
  const given = words.map((word) => (isInstall && word === name ? tarballOf(packed) : word));
  runCommand(program, [...given, ...(isInstall ? QUIET : [])], folder);
}

/** The guide names the release that comes next; what was packed may still be the one before. */
function asPacked(text: string, { manifest: { name, version } }: PackedPackage): string {
  const manifest = JSON.parse(text) as { readonly peerDependencies: { readonly [name: string]: string } };
  if (!manifest.peerDependencies[name]) throw new Error(`${GUIDE} has no peer ${name}`);
  return JSON.stringify({ ...manifest, peerDependencies: { [name]: `^${version}` } });
}

/** Installs what was packed in an empty folder, and compares what the app prints. */
function runApp(
  app: string,
  author: string,
  steps: readonly Step[],
  packed: PackedPackage,
): readonly string[] {
  const tarballs = readdirSync(author).filter((file) => file.endsWith('.tgz'));
  const [own] = tarballs;
  if (own === undefined || tarballs.length > 1) return [`npm pack made ${tarballs.length} packages`];
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true }));
  runCommand('npm', ['install', ...QUIET, tarballOf(packed), join(author, own)], app);
  for (const step of steps) {
    if (step.kind === 'file' && step.path === APP) writeFileSync(join(app, APP), step.text);
  }
  const printed = runCommand(process.execPath, [APP], app);
  const said = steps.find(({ kind }) => kind === 'prints');
  if (said?.kind !== 'prints') return [`${GUIDE} does not say what the app prints`];
  return printed === said.text ? [] : [`the app prints\n${printed}but the guide says\n${said.text}`];
}

function tarballOf({ consumer, manifest: { name, version } }: PackedPackage): string {
  return join(dirname(consumer), `${name}-${version}.tgz`);
}
