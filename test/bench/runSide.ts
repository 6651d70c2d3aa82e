/** One side of one comparison, in a process of its own: tells its checksum, then a time for each message. */
import { do_not_optimize, measure } from 'mitata';
import type { BenchTable } from './benchTable';
import { yardstick } from './yardstick';

/** How long one side runs in one round, in nanoseconds, but a dozen calls at least; each call is a sample. */
const OPTIONS = { min_cpu_time: 20e6, batch_threshold: 0, gc: false };

/** Nanoseconds that the processor worked for this process, to a microsecond: waiting for others doesn't count. */
const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1e3;
};

const [name, index, side] = process.argv.slice(2);
const { table } = (await import(`./tables/${name}.ts`)) as { readonly table: BenchTable };
const comparison = table.comparisons[Number(index)];
const contender = side === 'yardstick' ? yardstick : comparison?.[side as 'ours' | 'other'];
if (!contender) throw new Error(`no side "${side}" in comparison ${index} of ${name}`);

const first = contender.start();
process.send?.(first.checksum(first.run()));

const { run } = contender.start();
const work = (): void => do_not_optimize(run());
process.on('message', async () => {
  const { p50 } = await measure(work, { ...OPTIONS, now: processorTime });
  process.send?.(p50 / contender.units);
});
