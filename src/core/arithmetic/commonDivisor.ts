/** The greatest common divisor, never negative. */
export function commonDivisor(one: bigint, other: bigint): bigint {
  let [greater, smaller] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (smaller > 0n) [greater, smaller] = [smaller, greater % smaller];
  return greater;
}

/** The least common multiple of two numbers above 0; quick where one divides the other. */
export function commonMultiple(one: bigint, other: bigint): bigint {
  if (one % other === 0n) return one;
  return other % one === 0n ? other : (one / commonDivisor(one, other)) * other;
}
