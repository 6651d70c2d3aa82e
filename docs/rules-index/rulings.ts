import { clausesOf } from '../../test/docs/clausePages';
import type { TextFile } from '../../test/docs/sourceFiles';

/** A choice of ours where the rules leave one. */
export interface Ruling {
  /** The clause it stands in; else the heading over it, with the first cell of its row. */
  readonly about: string;
  readonly text: string;
}

/** Some text of a page that holds together: a cell of a table, or a paragraph. */
interface Passage {
  readonly about: string;
  readonly text: string;
}

/** The word as a mark in front of a ruling; not where a page speaks about rulings. */
const MARK = /\b(?:Rulings?(?=[:., (]| (?:for|on) )|rulings?(?=[:,]| \()|rulings(?=\. [A-Z]))/g;

/** The rulings of a page of clauses, in its order. */
export function rulingsOf(page: TextFile): readonly Ruling[] {
  return passagesOf(page).flatMap(({ about, text }) => {
    const marks = [...text.matchAll(MARK)];
    return marks.map((mark, index) => {
      const start = mark.index + mark[0].length;
      const end = Math.min(closingAfter(text, mark.index), marks[index + 1]?.index ?? text.length);
      return { about, text: tidied(text.slice(start, end)) };
    });
  });
}

function passagesOf(page: TextFile): readonly Passage[] {
  const ids = new Map(clausesOf(page).map(({ id, line }) => [line, id]));
  const passages: Passage[] = [];
  let heading = '';
  let paragraph: string[] = [];
  const endParagraph = (): void => {
    if (paragraph.length > 0) passages.push({ about: heading, text: paragraph.join(' ') });
    paragraph = [];
  };
  for (const [index, row] of page.text.split('\n').entries()) {
    if (row.startsWith('|')) {
      endParagraph();
      passages.push(...cellsOf(row, ids.get(index + 1), heading));
    } else if (row.startsWith('#') || row.trim() === '') {
      endParagraph();
      if (row.startsWith('#')) heading = row.replace(/^#+\s*/, '');
    } else paragraph.push(row.trim());
  }
  endParagraph();
  return passages;
}

function cellsOf(row: string, id: string | undefined, heading: string): readonly Passage[] {
  const cells = row.split('|').slice(1, -1);
  const label = cells.slice(0, 3).map((cell) => cell.trim());
  return cells.map((text, index) => ({
    about: id ?? [heading, ...label.slice(0, Math.min(index, 3))].filter((name) => name !== '').join(', '),
    text: text.trim(),
  }));
}

/** Where the brackets that are open at a place are closed; the end of the text when none is open. */
function closingAfter(text: string, place: number): number {
  let depth = 0;
  for (let index = 0; index < place; index++) depth = deeper(depth, text[index]);
  if (depth === 0) return text.length;
  const inside = depth;
  for (let index = place; index < text.length; index++) {
    depth = deeper(depth, text[index]);
    if (depth < inside) return index;
  }
  return text.length;
}

function deeper(depth: number, character: string | undefined): number {
  if (character === '(') return depth + 1;
  return character === ')' ? Math.max(0, depth - 1) : depth;
}

/** Links lose their targets, which hold for the page only. */
function tidied(text: string): string {
  return text
    .replace(/^[:.,]?\s*/, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[\s;]+$/, '');
}
