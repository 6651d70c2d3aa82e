import { describe, expect, it } from 'vitest';
import { ask, loggedDice, scriptedDice, seededDice } from 'wargame-rules';
import { battle, beforeBattle } from '../../../docs/examples/demo/stationDemo';

const afterHeading = (lines: readonly string[], heading: string): readonly string[] =>
  lines.slice(lines.indexOf(heading) + 1);

describe('the demo', () => {
  it('OP-POWER-2, OP-ROLE-1: says who attacks whom, and how large the battle is', () => {
    const lines = beforeBattle();
    expect(lines).toContain('Salt Reavers (Outer Banks): Power Level 24');
    expect(lines).toContain('Quay Watch (Harbour Folk): Power Level 20');
    expect(lines.join('\n')).toMatch(/Power Level 44: Combat Patrol, about 1 hour, 44" by 30"/);
    expect(lines.at(-1)).toMatch(/^Salt Reavers attack/);
  });

  it('gives a verdict and two tables of odds, whatever the dice', () => {
    const victors = new Set<string | undefined>();
    for (let seed = 0; seed < 60; seed++) {
      const lines = battle(seededDice(seed));
      victors.add(afterHeading(lines, 'Verdict')[0]?.trim());
      const odds = lines.slice(lines.findIndex((line) => line.startsWith('The odds of')));
      expect(odds.filter((line) => /\d%/.test(line)).length).toBeGreaterThanOrEqual(3);
    }
    expect(victors).toEqual(new Set(['Salt Reavers (attacker) win', 'Quay Watch (defender) wins', 'A draw']));
  });

  it('scores line by line, with the clause behind each', () => {
    const lines = afterHeading(battle(seededDice(1)), 'Score').slice(0, 6);
    expect(
      lines.filter((line) =>
        /\d {2}(Slay the Warlord {2}\[OP-ANN-2\]|Purge the Enemy {2}\[OP-ANN-3\])$/.test(line),
      ),
    ).toHaveLength(4);
  });

  it('shows every die that was rolled', () => {
    const dice = loggedDice(seededDice('all dice'));
    const shown = battle(dice).flatMap((line) => line.match(/[⚀-⚅] \d/g) ?? []);
    expect(shown.map((die) => Number(die.slice(-1)))).toEqual(dice.rolls().map(({ face }) => face));
  });

  it('plays the same battle with dice rolled by hand', () => {
    const dice = loggedDice(seededDice('by hand'));
    const lines = battle(dice);
    const faces = dice.rolls().map(({ face }) => face);
    expect(battle(scriptedDice(faces))).toEqual(lines);
    let known = 0;
    for (;;) {
      const asked = ask(battle, faces.slice(0, known));
      if (asked.done) {
        expect(asked.result).toEqual(lines);
        break;
      }
      expect(asked.question.label).toMatch(/^(Saving throw|Morale test|Combat Attrition|Laying a charge)/);
      known += asked.question.count;
    }
    expect(known).toBe(faces.length);
  });
});
