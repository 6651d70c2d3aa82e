import type { CommentDisplayPart, ProjectReflection, Reflection } from 'typedoc';

/** Puts something else in the place of every text of a project: of doc comments, documents and the front page. */
export function eachText(
  project: ProjectReflection,
  change: (parts: CommentDisplayPart[], owner: Reflection) => CommentDisplayPart[],
): void {
  if (project.readme) project.readme = change(project.readme, project);
  for (const owner of Object.values(project.reflections)) {
    if (owner.isDocument()) owner.content = change(owner.content, owner);
    if (!owner.comment) continue;
    owner.comment.summary = change(owner.comment.summary, owner);
    for (const tag of owner.comment.blockTags) tag.content = change(tag.content, owner);
  }
}
