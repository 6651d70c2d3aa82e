import type { Equivalent } from './equivalent';

export const coreArithmetic: readonly Equivalent[] = [
  {
    file: 'src/core/arithmetic/commonDivisor.ts',
    code: 'one < 0n',
    becomes: 'one <= 0n',
    reason: '-0n is 0n',
  },
  {
    file: 'src/core/arithmetic/commonDivisor.ts',
    code: 'other < 0n',
    becomes: 'other <= 0n',
    reason: '-0n is 0n',
  },
  {
    file: 'src/core/arithmetic/commonDivisor.ts',
    code: 'one % other === 0n',
    becomes: 'false',
    reason: 'a short cut: the long way gives the same multiple',
  },
  {
    file: 'src/core/arithmetic/commonDivisor.ts',
    code: 'one % other',
    becomes: 'one * other',
    reason: 'a short cut: the long way gives the same multiple',
  },
  {
    file: 'src/core/arithmetic/commonDivisor.ts',
    code: 'other % one === 0n',
    becomes: 'false',
    reason: 'a short cut: the long way gives the same multiple',
  },
  {
    file: 'src/core/arithmetic/commonDivisor.ts',
    code: 'other % one',
    becomes: 'other * one',
    reason: 'a short cut: the long way gives the same multiple',
  },
  {
    file: 'src/core/arithmetic/divide.ts',
    code: 'remainder > 0',
    becomes: 'remainder >= 0',
    reason: 'a remainder of 0 has left the function before',
  },
  {
    file: 'src/core/arithmetic/divide.ts',
    code: 'divisor > 0',
    becomes: 'divisor >= 0',
    reason: 'a divisor of 0 was refused before',
  },
  {
    file: 'src/core/arithmetic/reduce.ts',
    code: 'denominator < 0n',
    becomes: 'denominator <= 0n',
    reason: 'every caller has refused a denominator of 0',
  },
  {
    file: 'src/core/arithmetic/requireRational.ts',
    code: 'left < right',
    becomes: 'left <= right',
    reason: 'equal ones have left the function before',
  },
];
