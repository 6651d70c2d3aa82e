import { type Mention, SYSTEMS, type SystemName } from './clausePages';

export interface ClauseFacts {
  /** The clauses of the pages. */
  readonly clauses: readonly Mention[];
  /** Where `@rule` tags name a clause. */
  readonly tags: readonly Mention[];
  /** Where tests name one. */
  readonly tests: readonly Mention[];
  /** The systems that export something. */
  readonly built: readonly SystemName[];
  /** The clauses that are known not to be built yet. */
  readonly notBuiltYet: readonly string[];
}

export interface ClauseAudit {
  /** Where each system stands, for people. */
  readonly report: readonly string[];
  /** What is wrong; empty when nothing is. */
  readonly problems: readonly string[];
}

/**
 * Holds pages, tags and tests against each other. A clause with a tag is built, whatever became of its system,
 * and must have a test; in a system that is built, a clause without a tag must be on the list.
 */
export function auditClauses(facts: ClauseFacts): ClauseAudit {
  const { clauses, tags, tests, notBuiltYet } = facts;
  const known = new Set(clauses.map(({ id }) => id));
  const problems = [
    ...repeated(clauses.map(({ id }) => id)).map((id) => `${id} is defined twice on the pages`),
    ...repeated(notBuiltYet).map((id) => `${id} is twice on the list of what is not built yet`),
    ...[...tags, ...tests]
      .filter(({ id }) => !known.has(id))
      .map((mention) => `${at(mention)}, which is on no page`),
    ...notBuiltYet
      .filter((id) => !known.has(id))
      .map((id) => `${id} is on the list of what is not built yet, but on no page`),
  ];
  const report: string[] = [];
  for (const system of SYSTEMS) {
    const audit = auditSystem(system, facts);
    report.push(...audit.report);
    problems.push(...audit.problems);
  }
  return { report, problems };
}

function auditSystem({ prefix, name }: (typeof SYSTEMS)[number], facts: ClauseFacts): ClauseAudit {
  const ids = facts.clauses.map(({ id }) => id).filter((id) => id.startsWith(`${prefix}-`));
  const isBuilt = facts.built.includes(name);
  const tagOf = (id: string): Mention | undefined => facts.tags.find((tag) => tag.id === id);
  const isTested = (id: string): boolean => facts.tests.some((test) => test.id === id);
  const untagged = ids.filter((id) => !tagOf(id));
  const untested = ids.filter((id) => !isTested(id));
  const waiting = ids.filter((id) => facts.notBuiltYet.includes(id));
  const onlyInCore = ids.filter(
    (id) => tagOf(id) && !facts.tags.some((tag) => tag.id === id && !tag.path.startsWith('src/core/')),
  );
  const isDue = (id: string): boolean => tagOf(id) !== undefined || (isBuilt && !waiting.includes(id));
  return {
    report: [
      `${name}: ${ids.length} clauses, ${ids.length - untagged.length} tagged, ${ids.length - untested.length} tested`,
      ...(isBuilt
        ? [`  no @rule tag names: ${listed(untagged)}`, `  no test names: ${listed(untested)}`]
        : []),
      ...(isBuilt ? [] : ['  the system is not built']),
      ...(onlyInCore.length > 0 ? [`  tagged in the core only: ${listed(onlyInCore)}`] : []),
      ...(waiting.length > 0 ? [`  on the list of what is not built yet: ${listed(waiting)}`] : []),
    ],
    problems: [
      ...(ids.length === 0 ? [`${name} has no clauses on any page`] : []),
      ...waiting.flatMap((id) => {
        const tag = tagOf(id);
        return tag
          ? [`${id} is on the list of what is not built yet, but ${tag.path}:${tag.line} names it`]
          : [];
      }),
      ...untagged.filter(isDue).map((id) => `${id} is named by no @rule tag`),
      ...untested.filter(isDue).map((id) => `${id} is named by no test`),
    ],
  };
}

function at({ id, path, line }: Mention): string {
  return `${path}:${line} names ${id}`;
}

function listed(ids: readonly string[]): string {
  return ids.join(', ') || 'none';
}

function repeated(ids: readonly string[]): readonly string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}
