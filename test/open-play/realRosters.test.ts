import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import { annihilation, musterArmy, scoreBattle, startBattle } from 'wargame-rules/open-play';
import { type RosterArmy, readRoster } from 'wargame-rules/rosters';

const folder = process.env['ROSTERS_DIR'];
if (!folder) console.info('skipped: ROSTERS_DIR names no folder of real rosters');

/** The model that the file marks, or else the first. */
function warlordOf({ units }: RosterArmy): { readonly warlord?: string } {
  if (units.some((unit) => unit.warlord || unit.models.some(({ warlord }) => warlord))) return {};
  const model = units[0]?.models[0];
  return { warlord: model ? `${model.id}${model.count > 1 ? '/1' : ''}` : 'nobody' };
}

describe('real rosters', () => {
  it.skipIf(!folder)('OP-POWER-1: muster and go to battle (skipped without ROSTERS_DIR)', () => {
    const files = readdirSync(folder as string).filter((name) => /-\d+pl\./.test(name));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const roster = readRoster(new Uint8Array(readFileSync(join(folder as string, file))));
      const { warlord } = warlordOf(roster);
      const army = (prefix: string) =>
        musterArmy(roster, {
          prefix,
          warlordTrait: 'Inspiring Leader',
          ...(warlord !== undefined && { warlord: `${prefix}${warlord}` }),
        });
      const red = army('red-');
      expect([file, red.powerLevel]).toEqual([file, Number(/-(\d+)pl\./.exec(file)?.[1])]);
      const reserve = red.units.map(({ id }) => id);
      const battle = startBattle(
        annihilation,
        { attacker: { army: red, reserve }, defender: { army: army('blue-') } },
        seededDice(1),
      );
      const [attacker, defender] = scoreBattle(annihilation, battle);
      expect([attacker.points, defender.points]).toEqual([0, Math.ceil(red.powerLevel / 10)]);
    }
  });
});
