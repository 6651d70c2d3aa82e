import { describe, expect, it } from 'vitest';
import { checkEdition, defineEdition, type Edition } from 'wargame-rules/warmaster';
import { isDeepFrozen } from '../../core/table/arbitraries';
import { strangers } from '../../strangers';
import { codesOf, edition, found } from './changed';

describe('checkEdition', () => {
  it('passes the edition of the package', () => {
    expect(checkEdition(edition)).toEqual([]);
    expect(isDeepFrozen(edition)).toBe(true);
  });

  it('names special rules that are twice there or half', () => {
    const rule = { id: 'a', title: 'A', text: 'Does nothing.' };
    expect(codesOf({ specialRules: [rule, rule] })).toEqual(['edition/repeated-rule']);
    expect(codesOf({ specialRules: [{ ...rule, choices: () => [] }] })).toEqual(['edition/incomplete-rule']);
    expect(found({ specialRules: [{ ...rule, arrived: 'yes' }] })).toEqual([
      ['edition/malformed', 'specialRules[0].arrived'],
    ]);
  });

  it('names every fault at once, and where it is', () => {
    const faults = found({
      id: '',
      version: 0,
      turnLimit: { turns: 0, winners: ['nobody'] },
      teleportIntoDestroyedArea: 'lost',
      counters: null,
    });
    expect(faults).toEqual([
      ['edition/malformed', 'id'],
      ['edition/malformed', 'version'],
      ['edition/malformed', 'teleportIntoDestroyedArea'],
      ['edition/malformed', 'counters'],
      ['edition/malformed', 'turnLimit.turns'],
      ['edition/malformed', 'turnLimit.winners[0]'],
    ]);
  });

  it('refuses members that nobody knows, wherever they stand', () => {
    const turnLimit = { turns: 6, winners: [] };
    const strange = strangers({ ...edition, turnLimit });
    expect(strange.length).toBeGreaterThan(100);
    for (const { path, value } of strange) {
      const places = checkEdition(value).map((fault) => [fault.code, fault.path]);
      // Rows are looked at by the check of roll tables.
      const code = /\.rows\[\d\]\.\w+$/.test(path) ? 'table/malformed' : 'edition/malformed';
      expect(places).toEqual([[code, path]]);
    }
    const misspelt = { id: 'a', title: 'A', text: 'Does nothing.', reveal: () => [] };
    expect(found({ specialRules: [misspelt] })).toEqual([['edition/malformed', 'specialRules[0].reveal']]);
  });

  it('takes anything', () => {
    for (const none of [null, undefined, 7, 'edition', [], {}, { areas: [null], counters: [7] }]) {
      expect(checkEdition(none).length).toBeGreaterThan(0);
    }
  });
});

describe('defineEdition', () => {
  it('C91: keeps nothing of what it was given', () => {
    const given = JSON.parse(JSON.stringify({ ...edition, specialRules: [] })) as { title: string } & Edition;
    const made = defineEdition(given);
    given.title = 'changed';
    expect(made.title).toBe(edition.title);
    expect(isDeepFrozen(made)).toBe(true);
  });

  it('refuses with every fault', () => {
    expect(() => defineEdition({ ...edition, id: '', title: '' })).toThrow(
      expect.objectContaining({ violations: [expect.anything(), expect.anything()] }),
    );
  });
});
