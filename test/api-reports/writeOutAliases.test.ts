import { describe, expect, it } from 'vitest';
import { writeOutAliases } from './writeOutAliases';

/** The last of some declarations once the private aliases are written out. */
function written(...rows: readonly string[]): string | undefined {
  return writeOutAliases(rows.join('\n')).split('\n').at(-1);
}

describe('writing out private aliases', () => {
  it('leaves none where it is used', () => {
    expect(written('type Parts = { a: 1 };', 'declare const mission: Mission<Parts>;')).toBe(
      'declare const mission: Mission<{ a: 1 }>;',
    );
  });

  it('follows them through each other, and keeps together what belongs together', () => {
    const rows = ['type One = 1 | Two;', 'type Two = 2;', 'declare const both: readonly One[];'];
    expect(written(...rows)).toBe('declare const both: readonly (1 | 2)[];');
  });

  it('keeps what is exported, by whatever name, and what takes parameters', () => {
    const rows = ['type A = 1;', 'type B<T> = T;', 'export { type A as C };', 'declare const a: B<A>;'];
    expect(written(...rows)).toBe('declare const a: B<A>;');
  });

  it('keeps what only has the same name', () => {
    const rows = [
      'type Side = 1;',
      'declare function f<Side>(side: Side, all: { [Side in 1]: Side }): Side;',
    ];
    expect(written(...rows)).toBe(rows[1]);
    expect(written('type Id = 1;', 'type Keys<T> = { [Id in keyof T]: Id } & Id;')).toBe(
      'type Keys<T> = { [Id in keyof T]: Id } & 1;',
    );
  });

  it('ends where an alias is made of itself', () => {
    expect(written('type Tree = Tree[];', 'declare const tree: Tree;')).toBe('declare const tree: Tree[];');
  });
});
