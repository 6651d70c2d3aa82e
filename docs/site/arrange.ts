import {
  Comment,
  CommentTag,
  type DeclarationReflection,
  type DocumentReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import { pathOfDocument } from './pathOfDocument';
import { REFERENCE, SECTIONS } from './sections';
import { SUBPATHS } from './subpaths';

/** Gives pages their titles and sections, subpaths their names, and exports the part of the subpath they are in. */
export function arrange(project: ProjectReflection): void {
  for (const document of project.documents ?? []) arrangeDocument(document);
  for (const module of project.getChildrenByKind(ReflectionKind.Module)) {
    const subpath = SUBPATHS.find(({ entry }) => entry === `src/${module.name}/index.ts`);
    if (!subpath) throw new Error(`no subpath begins in ${module.name}`);
    for (const child of module.children ?? []) putInto(partOf(child, module.name, project), child);
    module.name = subpath.specifier;
    putInto(REFERENCE, module);
  }
}

/**
 * Once there are sections, puts their pages into the order in which they are listed, and takes back the tags that made
 * them: an export without docs must not look as if it had some.
 */
export function finishSections(project: ProjectReflection): void {
  const order = SECTIONS.flatMap(({ pages }) => pages);
  const placeOf = (page: Reflection): number =>
    page.isDocument() ? order.indexOf(pathOfDocument(page)) : -1;
  for (const { children } of project.categories ?? []) {
    children.sort((one, other) => placeOf(one) - placeOf(other));
  }
  for (const reflection of Object.values(project.reflections)) {
    reflection.comment?.removeTags('@category');
    if (reflection.comment?.isEmpty()) delete reflection.comment;
  }
}

function arrangeDocument(document: DocumentReflection): void {
  const section = SECTIONS.find(({ pages }) => pages.includes(pathOfDocument(document)));
  if (section) putInto(section.title, document);
  const title = /^# (.*)$/m.exec(document.content.map(({ text }) => text).join(''))?.[1];
  document.name = title?.replaceAll('`', '') ?? document.name;
}

/** The folder of a subpath in which something is declared, in words: `src/core/dice/d6.ts` is of "Dice". */
function partOf(child: DeclarationReflection, subpath: string, project: ProjectReflection): string {
  const path = project.getSymbolIdFromReflection(child)?.packagePath ?? '';
  const folder = new RegExp(`^src/${subpath}/([^/]+)/`).exec(path)?.[1];
  if (folder === undefined) return 'General';
  const words = folder.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function putInto(category: string, reflection: Reflection): void {
  reflection.comment ??= new Comment();
  reflection.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: category }]));
}
