/** The same key for equal results, another for unequal ones: results are plain JSON, whatever their key order. */
export function resultKey(value: unknown): unknown {
  if (typeof value === 'object') return `json:${stable(value)}`;
  return typeof value === 'string' ? `text:${value}` : value;
}

function stable(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(stable).join()}]`;
  const entries = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(entries).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${stable(entries[key])}`).join()}}`;
}
