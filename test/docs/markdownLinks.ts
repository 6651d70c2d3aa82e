/** A link or picture of a page of Markdown. */
export interface MarkdownLink {
  readonly target: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Where a page leads: inline links, pictures, definitions of links, and what HTML in it names. */
export function linksIn(page: string): readonly MarkdownLink[] {
  const text = withoutCode(page);
  return [
    // `](target)` and `](target "title")`: also around a picture, `[![…](…)](…)`.
    ...text.matchAll(/\]\(\s*<?([^\s()<>]*(?:\([^\s()]*\)[^\s()<>]*)*)>?(?:\s+"[^"]*")?\s*\)/g),
    ...text.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s<>]+)/gm),
    ...text.matchAll(/<(?:a|img|source)\s[^>]*?(?:href|src)="([^"]*)"/g),
  ].map((match) => ({
    target: match[1] ?? '',
    line: text.slice(0, match.index).split('\n').length,
  }));
}

/** The anchors of a page as GitHub gives them: one for each heading, and those set in HTML. */
export function anchorsIn(page: string): readonly string[] {
  const text = withoutFences(page);
  const times = new Map<string, number>();
  const headings = [...text.matchAll(/^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/gm)].map((match) => {
    const slug = slugOf(match[1] ?? '');
    const before = times.get(slug) ?? 0;
    times.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
  const set = [...withoutCode(page).matchAll(/<[a-z]+\s[^>]*?(?:id|name)="([^"]*)"/g)];
  return [...headings, ...set.map((match) => match[1] ?? '')];
}

/** What GitHub makes of a heading: lower case, dashes for spaces, and nothing but letters, digits, `-` and `_`. */
export function slugOf(heading: string): string {
  return textOf(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** A heading as it is read: links by their labels, without the marks of emphasis. */
function textOf(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(?<!\w)_([^_]+)_(?!\w)/g, '$1')
    .trim();
}

/** The same lines without what stands in fences. */
function withoutFences(page: string): string {
  let fence: string | undefined;
  return page
    .split('\n')
    .map((row) => {
      const mark = /^\s*(`{3,}|~{3,})/.exec(row)?.[1];
      if (fence === undefined) {
        fence = mark;
        return mark === undefined ? row : '';
      }
      if (mark?.startsWith(fence) && row.trim() === mark) fence = undefined;
      return '';
    })
    .join('\n');
}

/** The same lines without code, be it in fences or in a line. */
function withoutCode(page: string): string {
  return withoutFences(page).replace(/(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, (code) => ' '.repeat(code.length));
}
