import type { MarkdownEvent, ProjectReflection, Router } from 'typedoc';
import { allClauses, idsIn } from '../../test/docs/clausePages';
import { pathOfDocument } from './pathOfDocument';

/** What holds text that must stay as it is. */
const CLOSED = /^<(\/?)(?:a|code|pre)\b/;

const PAGES: ReadonlyMap<string, string> = new Map(allClauses().map(({ id, path }) => [id, path]));

/**
 * Lets every id of a clause lead to its row in the rules reference, be it in a `@rule` tag or in a page. The rows
 * get the anchors for it.
 */
export function linkClauses(event: MarkdownEvent, project: ProjectReflection, router: Router): void {
  const { model } = event.page;
  const pages = new Map(project.documents?.map((document) => [pathOfDocument(document), document]));
  const linked = withLinks(event.parsedText, (id) => {
    const page = pages.get(PAGES.get(id) ?? '');
    if (!page) return undefined;
    return page === model ? `#${id}` : `${router.relativeUrl(model, page)}#${id}`;
  });
  event.parsedText = linked.replace(
    /<td><a class="clause" href="#([\w-]+)">\1<\/a>/g,
    '<td class="clause" id="$1">$1',
  );
}

/** Links the ids in the text of a piece of HTML, where they are not part of a link or of code already. */
export function withLinks(html: string, urlOf: (id: string) => string | undefined): string {
  let depth = 0;
  return html
    .split(/(<[^>]*>)/)
    .map((piece) => {
      const closed = CLOSED.exec(piece);
      if (closed) depth += closed[1] === '' ? 1 : -1;
      return piece.startsWith('<') || depth > 0 ? piece : linkedText(piece, urlOf);
    })
    .join('');
}

function linkedText(text: string, urlOf: (id: string) => string | undefined): string {
  return [...new Set(idsIn(text))].reduce((linked, id) => {
    const url = urlOf(id);
    return url === undefined
      ? linked
      : linked.replace(
          new RegExp(`(?<![\\w#-])${id}(?![\\w-])`, 'g'),
          `<a class="clause" href="${url}">${id}</a>`,
        );
  }, text);
}
