import { KIND_OF_MODULE, type Kind } from './kinds';
import type { Names } from './names';
import type { PlannedFile } from './planModule';
import type { Repository } from './repository';

/** Who has the names of a new module already; nothing when they are free. */
export function takenFaults(
  kind: Kind,
  names: Names,
  made: readonly PlannedFile[],
  repository: Repository,
): readonly string[] {
  const { subpath } = KIND_OF_MODULE[kind];
  const paths = [...made.map(({ path }) => path), goldenPath(names)];
  return [
    ...paths.filter((path) => repository.has(path)).map((path) => `there is a ${path} already`),
    ...(subpath === undefined ? folderFaults(names, repository) : exportFaults(subpath, names, repository)),
  ];
}

/** Where the golden playthrough of a module is written. */
export function goldenPath({ id }: Names): string {
  return `test/golden/${id}.txt`;
}

function folderFaults({ id }: Names, repository: Repository): readonly string[] {
  return [`src/${id}`, `test/${id}`]
    .filter((folder) => repository.has(folder))
    .map((folder) => `"${id}" is taken: there is a folder ${folder}`);
}

/** A name may be exported, or an id stand in data, anywhere in the subpath. */
function exportFaults(subpath: string, { id, name }: Names, repository: Repository): readonly string[] {
  const declares = new RegExp(`^export (?:const|function|class) ${name}\\b`, 'm');
  const identifies = new RegExp(`^\\s*id: '${id}',`, 'm');
  return repository.list(`src/${subpath}`).flatMap((file) => {
    const path = `src/${subpath}/${file.replaceAll('\\', '/')}`;
    const text = path.endsWith('.ts') ? (repository.read(path) ?? '') : '';
    if (declares.test(text)) return [`"${id}" is taken: ${path} exports ${name}`];
    return identifies.test(text) ? [`"${id}" is taken: ${path} has this id`] : [];
  });
}
