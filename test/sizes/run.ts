/**
 * `npm run size` weighs the built package against its limits and README's figures against the package;
 * `npm run readme` writes the figures into README. Run the build first.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../package/packedPackage';
import { measureSizes } from './measureSizes';
import { sizeText, writeSizes, wrongSizes } from './readmeSizes';

const README = join(ROOT, 'README.md');

const sizes = measureSizes();
const width = Math.max(...sizes.map(({ name }) => name.length));
for (const { name, size, sizeLimit, passed } of sizes) {
  const figures = `${sizeText(size).padStart(7)} of ${sizeText(sizeLimit).padStart(7)}`;
  console.info(`${name.padEnd(width)}  ${figures}${passed ? '' : '  OVER THE LIMIT'}`);
}
console.info('minified, compressed with brotli, dependencies included');

const readme = readFileSync(README, 'utf8');
if (process.argv.includes('--write')) writeFileSync(README, writeSizes(readme, sizes));
const wrong = wrongSizes(readFileSync(README, 'utf8'), sizes);
for (const fault of wrong) console.info(fault);
if (wrong.length > 0 || sizes.some(({ passed }) => !passed)) process.exitCode = 1;
