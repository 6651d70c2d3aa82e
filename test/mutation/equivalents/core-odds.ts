import type { Equivalent } from './equivalent';

export const coreOdds: readonly Equivalent[] = [
  {
    file: 'src/core/odds/makeOdds.ts',
    code: 'part.unresolved > 0n',
    becomes: 'true',
    reason: 'for speed: nothing is added where nothing is open',
  },
  {
    file: 'src/core/odds/makeOdds.ts',
    code: 'part.unresolved > 0n',
    becomes: 'part.unresolved >= 0n',
    reason: 'for speed: nothing is added where nothing is open',
  },
  {
    file: 'src/core/odds/makeOdds.ts',
    code: 'divisor === 1n',
    becomes: 'false',
    reason: 'for speed: 1 divides everything and changes nothing',
  },
  {
    file: 'src/core/odds/odds.ts',
    code: 'total === undefined',
    becomes: 'true',
    reason: 'the weights of the same list add up to the same again; it is kept for speed only',
  },
  {
    file: 'src/core/odds/odds.ts',
    code: 'fork && value !== CUT && fork.shares.length === 0',
    becomes: 'false',
    reason:
      'a branch as a part of its own weighs the same, in the same order; counting it at once is for speed only',
  },
  {
    file: 'src/core/odds/odds.ts',
    code: 'shares.length === 0',
    becomes: 'false',
    reason: 'pooling what ended with nothing else changes no weight; leaving it out is for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '(least, { value }) => Math.min(least, value)',
    becomes: '() => undefined',
    reason:
      'without a number nothing is below the limit of places, and the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'isSmall(count, one, lowest)',
    becomes: 'false',
    reason: 'the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '{ const [lower, higher] = [Number(low), Number(high)]; if (lower + higher > MOST_EXACT || (lower + higher) ** count > Number.MAX_VALUE) return null; if ((oddPart(lower) + oddPart(higher)) ** count > MOST_EXACT) return null; let lows = 1; for (let copy = 0; copy < count; copy++) lows *= lower; let ways = 1; let highs = 1; const weights = [low ** BigInt(count)]; for (let copy = 1; copy <= count; copy++) { ways = (ways * (count + 1 - copy)) / copy; lows /= lower; highs *= higher; weights.push(BigInt(ways * lows * highs)); } return weights; }',
    becomes: '{}',
    reason:
      'the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'lower + higher > MOST_EXACT || (lower + higher) ** count > Number.MAX_VALUE',
    becomes: 'true',
    reason:
      'the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'lower + higher > MOST_EXACT',
    becomes: 'lower + higher >= MOST_EXACT',
    reason:
      'the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '(lower + higher) ** count > Number.MAX_VALUE',
    becomes: '(lower + higher) ** count >= Number.MAX_VALUE',
    reason:
      'the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '(oddPart(lower) + oddPart(higher)) ** count > MOST_EXACT',
    becomes: 'true',
    reason:
      'the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '(oddPart(lower) + oddPart(higher)) ** count > MOST_EXACT',
    becomes: '(oddPart(lower) + oddPart(higher)) ** count >= MOST_EXACT',
    reason:
      'the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'number % 2 === 0',
    becomes: 'false',
    reason:
      'the limit is met sooner with the factors of two, and the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'number % 2',
    becomes: 'number * 2',
    reason:
      'no weight is 0, so that the number keeps its factors of two; the limit is met sooner, and the general way through whole numbers of any length gives the same weights; doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '{ const total = one.reduce((sum, { weight }) => sum + Number(weight), 0); return ( total ** count <= MOST_EXACT && one.every( ({ value }) => Number.isInteger(value) && Number.isSafeInteger(count * value) && (value - lowest) * count < MOST_PLACES, ) ); }',
    becomes: '{}',
    reason: 'the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '(sum, { weight }) => sum + Number(weight)',
    becomes: '() => undefined',
    reason: 'the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'total ** count <= MOST_EXACT && one.every( ({ value }) => Number.isInteger(value) && Number.isSafeInteger(count * value) && (value - lowest) * count < MOST_PLACES, )',
    becomes: 'false',
    reason: 'the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'total ** count <= MOST_EXACT',
    becomes: 'total ** count < MOST_EXACT',
    reason: 'the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '({ value }) => Number.isInteger(value) && Number.isSafeInteger(count * value) && (value - lowest) * count < MOST_PLACES',
    becomes: '() => undefined',
    reason: 'the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'Number.isInteger(value) && Number.isSafeInteger(count * value) && (value - lowest) * count < MOST_PLACES',
    becomes: 'false',
    reason: 'the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'count * value',
    becomes: 'count / value',
    reason:
      'a value that divides the count, at most 30 here, has safe sums too; for all others the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '(value - lowest) * count < MOST_PLACES',
    becomes: '(value - lowest) * count <= MOST_PLACES',
    reason: 'one place more is exact in both ways',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: '(value - lowest) * count < MOST_PLACES',
    becomes: '(value - lowest) * count >= MOST_PLACES',
    reason:
      'the lowest value is one of them and never passes, and the general way gives the same sums: a place for each and doubles are for speed only',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'left > 1',
    becomes: 'true',
    reason: 'what is doubled last is not read',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'left > 1',
    becomes: 'left >= 1',
    reason: 'what is doubled last is not read',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'one.length + other.length - 1',
    becomes: 'one.length + other.length + 1',
    reason: 'places without weight at the end are left out of the sums',
  },
  {
    file: 'src/core/odds/sumOutcomes.ts',
    code: 'one.length === 2',
    becomes: 'true',
    reason: 'of one number or of three and more the order is not asked for',
  },
  {
    file: 'src/core/odds/sumsKept.ts',
    code: 'divisor === 1n',
    becomes: 'false',
    reason: 'for speed: 1 divides everything and changes nothing',
  },
  {
    file: 'src/core/odds/tally.ts',
    code: '(value as number) < PLACES',
    becomes: '(value as number) <= PLACES',
    reason: '100 is listed in the same order with a place or without',
  },
  {
    file: 'src/core/odds/tally.ts',
    code: 'value < places.length',
    becomes: 'value <= places.length',
    reason: 'there is no weight beyond the end',
  },
  {
    file: 'src/core/odds/tally.ts',
    code: 'places.length < value',
    becomes: 'false',
    reason: 'for speed: a gap counts as 0',
  },
  {
    file: 'src/core/odds/tally.ts',
    code: 'places.length < value',
    becomes: 'places.length <= value',
    reason: 'a 0 in the place itself counts as nothing',
  },
  {
    file: 'src/core/odds/tally.ts',
    code: 'weight',
    becomes: 'true',
    reason: 'for speed: 0 times the factor is 0',
  },
];
