import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loggedDice, playScript, seededDice } from 'wargame-rules';
import { SUBPLOTS } from 'wargame-rules/battlefleet-gothic';
import { evening } from '../../../docs/examples/battlefleet-gothic-evening';
import { ROOT } from '../sourceFiles';

const evenings = Array.from({ length: 200 }, (_, seed) => evening(seededDice(seed)));

/** The lines after a heading of one player, as long as they are indented. */
function under(lines: readonly string[], heading: RegExp): readonly string[] {
  const start = lines.findIndex((line) => heading.test(line)) + 1;
  const end = lines.findIndex((line, index) => index >= start && !line.startsWith('  '));
  return lines.slice(start, end < 0 ? undefined : end);
}

describe('the example of an evening', () => {
  it('plays through from the scenario to the renown, whatever the dice', () => {
    for (const lines of evenings) {
      expect(lines.every((line) => typeof line === 'string' && !/undefined|NaN|\[object/.test(line))).toBe(
        true,
      );
      expect(lines.filter((line) => / renown \d+$/.test(line))).toHaveLength(2);
      expect(lines.filter((line) => / victory points/.test(line)).length).toBeGreaterThanOrEqual(2);
    }
  });

  it('gives each player the sum of what stands below', () => {
    for (const lines of evenings) {
      for (const player of ['Ann', 'Ben']) {
        const heading = new RegExp(`^${player}: (\\d+) victory points`);
        const total = Number(
          lines.map((line) => heading.exec(line)?.[1]).find((found) => found !== undefined),
        );
        const items = under(lines, heading).map((line) => Number.parseInt(line, 10));
        expect(items.reduce((sum, points) => sum + points, 0)).toBe(total);
      }
    }
  });

  it('comes to every scenario that fleets were brought for, and to every sub-plot', () => {
    const titles = new Set(evenings.map(([first = '']) => first));
    expect(titles).toEqual(
      new Set(['Cruiser Clash (raids)', 'The Raiders (raids)', 'Fleet Engagement (battles)']),
    );
    const all = evenings.flat().join('\n');
    for (const { title } of SUBPLOTS) expect(all).toContain(title);
  });

  it('is the same with the same seed, and with the faces that were rolled', () => {
    const dice = loggedDice(seededDice('evening'));
    const lines = evening(dice);
    expect(evening(seededDice('evening'))).toEqual(lines);
    expect(playScript(evening, dice.rolls())).toEqual(lines);
  });

  it('runs, and prints its lines', { timeout: 60_000 }, () => {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'docs/examples/battlefleet-gothic-evening.ts')],
      { cwd: ROOT, encoding: 'utf8' },
    );
    expect(status).toBe(0);
    expect(stdout).toBe(`${evening(seededDice('evening')).join('\n')}\n`);
  });
});
