import { type CarrierDuties, MODEL_KINDS, type ModelFacts } from 'wargame-rules/movable-objectives';
import type { ObjectiveTypeCheck } from 'wargame-rules/testing';

const free: CarrierDuties = {
  mayRun: true,
  mayFire: true,
  mayTurboBoost: true,
  terrainTestBeyond: null,
  allowance: 'normal',
  needsHelper: false,
  dropsInCharges: false,
};

/** Models of every kind, and what may bind them, to try types of objectives with. */
export const carriers: ObjectiveTypeCheck<ModelFacts, CarrierDuties> = {
  models: MODEL_KINDS.flatMap((kind) => [
    { id: kind, side: 'orks', kind },
    { id: `${kind} with a hand`, side: 'orks', kind, hand: true },
  ]),
  duties: [free, { ...free, mayRun: false, terrainTestBeyond: 6, allowance: 'difficult-terrain' }],
};
