import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Links and pictures of a built site that lead nowhere within it: `page: target`. */
export function siteFaults(folder: string): readonly string[] {
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort();
  const anchors = new Map(pages.map((page) => [page, anchorsOf(readFileSync(join(folder, page), 'utf8'))]));
  return pages.flatMap((page) => {
    const html = readFileSync(join(folder, page), 'utf8');
    return targetsOf(html)
      .filter((target) => !leadsSomewhere(target, page))
      .map((target) => `${join(folder, page)}: ${target} leads nowhere`);
  });

  function leadsSomewhere(target: string, page: string): boolean {
    const [path = '', anchor = ''] = target.split('#');
    const file = path === '' ? page : relative(folder, join(folder, dirname(page), decodeURI(path)));
    if (!existsSync(join(folder, file))) return false;
    return anchor === '' || !file.endsWith('.html') || (anchors.get(file)?.has(decodeURI(anchor)) ?? false);
  }
}

function anchorsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id ?? ''));
}

/** Where a page leads within the site, each place once. */
function targetsOf(html: string): readonly string[] {
  const targets = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target]) => target ?? '');
  return [...new Set(targets)].filter((target) => target !== '' && !/^(?:[a-z]+:|\/\/)/i.test(target));
}
