import { moraleTest } from '../../combat/moraleTest';
import type { AnyMission } from '../../mission/mission';
import type { Battle, BattleUnit } from '../battle';
import { type BattleViolation, battleFault } from '../battleFault';
import type { FactRule } from '../factRule';
import { fightingModels } from '../queries/fightingModels';
import { type FoundUnit, findUnit } from '../queries/findUnit';
import { leadershipOf } from '../queries/leadershipOf';
import { unitFaults } from '../unitFaults';
import { beginFlight } from './flee';

type Taken = { readonly unit: string; readonly leadership?: number; readonly modifier?: number };

/** A Morale test. When it is failed the owner says who flees; where there is nothing to choose it happens at once. */
export const moraleTestTaken: FactRule<Taken> = {
  check(battle, { unit: id, leadership }, mission) {
    const found = findUnit(battle, id);
    const passes = found && passingRule(battle, found, mission) !== undefined;
    return [
      ...unitFaults(battle, id, ['battlefield']),
      ...(passes ? [] : leadershipFaults(found?.unit, leadership)),
    ];
  },
  apply(battle, fact, mission, dice) {
    const found = findUnit(battle, fact.unit) as FoundUnit;
    const { army, unit } = found;
    const passed = passingRule(battle, found, mission);
    if (passed) {
      return { battle, consequences: [{ type: 'morale-passed', unit: unit.id, because: passed.title }] };
    }
    const leadership = fact.leadership ?? leadershipOf(battle, army, unit);
    const { destroyedThisTurn } = unit;
    const facts = { destroyedThisTurn, leadership, modifier: fact.modifier ?? 0 };
    const test = moraleTest(facts, dice, `Morale test: ${unit.name}`);
    const told = { type: 'morale-tested', unit: unit.id, ...test } as const;
    if (test.passed) return { battle, consequences: [told] };
    const after = beginFlight(battle, { unit: unit.id, models: 1, attritionFollows: true }, dice);
    return { battle: after.battle, consequences: [told, ...after.consequences] };
  },
};

/** The mission's rule by which a unit passes with no dice rolled. */
function passingRule(
  battle: Battle,
  { army, unit }: FoundUnit,
  { rules }: AnyMission,
): AnyMission['rules'][number] | undefined {
  return rules.find((rule) => rule.passesMorale?.(battle, unit, army.role));
}

function leadershipFaults(
  unit: BattleUnit | undefined,
  given: number | undefined,
): readonly BattleViolation[] {
  const known =
    given !== undefined ||
    !unit ||
    unit.leadership !== undefined ||
    fightingModels(unit).some((model) => model.leadership !== undefined);
  return known
    ? []
    : [battleFault('battle/bad-figure', `no Leadership is known for ${unit.name}`, { path: 'leadership' })];
}
