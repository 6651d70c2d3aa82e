import { describe, expect, it } from 'vitest';
import {
  type AnyBattlePart,
  alarm,
  arrivals,
  betrayal,
  edgeSpot,
  edgeStrip,
  exits,
  heldPlace,
  longTask,
  search,
} from 'wargame-rules/open-play';

const id = 'one';
const side = 'attacker';
const spot = edgeSpot('long', 0.5);
const through = edgeStrip('long', 'attacker');
const MAKERS = { alarm, arrivals, betrayal, exits, heldPlace, longTask, search } as {
  readonly [name: string]: (options: object) => AnyBattlePart;
};

describe('parts that are made wrongly', () => {
  it.each<[string, object, string, string]>([
    ['heldPlace', { id }, 'argument/missing', 'spot'],
    ['heldPlace', { id, spot: { x: 1, y: 2 } }, 'argument/unknown-value', 'spot'],
    ['longTask', { id, side }, 'argument/missing', 'spot'],
    ['longTask', { id, side, spot: null }, 'argument/unknown-value', 'spot'],
    ['longTask', { id, side, spot, keywords: 'PRIEST' }, 'argument/unknown-value', 'keywords'],
    ['exits', { id, side }, 'argument/missing', 'through'],
    ['exits', { id, side, through: 'door' }, 'argument/unknown-value', 'through'],
    ['exits', { id, side, through, keywords: [7] }, 'argument/unknown-value', 'keywords[0]'],
    ['arrivals', { id, side, through: {} }, 'argument/unknown-value', 'through'],
    ['arrivals', { id, side, when: true }, 'argument/unknown-value', 'when'],
    ['arrivals', { id, side, mouths: spot }, 'argument/unknown-value', 'mouths'],
    ['arrivals', { id, side, mouths: [spot, 2] }, 'argument/unknown-value', 'mouths[1]'],
    ['search', { id }, 'argument/missing', 'markers'],
    ['search', { id, markers: [spot, {}] }, 'argument/unknown-value', 'markers[1]'],
    ['search', { id, markers: [spot], sides: side }, 'argument/unknown-value', 'sides'],
    ['search', { id, markers: [spot], sides: ['both'] }, 'argument/unknown-value', 'sides[0]'],
    ['alarm', { id, side, keywords: 'SENTRY' }, 'argument/unknown-value', 'keywords'],
    ['betrayal', { id, side, keywords: {} }, 'argument/unknown-value', 'keywords'],
  ])('OP-IDEAS: %s is refused at once for %j: %s at %s', (name, options, code, path) => {
    expect(() => MAKERS[name]?.(options)).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ code, path })] }),
    );
  });

  it('may leave out what is no must', () => {
    expect(longTask({ id, side, spot }).id).toBe(id);
    expect(exits({ id, side, through, keywords: ['CONVOY'] }).id).toBe(id);
    expect(arrivals({ id, side }).id).toBe(id);
    expect(arrivals({ id, side, through, when: () => true, mouths: [spot] }).id).toBe(id);
  });
});
