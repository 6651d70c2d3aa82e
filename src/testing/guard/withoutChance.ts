/** Where chance and time come in besides dice. */
interface Door {
  readonly owner: object;
  readonly name: string;
  readonly title: string;
}

function doors(): readonly Door[] {
  const { crypto } = globalThis as { readonly crypto?: object };
  return [
    { owner: Math, name: 'random', title: 'Math.random' },
    { owner: Date, name: 'now', title: 'Date.now' },
    ...(crypto ? [{ owner: crypto, name: 'getRandomValues', title: 'crypto.getRandomValues' }] : []),
  ];
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

function shut({ owner, name }: Door, trap: () => never): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  if (before?.configurable === false || !Object.isExtensible(owner)) return () => {};
  Object.defineProperty(owner, name, { value: trap, configurable: true, writable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
