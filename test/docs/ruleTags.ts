import { idsIn, isId, type Mention } from './clausePages';
import { commentsOf } from './comments';
import { parse, type TextFile } from './sourceFiles';

/** What the `@rule` tags of a file name, and which tags can't be read. */
export interface RuleTags {
  readonly mentions: readonly Mention[];
  readonly problems: readonly string[];
}

/** Reads the `@rule` tags: in doc comments, ids only, several with commas between them. */
export function ruleTagsOf(file: TextFile): RuleTags {
  const mentions: Mention[] = [];
  const problems: string[] = [];
  for (const comment of commentsOf(parse(file))) {
    for (const [index, row] of comment.text.split('\n').entries()) {
      const tag = /(?:^|[\s*])@rule\b(.*)/.exec(row)?.[1];
      if (tag === undefined) continue;
      const line = comment.line + index;
      const ids = tag.replace(/\*\/\s*$/, '').trim();
      if (!comment.text.startsWith('/**')) {
        problems.push(`${file.path}:${line} has a @rule outside a doc comment`);
      } else if (!ids.split(/\s*,\s*/).every(isId)) {
        problems.push(`${file.path}:${line} has a @rule that is not a list of clause ids: "${ids}"`);
      }
      mentions.push(...idsIn(ids).map((id) => ({ id, path: file.path, line })));
    }
  }
  return { mentions, problems };
}
