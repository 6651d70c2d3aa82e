import { describe, expect, it } from 'vitest';
import { auditClauses, type ClauseFacts } from './clauseAudit';
import { clausesOf, idsIn, type Mention, SYSTEMS } from './clausePages';
import { ruleTagsOf } from './ruleTags';
import { testedClausesOf } from './testedClauses';

const mention = (id: string, path = 'src/a.ts'): Mention => ({ id, path, line: 1 });

/** A clause for each system, so that none is empty. */
const CLAUSES = SYSTEMS.map(({ prefix }) => mention(`${prefix}-ONE-1`, 'docs/rules/a.md'));
const NOTHING: ClauseFacts = { clauses: CLAUSES, tags: [], tests: [], built: [], notBuiltYet: [] };
const problemsOf = (facts: Partial<ClauseFacts>): readonly string[] =>
  auditClauses({ ...NOTHING, ...facts }).problems;

describe('reading ids', () => {
  it('takes the rows whose first cell is an id, with or without a number', () => {
    const text = [
      '| id | clause |',
      '|---|---|',
      '| OP-SEQ | OP-ZONE-1 |',
      '| 1 | BG-SUB-1 |',
      '|BG-VP-10|x|',
    ].join('\n');
    expect(clausesOf({ path: 'a.md', text })).toEqual([
      { id: 'OP-SEQ', path: 'a.md', line: 3 },
      { id: 'BG-VP-10', path: 'a.md', line: 5 },
    ]);
  });

  it('takes whole ids only', () => {
    expect(idsIn('OP-SEQ, BG-VP-10; XOP-SEQ OP-SEQx C24 MO-2')).toEqual(['OP-SEQ', 'BG-VP-10']);
  });

  it('takes tags from doc comments, several on a line', () => {
    const text = [
      '/** A row.',
      ' * @rule OP-SEQ, OP-ZONE-1',
      ' */',
      'export const a = [',
      '  /** @rule BG-SUB-1 */',
      "  { text: '@rule WM-SET-1' },",
      '];',
    ].join('\n');
    expect(ruleTagsOf({ path: 'a.ts', text })).toEqual({
      mentions: [
        { id: 'OP-SEQ', path: 'a.ts', line: 2 },
        { id: 'OP-ZONE-1', path: 'a.ts', line: 2 },
        { id: 'BG-SUB-1', path: 'a.ts', line: 5 },
      ],
      problems: [],
    });
  });

  it.each([
    '/** @rule OP-SEQ to OP-ZONE-1 */',
    '/** @rule OP-SEQ: the order */',
    '// @rule OP-SEQ',
    '/** @rule */',
  ])('refuses the tag of %s', (text) => {
    expect(ruleTagsOf({ path: 'a.ts', text }).problems).toHaveLength(1);
  });

  it('takes titles and comments of tests, not values', () => {
    const text = [
      '// OP-SEQ: the order',
      "describe('OP-ZONE-1', () => {",
      "  it.each(['WM-SET-1'])('BG-SUB-1: %s', (id) => {",
      "    expect(id).toBe('WM-SET-2');",
      '  });',
      '});',
    ].join('\n');
    expect(testedClausesOf({ path: 'a.test.ts', text }).map(({ id }) => id)).toEqual([
      'OP-SEQ',
      'OP-ZONE-1',
      'BG-SUB-1',
    ]);
  });
});

describe('auditing clauses', () => {
  it('lets a system wait that exports nothing', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it('misses tag and test once the system exports something', () => {
    expect(problemsOf({ built: ['open-play'] })).toEqual([
      'OP-ONE-1 is named by no @rule tag',
      'OP-ONE-1 is named by no test',
    ]);
  });

  it('lets a listed clause wait', () => {
    expect(problemsOf({ built: ['open-play'], notBuiltYet: ['OP-ONE-1'] })).toEqual([]);
  });

  it('finds a list that is stale, twice the same, or names what is nowhere', () => {
    const listed = { notBuiltYet: ['OP-ONE-1'], tags: [mention('OP-ONE-1')], tests: [mention('OP-ONE-1')] };
    expect(problemsOf(listed)).toEqual([
      'OP-ONE-1 is on the list of what is not built yet, but src/a.ts:1 names it',
    ]);
    expect(problemsOf({ notBuiltYet: ['OP-ONE-1', 'OP-ONE-1'] })).toHaveLength(1);
    expect(problemsOf({ notBuiltYet: ['OP-TWO-1'] })).toHaveLength(1);
  });

  it('asks a test for whatever has a tag, in a system that is not built too', () => {
    const tags = [mention('WM-ONE-1', 'src/core/dice/d66.ts')];
    expect(problemsOf({ tags })).toEqual(['WM-ONE-1 is named by no test']);
    expect(problemsOf({ tags, tests: [mention('WM-ONE-1')] })).toEqual([]);
  });

  it('finds ids that are on no page, and ids defined twice', () => {
    expect(problemsOf({ tags: [mention('OP-TYPO-1')] })).toEqual([
      'src/a.ts:1 names OP-TYPO-1, which is on no page',
    ]);
    expect(problemsOf({ tests: [mention('OP-TYPO-1')] })).toHaveLength(1);
    expect(problemsOf({ clauses: [...CLAUSES, mention('OP-ONE-1')] })).toContain(
      'OP-ONE-1 is defined twice on the pages',
    );
  });
});
