import type { Size } from './measureSizes';

/** A row of a table whose first cell is code and whose last is a size: `| \`d6\` | rolls one die | 203 B |`. */
const ROW = /^\| `([^`]+)` \|(.* )?([\d.]+) (k?B) \|$/gm;
/** How far a size in README may be off, as a share of it. */
const TOLERANCE = 0.05;

/** README with the sizes that were measured. */
export function writeSizes(readme: string, sizes: readonly Size[]): string {
  return readme.replace(ROW, (row, name: string, between = ' ') => {
    const found = sizes.find((size) => size.name === name);
    return found ? `| \`${name}\` |${between}${sizeText(found.size)} |` : row;
  });
}

/** What README says of sizes and is not so. */
export function wrongSizes(readme: string, sizes: readonly Size[]): readonly string[] {
  const rows = [...readme.matchAll(ROW)];
  if (rows.length === 0) return ['README gives no sizes'];
  return rows.flatMap(([, name, , figure, unit]) => {
    const found = sizes.find((size) => size.name === name);
    if (!found) return [`README gives a size of ${name}, which nobody measures`];
    const written = Number(figure) * (unit === 'kB' ? 1000 : 1);
    return Math.abs(written - found.size) <= found.size * TOLERANCE
      ? []
      : [
          `README says ${figure} ${unit} of ${name}, which is ${sizeText(found.size)}: run \`npm run readme\``,
        ];
  });
}

/** Bytes as people read them: `203 B`, `1.2 kB`, `37 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`;
}
