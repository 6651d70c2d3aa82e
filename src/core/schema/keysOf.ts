/** The keys in a path of a violation: `units[3].models` → `['units', 3, 'models']`. */
export function keysOf(path: string): readonly (string | number)[] {
  const keys = path.match(/\[\d+\]|[^.[]+/g) ?? [];
  return keys.map((key) => (key.startsWith('[') ? Number(key.slice(1, -1)) : key));
}
