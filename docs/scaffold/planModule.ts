import { readFileSync } from 'node:fs';
import { KIND_OF_MODULE, KINDS, type Kind } from './kinds';
import { idFaults, type Names, namesFrom } from './names';
import type { Repository } from './repository';
import { subpathEdits } from './subpath';
import { takenFaults } from './taken';
import { withEntry } from './withEntry';
import { withLine } from './withLine';

/** A file as it is going to be. */
export interface PlannedFile {
  readonly path: string;
  readonly text: string;
}

/** What to write, or why nothing is written. */
export interface ModulePlan {
  readonly files: readonly PlannedFile[];
  /** Under which id its golden playthrough is written, once the files are there; empty where nothing is. */
  readonly golden: string;
  readonly faults: readonly string[];
}

const USAGE = `npm run new -- <${KINDS.join('|')}> <id>`;

/** Plans a new module from the words of the command line. It only reads. */
export function planModule(words: readonly string[], repository: Repository): ModulePlan {
  const [kind, id, ...others] = words;
  if (!isKind(kind)) {
    return refused(kind === undefined ? USAGE : `there is no kind "${kind}": ${USAGE}`);
  }
  if (id === undefined) return refused(`name the ${kind}: ${USAGE}`);
  if (others.length > 0) return refused(`one id, without spaces: ${USAGE}`);
  const faults = idFaults(id);
  if (faults.length > 0) return refused(...faults);
  const names = namesFrom(id);
  const made = newFiles(kind, names, repository);
  const taken = takenFaults(kind, names, made, repository);
  if (taken.length > 0) return refused(...taken);
  return { files: [...made, ...editedFiles(kind, names, repository)], golden: id, faults: [] };
}

function newFiles(kind: Kind, names: Names, repository: Repository): readonly PlannedFile[] {
  const values = { ...names, kind, version: nextMinor(repository) };
  return [
    ...KIND_OF_MODULE[kind].files(names),
    { template: `${kind}/page`, path: `docs/contributed/${names.id}.md` },
    { template: 'changeset', path: `.changeset/${kind}-${names.id}.md` },
  ].map(({ template, path }) => ({ path, text: filled(template, values) }));
}

function editedFiles(kind: Kind, names: Names, repository: Repository): readonly PlannedFile[] {
  const list = 'docs/contributed/README.md';
  const registration = KIND_OF_MODULE[kind].registration(names);
  const entry = `- [${names.title}](${names.id}.md), a ${kind}`;
  return [
    ...KIND_OF_MODULE[kind]
      .exports(names)
      .map(({ path, line }) => ({ path, text: withLine(repository.read(path) ?? '', line) })),
    { path: list, text: withLine(repository.read(list) ?? filled('contributed', {}), entry) },
    { path: registration.path, text: withEntry(repository.read(registration.path) ?? '', registration) },
    ...(kind === 'game' ? subpathEdits(names, repository) : []),
  ];
}

/** The release that a new module comes with. */
function nextMinor(repository: Repository): string {
  const { version } = JSON.parse(repository.read('package.json') ?? '{}') as { readonly version: string };
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}

function filled(template: string, values: { readonly [name: string]: string }): string {
  const text = readFileSync(new URL(`templates/${template}.txt`, import.meta.url), 'utf8');
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
}

function isKind(word: string | undefined): word is Kind {
  return (KINDS as readonly (string | undefined)[]).includes(word);
}

function refused(...faults: readonly string[]): ModulePlan {
  return { files: [], golden: '', faults };
}
