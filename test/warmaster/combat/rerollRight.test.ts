import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Counter, rerollRight, warmasterEdition } from 'wargame-rules/warmaster';

const { counters } = warmasterEdition;

function named(...ids: readonly string[]): readonly Counter[] {
  return ids.map((id) => counters.find((counter) => counter.id === id) as Counter);
}

function right(imperial: readonly string[], traitor: readonly string[]) {
  return rerollRight(named(...imperial), named(...traitor));
}

const someOf = (side: string) =>
  fc.shuffledSubarray(
    counters.filter((counter) => counter.side === side),
    { minLength: 1, maxLength: 3 },
  );

describe('rerollRight', () => {
  it('WM-REROLL-1: six characters give it', () => {
    const givers = counters.filter(({ traits }) => traits.includes('reroll')).map(({ id }) => id);
    expect(givers).toEqual(['emperor', 'sanguinius', 'rogal-dorn', 'horus', 'angron', 'magnus']);
    expect(right(['sanguinius', 'blood-angels-1'], ['crew-1'])).toBe('imperial');
    expect(right(['blood-angels-1'], ['magnus'])).toBe('traitor');
    expect(right(['blood-angels-1'], ['crew-1'])).toBeNull();
  });

  it('WM-REROLL-2, C55: where both sides have it, neither uses it, however many there are', () => {
    expect(right(['sanguinius'], ['angron'])).toBeNull();
    expect(right(['rogal-dorn'], ['angron'])).toBeNull();
    expect(right(['rogal-dorn', 'sanguinius'], ['angron'])).toBeNull();
    expect(right(['sanguinius'], ['angron', 'magnus'])).toBeNull();
  });

  it('WM-REROLL-3, C55: the Emperor and Horus lose it only to each other', () => {
    expect(right(['emperor'], ['angron'])).toBe('imperial');
    expect(right(['rogal-dorn'], ['horus'])).toBe('traitor');
    expect(right(['emperor'], ['horus'])).toBeNull();
    expect(right(['emperor', 'rogal-dorn'], ['angron'])).toBe('imperial');
    expect(right(['emperor', 'rogal-dorn'], ['horus'])).toBeNull();
    expect(right(['emperor', 'rogal-dorn'], ['horus', 'angron'])).toBeNull();
    expect(right(['emperor'], ['horus', 'angron'])).toBeNull();
    expect(right(['sanguinius'], ['horus', 'angron'])).toBe('traitor');
  });

  it('C55: does not depend on the order of the units', () => {
    fc.assert(
      fc.property(someOf('imperial'), someOf('traitor'), (imperial, traitor) => {
        const once = rerollRight(imperial, traitor);
        expect(rerollRight([...imperial].reverse(), [...traitor].reverse())).toBe(once);
        expect(rerollRight(imperial, traitor)).toBe(once);
      }),
    );
  });
});
