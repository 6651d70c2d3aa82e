import type { Dice } from '../../core/dice/dice';
import { rollDie } from '../../core/dice/rollDie';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import { conformanceError } from '../conformanceError';
import { pick } from '../game/twist';
import { requireThat } from '../guard/broken';
import { checkRule } from '../rule/checkRule';
import type { RuleCheck } from '../rule/ruleTrial';
import type { ObjectiveTypeCheck, TypeOfObjective } from './objectiveTypeTrial';

const LABEL = 'Relic';

/** More than any objective is worth. */
const MOST_WORTH = 6;

/**
 * Proves that a type of objective makes sense: its figures go together, each of its hooks changes nothing that it is
 * given and rolls nothing but the dice it is given, for what it is told to roll for.
 *
 * @typeParam Model - what is known of a model
 * @typeParam Duties - what binds a model that carries an objective
 * @param type - the type
 * @param options - models and duties to try it with
 * @throws {@link WargameError} `conformance/type-makes-sense` for figures that don't go together, and what
 *   {@link checkRule} throws for each hook
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, type Dice } from 'wargame-rules';
 * import { type CarrierDuties, type ModelFacts, VITAL } from 'wargame-rules/movable-objectives';
 * import { checkObjectiveType } from 'wargame-rules/testing';
 *
 * const models: readonly ModelFacts[] = [{ id: 'boy', side: 'orks', kind: 'infantry' }];
 * const duties: readonly CarrierDuties[] = [{
 *   mayRun: true, mayFire: true, mayTurboBoost: true, terrainTestBeyond: null, allowance: 'normal',
 *   needsHelper: false, dropsInCharges: false,
 * }];
 * checkObjectiveType(VITAL, { models, duties });
 *
 * const finalWorth = (worth: number, dice: Dice, label: string) =>
 *   ({ die: d6(dice, label), worth: worth / 2, destroyed: false });
 * const crumbling = { id: 'crumbling', title: 'Crumbling', finalWorth };
 * checkObjectiveType(crumbling, { models, duties }); // => throws conformance/type-makes-sense
 * ```
 */
export function checkObjectiveType<Model, Duties>(
  type: TypeOfObjective<Model, Duties>,
  options: ObjectiveTypeCheck<Model, Duties>,
): void {
  const { models, duties, seed = 0 } = options;
  requireWholeNumber(models.length, 'models.length', 1);
  requireWholeNumber(duties.length, 'duties.length', 1);
  requireFigures(type);
  const check: RuleCheck = { seed };
  const hook = <Given>(
    name: string,
    given: (dice: Dice) => Given,
    run: (given: Given, dice: Dice) => unknown,
  ) => checkRule({ id: `${type.id}: ${name}`, given, run }, check);
  const someModel = (dice: Dice): Model => pick(models, dice) as Model;
  const { mayCarry, duties: bind, firstClaim, finalWorth } = type;
  if (mayCarry) hook('mayCarry', someModel, (model) => mayCarry.call(type, model));
  if (bind) {
    const given = (dice: Dice) => ({ model: someModel(dice), duties: pick(duties, dice) as Duties });
    hook('duties', given, (now) => bind.call(type, now.duties, now.model));
  }
  if (firstClaim) {
    hook(
      'firstClaim',
      () => LABEL,
      (label, dice) => {
        const roll = labelled(dice);
        const claim = firstClaim.call(type, roll.dice, label);
        roll.requireDie(claim.die);
        return claim;
      },
    );
  }
  if (finalWorth) {
    hook(
      'finalWorth',
      (dice) => rollDie(MOST_WORTH, dice),
      (worth, dice) => {
        const roll = labelled(dice);
        const final = finalWorth.call(type, worth, roll.dice, LABEL);
        roll.requireDie(final.die);
        requireSense(isCount(final.worth), `finalWorth makes ${worth} worth ${final.worth}`);
        requireSense(
          !final.destroyed || final.worth === 0,
          `finalWorth destroys what is worth ${final.worth}`,
        );
        return final;
      },
    );
  }
}

function requireFigures<Model, Duties>(type: TypeOfObjective<Model, Duties>): void {
  const { id, title, contradicts, places = 1, mostPerTurn = 1 } = type;
  const requireFigure = (holds: boolean, message: string): void => {
    if (!holds) throw conformanceError(id, { property: 'type-makes-sense', message, evidence: {} });
  };
  requireFigure(id !== '' && title !== '', 'it has no name');
  requireFigure(!contradicts?.includes(id), 'it contradicts itself');
  requireFigure(isCount(places), `it takes ${places} places`);
  requireFigure(mostPerTurn > 0 && Number.isFinite(mostPerTurn), `it moves ${mostPerTurn} inches at most`);
}

function requireSense(holds: boolean, message: string): void {
  requireThat(holds, 'type-makes-sense', () => message);
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** Dice that see to it that they are rolled for what they should be, and that the die told of is one of them. */
function labelled(dice: Dice): { readonly dice: Dice; requireDie(die: number): void } {
  const faces = new Set<number>();
  return {
    dice: {
      roll(sides, label) {
        requireSense(label === LABEL, `a die is rolled for "${label}" instead of the label given`);
        const face = dice.roll(sides, label);
        faces.add(face);
        return face;
      },
    },
    requireDie: (die) => requireSense(faces.has(die), `it tells of a ${die} that did not fall`),
  };
}
