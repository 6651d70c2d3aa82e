import type { ReportedFact } from '../battleFact';
import type { FactRule } from '../factRule';
import { flee } from './flee';
import { modelsGone } from './modelsGone';
import { modelsMoved } from './modelsMoved';
import { modelsReturned } from './modelsReturned';
import { moraleTestTaken } from './moraleTestTaken';
import { phaseEnded } from './phaseEnded';
import { turnEnded } from './turnEnded';
import { unitAdded } from './unitAdded';
import { unitArrived } from './unitArrived';
import { unitChangedSides } from './unitChangedSides';
import { unitDisembarked } from './unitDisembarked';
import { unitEmbarked } from './unitEmbarked';
import { unitOff } from './unitOff';
import { unitSplit } from './unitSplit';

/** What happens on the battlefield; what happens to parts is theirs. */
export type TableFact = Exclude<ReportedFact, { readonly type: 'part-action' }>;

const FACT_RULES: {
  readonly [Type in TableFact['type']]: FactRule<Extract<TableFact, { readonly type: Type }>>;
} = {
  'models-destroyed': modelsGone('destroyed'),
  'models-fled': modelsGone('fled'),
  'models-returned': modelsReturned,
  'models-moved': modelsMoved,
  'unit-split': unitSplit,
  'unit-embarked': unitEmbarked,
  'unit-disembarked': unitDisembarked,
  'unit-added': unitAdded,
  'unit-arrived': unitArrived,
  'unit-withdrawn': unitOff('reserve'),
  'unit-left': unitOff('left'),
  'unit-changed-sides': unitChangedSides,
  'morale-test': moraleTestTaken,
  flee,
  'phase-ended': phaseEnded,
  'turn-ended': turnEnded,
};

/** The rule for a fact, whose type must be known. */
export function ruleOf<Fact extends TableFact>(fact: Fact): FactRule<Fact> {
  return FACT_RULES[fact.type] as FactRule<never> as FactRule<Fact>;
}
