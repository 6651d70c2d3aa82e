/** Where chance and time come in besides dice. */
interface Door {
  readonly owner: object;
  readonly name: string;
  readonly title: string;
  /** What stands in its place; the trap itself when absent. */
  readonly instead?: (trap: () => never) => unknown;
}

function doors(): readonly Door[] {
  const { crypto, performance } = globalThis as { readonly crypto?: object; readonly performance?: object };
  const ofCrypto = ['getRandomValues', 'randomUUID'];
  return [
    { owner: Math, name: 'random', title: 'Math.random' },
    { owner: Date, name: 'now', title: 'Date.now' },
    { owner: globalThis, name: 'Date', title: 'new Date()', instead: datesWithoutClock },
    ...(performance ? [{ owner: performance, name: 'now', title: 'performance.now' }] : []),
    ...(crypto ? ofCrypto.map((name) => ({ owner: crypto, name, title: `crypto.${name}` })) : []),
  ];
}

/** A day that is named is no chance; only the present one comes from the clock. */
function datesWithoutClock(trap: () => never): unknown {
  return new Proxy(Date, {
    apply: trap,
    construct: (date, given, made) => (given.length === 0 ? trap() : Reflect.construct(date, given, made)),
  });
}

/** Runs something with all other doors of chance shut: whoever goes through one of them is stopped by `trap`. */
export function withoutChance<T>(trap: (door: string) => never, run: () => T): T {
  const reopen = doors().map((door) => shut(door, () => trap(door.title)));
  try {
    return run();
  } finally {
    for (const open of reopen) open();
  }
}

function shut({ owner, name, instead }: Door, trap: () => never): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  if (before?.configurable === false || !Object.isExtensible(owner)) return () => {};
  const value = instead ? instead(trap) : trap;
  Object.defineProperty(owner, name, { value, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
