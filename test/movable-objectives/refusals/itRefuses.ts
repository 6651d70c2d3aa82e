import { expect, it } from 'vitest';
import type { Violation } from 'wargame-rules';
import type { ObjectiveErrorCode } from 'wargame-rules/movable-objectives';

/** What apps may rely on in a refusal: all but its message. */
export type Contract = Omit<Violation<ObjectiveErrorCode>, 'message'>;

/** What is done, the check of it, and all the reasons that come of it, in order. */
export type Refusal = readonly [
  what: string,
  check: () => readonly Violation[],
  reasons: readonly Contract[],
];

/** One test for each row: the very same members, none of them undefined. */
export function itRefuses(refusals: readonly Refusal[]): void {
  it.each(refusals)('%s', (_, check, reasons) => {
    const found = check();
    expect(found.map(({ message: _message, ...contract }) => contract)).toStrictEqual(reasons);
    for (const { message } of found) expect(message).not.toBe('');
  });
}
