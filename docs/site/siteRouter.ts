import { type Reflection, StructureRouter } from 'typedoc';
import { pathOfDocument } from './pathOfDocument';

/** Pages have the addresses of their files: `docs/guides/start-here.md` becomes `guides/start-here.html`. */
export class SiteRouter extends StructureRouter {
  protected override getIdealBaseName(reflection: Reflection): string {
    if (!reflection.isDocument()) return super.getIdealBaseName(reflection);
    return pathOfDocument(reflection)
      .replace(/^docs\/(.*)\.md$/, '$1')
      .replace(/README$/, 'index');
  }
}
