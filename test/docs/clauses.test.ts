import { describe, expect, it } from 'vitest';
import { builtSystems } from './builtSystems';
import { auditClauses } from './clauseAudit';
import { allClauses } from './clausePages';
import { NOT_BUILT_YET } from './notBuiltYet';
import { ruleTagsOf } from './ruleTags';
import { filesUnder } from './sourceFiles';
import { testedClausesOf } from './testedClauses';

describe('the clauses of the rules reference', () => {
  const tags = filesUnder('src', '.ts').map(ruleTagsOf);

  it('are named by tags that can be read', () => {
    expect(tags.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('are each built and tested, or listed as not built yet', () => {
    const { report, problems } = auditClauses({
      clauses: allClauses(),
      tags: tags.flatMap(({ mentions }) => mentions),
      // The tests of the documents name clauses as examples only.
      tests: filesUnder('test', '.test.ts')
        .filter(({ path }) => !path.startsWith('test/docs/'))
        .flatMap(testedClausesOf),
      built: builtSystems(),
      notBuiltYet: NOT_BUILT_YET,
    });
    console.info(report.join('\n'));
    expect(problems).toEqual([]);
  });
});
