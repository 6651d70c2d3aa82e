import { describe, expect, it } from 'vitest';
import { checkScenario, theRaiders } from 'wargame-rules/battlefleet-gothic';

/** The faults of a sound scenario with something changed. */
function faults(change: object): readonly string[] {
  return checkScenario({ ...theRaiders, ...change }).map(({ code, path }) => `${code} ${path}`);
}

describe('checking a scenario', () => {
  it('wants an id of small letters, digits and hyphens between them', () => {
    for (const id of ['a', 'a-1', '10-days', 'the-long-way-home']) expect(faults({ id })).toEqual([]);
    const wrong = [
      '',
      '-',
      'a-',
      '-a',
      'a--b',
      'a b',
      'ambush!',
      '!ambush',
      'a-B',
      'A-b',
      'a-1!',
      5,
      ['a'],
      undefined,
    ];
    for (const id of wrong) expect(faults({ id })).toEqual(['scenario/malformed id']);
  });

  it('lets a table without phenomena stand for a battlezone', () => {
    const nowhere = { summary: 'None.', zones: [], roll: null };
    expect(faults({ battlezone: { ...nowhere, mayBeEmpty: true } })).toEqual([]);
    expect(faults({ battlezone: { ...nowhere, mayBeEmpty: false } })).toEqual([
      'scenario/unknown-battlezone battlezone',
    ]);
  });

  it('takes two special rules without ids for malformed, and not for one twice', () => {
    const rule = { title: 'Hidden', summary: 'Nobody sees it.' };
    expect(faults({ specialRules: [rule, rule] })).toEqual([
      'scenario/malformed specialRules[0].id',
      'scenario/malformed specialRules[1].id',
    ]);
  });

  it('finds no end where there is no list of ends', () => {
    expect(faults({ gameLength: { turns: null } })).toEqual([
      'scenario/malformed gameLength.ends',
      'scenario/no-end gameLength',
    ]);
    expect(faults({ gameLength: { turns: 4 } })).toEqual(['scenario/malformed gameLength.ends']);
  });

  it('names the clause with every fault', () => {
    const wrong = {
      ...theRaiders,
      id: '',
      battlezone: { ...theRaiders.battlezone, zones: ['nowhere'] },
      gameLength: { turns: null, ends: [] },
    };
    expect(checkScenario(wrong).map(({ code, rule }) => [code, rule])).toEqual([
      ['scenario/malformed', 'BG-FORMAT-1'],
      ['scenario/unknown-battlezone', 'BG-FORMAT-1'],
      ['scenario/no-end', 'BG-FORMAT-1'],
    ]);
  });
});
