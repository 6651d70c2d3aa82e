import { describe, expect, it } from 'vitest';
import type { Battle, BattleUnit, ReportedFact } from 'wargame-rules/open-play';
import { models, Skirmish } from '../../skirmish';

const unitsOf = ({ armies }: Battle): readonly BattleUnit[] => armies.flatMap(({ units }) => units);

describe('a battle after something happened', () => {
  it.each<[ReportedFact, readonly string[]]>([
    [{ type: 'models-destroyed', models: ['boyz.3'] }, ['boyz']],
    [{ type: 'models-fled', models: ['boyz.3', 'guards.2'] }, ['boyz', 'guards']],
    [{ type: 'models-moved', positions: [{ model: 'boyz.4', at: { x: 9, y: 9 } }] }, ['boyz']],
    [{ type: 'unit-embarked', unit: 'boyz', transport: 'truck' }, ['boyz']],
    [{ type: 'unit-withdrawn', unit: 'truck' }, ['truck']],
    [{ type: 'unit-left', unit: 'guards' }, ['guards']],
    [{ type: 'phase-ended', phase: 'fight' }, []],
    [{ type: 'turn-ended' }, ['boyz']],
    [
      {
        type: 'unit-split',
        unit: 'boyz',
        into: [
          { id: 'boyz', models: models('boyz', 2, 5) },
          { id: 'more', models: models('boyz', 6, 10) },
        ],
      },
      ['boyz', 'more'],
    ],
  ])('shares with the one before what did not change: %j', (fact, changed) => {
    const played = new Skirmish().destroy('boyz.1');
    const { battle: before } = played;
    const { battle: after } = played.say(fact);
    const fresh = unitsOf(after).filter((unit) => !unitsOf(before).includes(unit));
    expect(fresh.map(({ id }) => id)).toEqual(changed);
    for (const [index, army] of before.armies.entries()) {
      if (army.units.some(({ id }) => changed.includes(id))) continue;
      expect(after.armies[index]).toBe(army);
    }
  });
});
