import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Check, codeExports, type Form, type PackedPackage } from './packedPackage';

/** npm packs it always. */
const ALWAYS = ['package.json'];
/** Comes with the first release. */
const LATER = ['CHANGELOG.md'];
const FORMS = {
  import: { types: '.d.ts', default: '.js' },
  require: { types: '.d.cts', default: '.cjs' },
} as const;

/** The tarball holds what `files` says and nothing else. */
export const CONTENTS: Check = {
  title: 'the tarball holds what package.json says',
  run: ({ manifest, files }) => {
    const within = (path: string, entry: string): boolean => path === entry || path.startsWith(`${entry}/`);
    const allowed = [...manifest.files, ...ALWAYS];
    return [
      ...files
        .filter((path) => !allowed.some((entry) => within(path, entry)))
        .map((path) => `${path} is not in "files"`),
      ...files.filter((path) => /\.(test|bench)\./.test(path)).map((path) => `${path} is a test`),
      ...manifest.files
        .filter((entry) => !LATER.includes(entry) && !files.some((path) => within(path, entry)))
        .map((entry) => `"files" names ${entry}, but there is none`),
    ];
  },
};

/** `exports`, the older fields and the built files agree. */
export const EXPORTS: Check = {
  title: 'exports and built files agree',
  run: (packed) => [...targetFaults(packed), ...unexportedFaults(packed), ...olderFieldFaults(packed)],
};

function targetFaults({ manifest, files }: PackedPackage): readonly string[] {
  return codeExports(manifest).flatMap(([subpath, conditions]) =>
    Object.entries(FORMS).flatMap(([form, endings]) => {
      const targets = conditions[form as Form];
      if (!targets) return [`${subpath} can't be used by ${form}`];
      const faults = Object.entries(endings).flatMap(([condition, ending]) => {
        const target = targets[condition as 'types' | 'default'] ?? '';
        if (!files.includes(target.slice(2)))
          return [`${subpath} ${form} ${condition}: there is no ${target}`];
        return target.endsWith(`/index${ending}`) ? [] : [`${subpath} ${form} ${condition} is ${target}`];
      });
      return Object.keys(targets)[0] === 'types'
        ? faults
        : [...faults, `${subpath} ${form}: "types" must come first`];
    }),
  );
}

/** An index that holds code and that nobody can import was forgotten. */
function unexportedFaults({ manifest, files, consumer }: PackedPackage): readonly string[] {
  const exported = codeExports(manifest).map(([, conditions]) => conditions.import?.default.slice(2));
  return files
    .filter((path) => /^dist\/[^/]+\/index\.js$/.test(path) && !exported.includes(path))
    .filter((path) =>
      /\bexport\s*\{\s*\w/.test(readFileSync(join(consumer, 'node_modules', manifest.name, path), 'utf8')),
    )
    .map((path) => `${path} is built, but package.json exports it nowhere`);
}

/** Tools from before `exports` read these. */
function olderFieldFaults({ manifest }: PackedPackage): readonly string[] {
  const root = Object.fromEntries(codeExports(manifest))['.'];
  const pairs = [
    ['main', manifest.main, root?.require?.default],
    ['types', manifest.types, root?.require?.types],
    ['module', manifest.module, root?.import?.default],
  ] as const;
  return pairs
    .filter(([, older, current]) => older !== current)
    .map(([field, older, current]) => `"${field}" is ${older}, but "exports" has ${current}`);
}
