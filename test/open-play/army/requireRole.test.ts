import { describe, expect, it } from 'vitest';
import { edgeSpot, edgeStrip, exits, longTask, search } from 'wargame-rules/open-play';

describe('a side', () => {
  it('C87: is the attacker or the defender; anything else is refused by its place', () => {
    const makers: readonly (readonly [string, (side: never) => unknown])[] = [
      ['side', (side) => exits({ id: 'x', side, through: edgeStrip('long', 'attacker') })],
      ['side', (side) => longTask({ id: 'x', side, spot: edgeSpot('long', 0.5) })],
      ['knownTo', (side) => search({ id: 'x', markers: [edgeSpot('long', 0.5)], knownTo: side })],
      [
        'sides[1]',
        (side) => search({ id: 'x', markers: [edgeSpot('long', 0.5)], sides: ['attacker', side] }),
      ],
    ];
    for (const [path, make] of makers) {
      for (const side of ['attacker', 'defender']) expect(() => make(side as never)).not.toThrow();
      for (const odd of ['', 'Attacker', 'spectator', 'toString', null, 0]) {
        expect(() => make(odd as never)).toThrow(
          expect.objectContaining({
            code: 'argument/unknown-value',
            violations: [expect.objectContaining({ path })],
          }),
        );
      }
    }
  });
});
