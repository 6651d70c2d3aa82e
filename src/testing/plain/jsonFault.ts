/** Where a value is no plain JSON, and what stands there: `rounds[2].left: undefined`. Undefined where it is. */
export function jsonFault(value: unknown): string | undefined {
  const found = faultIn(value, []);
  if (!found) return undefined;
  const path = found.path.replace(/^\./, '');
  return path === '' ? found.what : `${path}: ${found.what}`;
}

interface Found {
  readonly path: string;
  readonly what: string;
}

function faultIn(value: unknown, around: readonly object[]): Found | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') return numberFault(value);
  if (typeof value !== 'object') return { path: '', what: typeof value };
  if (around.includes(value)) return { path: '', what: 'a circle' };
  const inside = [...around, value];
  if (Array.isArray(value))
    return firstFault(
      Array.from(value, (item, index) => [`[${index}]`, item]),
      inside,
    );
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    return { path: '', what: `a ${nameOfClass(value)}` };
  }
  return firstFault(
    Object.entries(value).map(([name, member]) => [`.${name}`, member]),
    inside,
  );
}

function nameOfClass(value: object): string {
  const { constructor: made } = value as { readonly constructor?: { readonly name?: string } };
  return made?.name || 'nameless class';
}

function firstFault(
  members: readonly (readonly [string, unknown])[],
  around: readonly object[],
): Found | undefined {
  for (const [place, member] of members) {
    const found = faultIn(member, around);
    if (found) return { ...found, path: place + found.path };
  }
  return undefined;
}

function numberFault(value: number): Found | undefined {
  if (!Number.isFinite(value)) return { path: '', what: String(value) };
  return Object.is(value, -0) ? { path: '', what: '-0' } : undefined;
}
