import { relative, sep } from 'node:path';
import type { DocumentReflection } from 'typedoc';
import { ROOT } from '../../test/docs/sourceFiles';

/** The file that a page of the site is made of, from the root of the repository. */
export function pathOfDocument(document: DocumentReflection): string {
  const path = document.project.files.getReflectionPath(document) ?? '';
  return relative(ROOT, path).split(sep).join('/');
}
