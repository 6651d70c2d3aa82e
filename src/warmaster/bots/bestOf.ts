/** The one that is worth most; the first of several. */
export function bestOf<T>(list: readonly T[], worthOf: (one: T) => number): T {
  let best = list[0] as T;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const worth = worthOf(one);
    if (worth > most) {
      most = worth;
      best = one;
    }
  }
  return best;
}
