import type { Equivalent } from './equivalent';

export const battlefleetGothic: readonly Equivalent[] = [
  {
    file: 'src/battlefleet-gothic/battlezone/battlezoneBySecretNumber.ts',
    code: 'totals[0] > totals[1]',
    becomes: 'totals[0] >= totals[1]',
    reason: 'equal totals are rolled off, and the leader is not asked for',
  },
  {
    file: 'src/battlefleet-gothic/battlezone/drawBattlefield.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason:
      'in the place of rings that are not there; a text has no kind, so that the legend has no more lines',
  },
  {
    file: 'src/battlefleet-gothic/battlezone/drawing/drawTable.ts',
    code: 'depth * inwards',
    becomes: 'depth / inwards',
    reason: 'inwards is 1 or -1',
  },
  {
    file: 'src/battlefleet-gothic/battlezone/placeFields.ts',
    code: 'SQUARE_SIZE / STEP',
    becomes: 'SQUARE_SIZE * STEP',
    reason: 'the places added are beyond the square, where no field may lie',
  },
  {
    file: 'src/battlefleet-gothic/choosing/rollAttackRatings.ts',
    code: 'one > other',
    becomes: 'one >= other',
    reason: 'equal dice are a draw and have been told before',
  },
  {
    file: 'src/battlefleet-gothic/fleet/given.ts',
    code: 'shape(value).length > 0',
    becomes: 'true',
    reason: 'a short cut: without faults there is nothing to gather',
  },
  {
    file: 'src/battlefleet-gothic/fleet/given.ts',
    code: 'shape(value).length > 0',
    becomes: 'shape(value).length >= 0',
    reason: 'a short cut: without faults there is nothing to gather',
  },
  {
    file: 'src/battlefleet-gothic/fleet/given.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'this shape is asked of what is no list only, never of an item',
  },
  {
    file: 'src/battlefleet-gothic/ledger/capitalShipOutcome.ts',
    code: 'damagePoints === undefined || fate.damageLost === undefined',
    becomes: 'false',
    reason: 'half of no figure is never reached; the check is for the types',
  },
  {
    file: 'src/battlefleet-gothic/ledger/capitalShipOutcome.ts',
    code: 'damagePoints === undefined || fate.damageLost === undefined',
    becomes: 'damagePoints === undefined && fate.damageLost === undefined',
    reason: 'half of no figure is never reached; the check is for the types',
  },
  {
    file: 'src/battlefleet-gothic/ledger/capitalShipOutcome.ts',
    code: 'damagePoints === undefined',
    becomes: 'false',
    reason: 'half of no figure is never reached; the check is for the types',
  },
  {
    file: 'src/battlefleet-gothic/ledger/capitalShipOutcome.ts',
    code: 'fate.damageLost === undefined',
    becomes: 'false',
    reason: 'half of no figure is never reached; the check is for the types',
  },
  {
    file: 'src/battlefleet-gothic/ledger/unitOutcomes.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a fate without an id is that of no unit',
  },
  {
    file: 'src/battlefleet-gothic/ledger/viewLedger.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a deed without a type is no fire',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/assaultZones.ts',
    code: "'right'",
    becomes: '""',
    reason:
      'it goes to the strip along the edge only, for which every edge but the left one is the right one',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/format/scenarioShapeFaults.ts',
    code: "'text'",
    becomes: '""',
    reason: 'all kinds of faults but one get the same code, and nothing else reads the kind',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/format/scenarioShapeFaults.ts',
    code: "'list'",
    becomes: '""',
    reason: 'all kinds of faults but one get the same code, and nothing else reads the kind',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/limits/convoyLimits.ts',
    code: 'transports.length < agreed',
    becomes: 'transports.length <= agreed',
    reason: 'where they are equal the function has been left before',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/limits/freeTransportsLimit.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'only members with 0 points are counted, and a text has none',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/rollPhenomena.ts',
    code: 'facts.ringsOn === undefined',
    becomes: 'false',
    reason: 'the battlefield takes undefined for not told; the check is for the types',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/rules/clashPoints.ts',
    code: 'first > second',
    becomes: 'first >= second',
    reason: 'who leads is not asked for where both have the same',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/rules/clashPoints.ts',
    code: 'fleet.capitalShips.find((ship) => ship.id === id)?.damagePoints',
    becomes: 'fleet.capitalShips.find(ship => ship.id === id).damagePoints',
    reason: 'every outcome is that of a ship in the fleet; the check is for the types',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/rules/clashPoints.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason:
      'damage is unknown only of ships whose fate is in the list, so there is one; the default is for the types',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/rules/formationBonuses.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text has no speed, and counts as 0 like no ship at all',
  },
  {
    file: 'src/battlefleet-gothic/scenarios/rules/rollFormations.ts',
    code: 'lead(faces) > 0',
    becomes: 'lead(faces) >= 0',
    reason: 'it was rolled until the lead was not 0',
  },
  {
    file: 'src/battlefleet-gothic/subplots/chance/enemyPlans.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text is no deed that found plans',
  },
  {
    file: 'src/battlefleet-gothic/subplots/ploys/decoy.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text is no deed of the kind asked for',
  },
  {
    file: 'src/battlefleet-gothic/subplots/ploys/secretIntelligence.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text is no deed of the kind asked for',
  },
  {
    file: 'src/battlefleet-gothic/victory/battleResult.ts',
    code: 'first.total > second.total',
    becomes: 'first.total >= second.total',
    reason: 'with the same total nobody wins',
  },
];
