import { type CarrierDuties, NO_DUTIES } from '../models/carrierDuties';
import type { ModelFacts } from '../models/modelFacts';
import type { ObjectiveRules } from '../rules/objectiveRules';
import { typesNamed } from '../rules/typesNamed';

/** Without a Dangerous Terrain test a carrier moves this far. */
const SAFE_MOVE = 6;

/** What an objective of some types does to a model that carries it. */
export function dutiesOf(types: readonly string[], model: ModelFacts, rules: ObjectiveRules): CarrierDuties {
  const known = typesNamed(types, rules);
  const lifted = known.some(({ liftsLimits }) => liftsLimits);
  const general = lifted ? NO_DUTIES : generalDuties(model, rules);
  return known.reduce((duties, type) => type.duties?.(duties, model) ?? duties, general);
}

/** What the types of an objective ask of a model that helps to carry it. */
export function helperDuties(
  types: readonly string[],
  helper: ModelFacts,
  rules: ObjectiveRules,
): CarrierDuties {
  return typesNamed(types, rules).reduce(
    (duties, type) => type.duties?.(duties, helper) ?? duties,
    NO_DUTIES,
  );
}

function generalDuties({ kind }: ModelFacts, { carryExemption }: ObjectiveRules): CarrierDuties {
  const isExempt = kind === 'monstrous-creature' || kind === 'flying-monstrous-creature' || kind === 'walker';
  const isFree = isExempt && carryExemption === 'all';
  return {
    mayRun: isFree,
    mayFire: isFree,
    mayTurboBoost: kind !== 'bike' && kind !== 'jetbike',
    terrainTestBeyond: isExempt ? null : SAFE_MOVE,
    allowance: 'normal',
    needsHelper: false,
    dropsInCharges: true,
  };
}
