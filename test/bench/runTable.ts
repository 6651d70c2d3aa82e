/** Measures one table. */
import type { BenchTable } from './benchTable';
import { judge, OVER_CODE } from './judge';
import { measureComparison } from './measure';
import { comparisonLines } from './report';

const name = process.argv[2] ?? '';
const { table } = (await import(`./tables/${name}.ts`)) as { readonly table: BenchTable };

console.info(`\n${name}: ${table.title}`);
for (const [index, comparison] of table.comparisons.entries()) {
  const measured = await measureComparison(name, index, comparison);
  const verdicts = judge(measured);
  console.info(comparisonLines(measured, verdicts));
  if (verdicts.some(({ kept }) => !kept)) process.exitCode = OVER_CODE;
}
