import type { Names } from './names';
import type { PlannedFile } from './planModule';
import type { Repository } from './repository';

/** A game is a subpath of its own: the manifest exports it, and the layers know it as a system. */
export function subpathEdits({ id }: Names, repository: Repository): readonly PlannedFile[] {
  return [
    { path: 'package.json', text: withSubpath(repository.read('package.json') ?? '{}', id) },
    {
      path: '.dependency-cruiser.cjs',
      text: withSystem(repository.read('.dependency-cruiser.cjs') ?? '', id),
    },
  ];
}

interface Manifest {
  readonly exports: { readonly [subpath: string]: unknown };
}

/** Before the package's own manifest, which stands last. */
function withSubpath(text: string, id: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const { './package.json': own, ...code } = manifest.exports;
  const file = `./dist/${id}/index`;
  const exports = {
    ...code,
    [`./${id}`]: {
      import: { types: `${file}.d.ts`, default: `${file}.js` },
      require: { types: `${file}.d.cts`, default: `${file}.cjs` },
    },
    ...(own !== undefined && { './package.json': own }),
  };
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;
}

function withSystem(text: string, id: string): string {
  const edited = text.replace(/^(const systems = '[^']*)';$/m, `$1|${id}';`);
  if (edited === text) throw new Error('.dependency-cruiser.cjs has no list of systems');
  return edited;
}
