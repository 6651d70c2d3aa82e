import type { Equivalent } from './equivalent';

export const testing: readonly Equivalent[] = [
  {
    file: 'src/testing/game/smallest.ts',
    code: 'true',
    becomes: 'false',
    reason:
      'when no steps are left a fault is known and nothing is played any more, however long plans are made smaller',
  },
  {
    file: 'src/testing/game/tryAction.ts',
    code: 'listed.some((one) => isSame(one, action))',
    becomes: 'false',
    reason:
      'what is the same is the same in another order as well: the first look only saves the second, slower one',
  },
  {
    file: 'src/testing/game/tryAction.ts',
    code: '(one) => isSame(one, action)',
    becomes: '() => undefined',
    reason:
      'what is the same is the same in another order as well: the first look only saves the second, slower one',
  },
  {
    file: 'src/testing/guard/guardGame.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what parse is handed goes past the list, whose members the function does not take',
  },
  {
    file: 'src/testing/plain/jsonFault.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'only objects are looked for in the list of what is around, and a text is none',
  },
  {
    file: 'src/testing/plain/jsonText.ts',
    code: 'first < second',
    becomes: 'first <= second',
    reason: 'no object has one name twice',
  },
];
