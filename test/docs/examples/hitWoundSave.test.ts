import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mean, oddsToData, playScript, probability } from 'wargame-rules';
import { oddsByStages, oddsOfRule, report, shoot, type Volley } from '../../../docs/examples/hit-wound-save';
import { ROOT } from '../sourceFiles';

const volley: Volley = { attacks: 6, hit: 3, wound: 4, save: 5 };

/** Each attack gets through by itself, with so many of 216 chances; so what gets through is binomial. */
function weightOf(unsaved: number, { attacks, hit, wound, save }: Volley): bigint {
  const through = (7 - hit) * (7 - wound) * (save - 1);
  let ways = 1n;
  for (let one = 1; one <= unsaved; one++) ways = (ways * BigInt(attacks + 1 - one)) / BigInt(one);
  return ways * BigInt(through) ** BigInt(unsaved) * BigInt(216 - through) ** BigInt(attacks - unsaved);
}

describe('the example of hits, wounds and saves', () => {
  it('has the odds of attacks that get through one by one, whichever way they are found', () => {
    const needed = fc.integer({ min: 2, max: 6 });
    fc.assert(
      fc.property(fc.record({ attacks: fc.nat(9), hit: needed, wound: needed, save: needed }), (any) => {
        const found = oddsByStages(any);
        expect(oddsOfRule(any)).toEqual(found);
        expect(found.outcomes.map(({ value }) => value)).toEqual(
          Array.from({ length: any.attacks + 1 }, (_, unsaved) => unsaved),
        );
        for (const { value, weight } of found.outcomes) {
          expect(weight * 216n ** BigInt(any.attacks)).toBe(weightOf(value, any) * found.total);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives 2/9 of an attack unsaved on 3+, 4+ and 5+', () => {
    const found = oddsByStages(volley);
    expect(mean(found)).toEqual({ numerator: 4n, denominator: 3n });
    expect(probability(found, (unsaved) => unsaved === 0)).toEqual({
      numerator: 7n ** 6n,
      denominator: 9n ** 6n,
    });
    expect(oddsToData(found).outcomes.at(-1)).toEqual({ value: 6, weight: '64' });
  });

  it('agrees for forty attacks', () => {
    const forty = { ...volley, attacks: 40 };
    expect(oddsOfRule(forty)).toEqual(oddsByStages(forty));
  });

  it('rolls each stage with the dice that the one before left', () => {
    const script = [6, 1, 3, 2, 5, 4, /* 4 hits */ 4, 3, 6, 5 /* 3 wounds */, 5, 1, 4 /* 1 saved */];
    expect(playScript((dice) => shoot(volley, dice), script)).toBe(2);
  });

  it('runs, and prints its report', { timeout: 60_000 }, () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'docs/examples/hit-wound-save.ts')],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(status).toBe(0);
    expect(stdout).toBe(`${report(volley)}\n`);
    expect(stdout).toContain('1 unsaved   37.95%  67228/177147  ███████████\n');
    expect(stdout).toContain('On average 4/3 unsaved');
  });
});
