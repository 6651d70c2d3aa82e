import { extname } from 'node:path';
import {
  type CommentDisplayPart,
  type DeclarationReflection,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
} from 'typedoc';
import { eachText } from './eachText';

/** Files that pages show or hand out. Any other file of the repository is not part of the site. */
const SHOWN = ['.svg', '.png'];

/**
 * A `{@link}` may name what its file doesn't import: an export of its own subpath or of the core. Whatever is in
 * scope is left to TypeDoc.
 */
export function linkExports(project: ProjectReflection): void {
  eachText(project, (parts, owner) =>
    parts.map((part) => {
      if (part.kind !== 'inline-tag' || !part.tag.startsWith('@link') || part.target !== undefined)
        return part;
      const target = exportNamed(part.text, owner, project);
      return target ? { ...part, target } : part;
    }),
  );
}

function exportNamed(
  name: string,
  owner: Reflection,
  project: ProjectReflection,
): DeclarationReflection | undefined {
  const modules = project.getChildrenByKind(ReflectionKind.Module);
  const own = modules.filter((module) => module === subpathOf(owner));
  const core = modules.filter((module) => module.name === project.name);
  return [...own, ...core].flatMap(({ children = [] }) => children).find((child) => child.name === name);
}

function subpathOf(owner: Reflection): Reflection {
  return owner.parent === undefined || owner.parent.isProject() ? owner : subpathOf(owner.parent);
}

/**
 * Pages link to code, which the site doesn't hold: where such a link has the name of an export, it leads to its
 * reference, otherwise its text stays.
 */
export function linkCode(project: ProjectReflection): void {
  const exports = exportsByPlace(project);
  eachText(project, (parts) => {
    const changed = parts.map((part) => ({ ...part }));
    for (const [index, part] of changed.entries()) {
      const path = pathOf(part, project);
      if (path === undefined) continue;
      // A link is `[`, the label, `](`, the place, `)`; a name in backticks is a part of its own.
      takeOut(changed[index + 1], /^\)/);
      takeOut(changed[index - 1], /\]\($/);
      takeOut(changed[index - 1], /\[(?=[^[]*$)/) || takeOut(changed[index - 3], /\[$/);
      const name = changed[index - 2];
      const target = exports.get(`${path} ${name?.text.replaceAll('`', '')}`);
      if (target && name?.kind === 'code') {
        changed[index - 2] = { kind: 'inline-tag', tag: '@linkcode', text: target.name, target };
      }
      changed[index] = { kind: 'text', text: '' };
    }
    return changed;
  });
}

/** Takes what is matched out of a text; false if nothing is. */
function takeOut(part: CommentDisplayPart | undefined, pattern: RegExp): boolean {
  if (part?.kind !== 'text' || !pattern.test(part.text)) return false;
  part.text = part.text.replace(pattern, '');
  return true;
}

/** The path of the file that a link leads to, if the site has neither a page nor a place for it. */
function pathOf(part: CommentDisplayPart, project: ProjectReflection): string | undefined {
  if (part.kind !== 'relative-link' || part.target === undefined) return undefined;
  const target = project.files.resolve(part.target, project);
  return typeof target === 'string' && !SHOWN.includes(extname(target)) ? target : undefined;
}

function exportsByPlace(project: ProjectReflection): ReadonlyMap<string, DeclarationReflection> {
  const exports = (project.children ?? []).flatMap(({ children = [] }) => children);
  return new Map(
    exports.map((one) => [`${project.getSymbolIdFromReflection(one)?.fileName} ${one.name}`, one]),
  );
}
