import { moraleTest } from '../../combat/moraleTest';
import type { BattleUnit } from '../battle';
import { type BattleViolation, battleFault } from '../battleFault';
import type { FactRule } from '../factRule';
import { fightingModels } from '../queries/fightingModels';
import { type FoundUnit, findUnit } from '../queries/findUnit';
import { leadershipOf } from '../queries/leadershipOf';
import { unitFaults } from '../unitFaults';
import { beginFlight } from './flee';

type Taken = { readonly unit: string; readonly leadership?: number };

/** A Morale test. When it is failed the owner says who flees; where there is nothing to choose it happens at once. */
export const moraleTestTaken: FactRule<Taken> = {
  check: (battle, { unit: id, leadership }) => [
    ...unitFaults(battle, id, ['battlefield']),
    ...leadershipFaults(findUnit(battle, id)?.unit, leadership),
  ],
  apply(battle, fact, mission, dice) {
    const { army, unit } = findUnit(battle, fact.unit) as FoundUnit;
    const passed = mission.rules.find((rule) => rule.passesMorale?.(battle, unit, army.role));
    if (passed) {
      return { battle, consequences: [{ type: 'morale-passed', unit: unit.id, because: passed.title }] };
    }
    const leadership = fact.leadership ?? leadershipOf(battle, army, unit);
    const { destroyedThisTurn } = unit;
    const test = moraleTest({ destroyedThisTurn, leadership }, dice, `Morale test: ${unit.name}`);
    const told = { type: 'morale-tested', unit: unit.id, ...test } as const;
    if (test.passed) return { battle, consequences: [told] };
    const after = beginFlight(battle, { unit: unit.id, models: 1, attritionFollows: true }, dice);
    return { battle: after.battle, consequences: [told, ...after.consequences] };
  },
};

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
