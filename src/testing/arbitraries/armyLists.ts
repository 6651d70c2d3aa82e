import * as fc from 'fast-check';

/**
 * A unit of an army list, as far as every list has it.
 *
 * @since 0.1.0
 */
export interface ListedUnit {
  /** No two units of a list share one. */
  readonly id: string;
  readonly name: string;
  readonly powerRating: number;
  readonly leadership: number;
  readonly keywords: readonly string[];
  readonly models: readonly ListedModel[];
}

/**
 * A model of a listed unit.
 *
 * @since 0.1.0
 */
export interface ListedModel {
  readonly id: string;
  readonly name: string;
  readonly warlord?: true;
}

/**
 * An army list: units of models, with one Warlord.
 *
 * @since 0.1.0
 */
export interface ListedArmy {
  readonly name: string;
  readonly units: readonly ListedUnit[];
}

/** What is drawn for a unit; the ids follow from where it stands. */
interface UnitPlan {
  readonly powerRating: number;
  readonly leadership: number;
  readonly keywords: readonly string[];
  readonly models: number;
}

/**
 * Sound army lists of open play, to muster: units of one to ten models with ids of their own, a Warlord in the first.
 * Assignable to `ArmyList` of `wargame-rules/open-play`.
 *
 * @param mostUnits - how many units they have at most; 6 unless told
 * @returns the arbitrary
 * @since 0.1.0
 * @example
 * ```ts
 * import * as fc from 'fast-check';
 * import { musterArmy, powerLevel } from 'wargame-rules/open-play';
 * import { armyLists } from 'wargame-rules/testing';
 *
 * const property = fc.property(armyLists(), (list) => powerLevel(musterArmy(list).units) >= 1);
 * fc.assert(property, { numRuns: 20 });
 * ```
 */
export function armyLists(mostUnits: number = 6): fc.Arbitrary<ListedArmy> {
  const unit: fc.Arbitrary<UnitPlan> = fc.record({
    powerRating: fc.integer({ min: 1, max: 12 }),
    leadership: fc.integer({ min: 4, max: 10 }),
    keywords: fc.subarray(['INFANTRY', 'VEHICLE', 'BIKER', 'FLY']),
    models: fc.integer({ min: 1, max: 10 }),
  });
  return fc
    .array(unit, { minLength: 1, maxLength: mostUnits })
    .map((plans) => ({ name: 'Army', units: plans.map(listedUnit) }));
}

function listedUnit({ models, ...figures }: UnitPlan, index: number): ListedUnit {
  const id = `unit-${index + 1}`;
  return {
    id,
    name: `Unit ${index + 1}`,
    ...figures,
    models: Array.from({ length: models }, (_, model) => ({
      id: `${id}.${model + 1}`,
      name: `Model ${model + 1}`,
      ...(index === 0 && model === 0 && { warlord: true as const }),
    })),
  };
}
