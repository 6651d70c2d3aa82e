import type { Equivalent } from './equivalent';

export const openPlay: readonly Equivalent[] = [
  {
    file: 'src/open-play/army/attackerByPower.ts',
    code: 'first > second',
    becomes: 'first >= second',
    reason: 'equal ones have left the function before',
  },
  {
    file: 'src/open-play/battle/facts/modelsReturned.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'no position names a model that a text has, and a text has no position',
  },
  {
    file: 'src/open-play/battle/facts/unitAdded.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text is no position, and no model is named by what it has not',
  },
  {
    file: 'src/open-play/battle/facts/unitArrived.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text in the place of a position names no model, so nobody stands anywhere by it',
  },
  {
    file: 'src/open-play/battle/facts/unitArrived.ts',
    code: "unit.place.where === 'embarked'",
    becomes: 'true',
    reason: 'only the place of who is embarked has a transport; the check is for the types',
  },
  {
    file: 'src/open-play/battle/facts/unitDisembarked.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text in the place of a position names no model, so nobody stands anywhere by it',
  },
  {
    file: 'src/open-play/battle/makeHappen.ts',
    code: 'made === reported?.fact && battle === reported.battle',
    becomes: 'false',
    reason: 'only speed: the fact that was found sound in this battle is found sound again',
  },
  {
    file: 'src/open-play/battle/makeHappen.ts',
    code: '!isSound',
    becomes: 'true',
    reason: 'only speed: the fact that was found sound in this battle is found sound again',
  },
  {
    file: 'src/open-play/battle/plannedBattle.ts',
    code: 'army.faction !== undefined',
    becomes: 'true',
    reason: 'the copy with which a battle starts drops what is undefined; the check is for the types',
  },
  {
    file: 'src/open-play/battle/plannedBattle.ts',
    code: 'army.warlordTrait !== undefined',
    becomes: 'true',
    reason: 'the copy with which a battle starts drops what is undefined; the check is for the types',
  },
  {
    file: 'src/open-play/battle/queries/findModels.ts',
    code: '(one) => one.id === id',
    becomes: '() => undefined',
    reason:
      'a short cut: the search of the whole battle behind it finds the same model, whose id is there once',
  },
  {
    file: 'src/open-play/battle/queries/findModels.ts',
    code: 'one.id === id',
    becomes: 'false',
    reason:
      'a short cut: the search of the whole battle behind it finds the same model, whose id is there once',
  },
  {
    file: 'src/open-play/battle/queries/findModels.ts',
    code: 'last && model',
    becomes: 'false',
    reason:
      'a short cut: the search of the whole battle behind it finds the same model, whose id is there once',
  },
  {
    file: 'src/open-play/battle/queries/passengersOf.ts',
    code: "place.where === 'embarked'",
    becomes: 'true',
    reason: 'only the place of who is embarked has a transport; the check is for the types',
  },
  {
    file: 'src/open-play/battle/reportFact.ts',
    code: '{ battle, fact }',
    becomes: '{}',
    reason: 'only speed: the fact that was found sound in this battle is found sound again',
  },
  {
    file: 'src/open-play/battle/startBattle.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text is the position of no model',
  },
  {
    file: 'src/open-play/combat/combatAttrition.ts',
    code: 'models === 0',
    becomes: 'false',
    reason: 'no dice are rolled for no models, and none flees',
  },
  {
    file: 'src/open-play/ideas/darkRitual.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason:
      'the part singles units out, so there is always a list; and the name of no unit is as gone as no name',
  },
  {
    file: 'src/open-play/ideas/sabotage.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason:
      'the part singles units out, so there is always a list; and the name of no unit is as gone as no name',
  },
  {
    file: 'src/open-play/ideas/safeConduct.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason:
      'the part singles units out, so there is always a list; and the name of no unit is as gone as no name',
  },
  {
    file: 'src/open-play/kit/hasLeft.ts',
    code: 'findUnit(battle, place.transport)?.unit',
    becomes: 'findUnit(battle, place.transport).unit',
    reason: 'nobody is embarked in a transport that is not there; the question mark is for the types',
  },
  {
    file: 'src/open-play/kit/modelsNear.ts',
    code: "unit.place.where === 'battlefield'",
    becomes: 'true',
    reason: 'models that are not on the battlefield have no place, and are near nothing',
  },
  {
    file: 'src/open-play/kit/modelsNear.ts',
    code: "armyOf(battle, role)\n    .units.filter((unit) => unit.place.where === 'battlefield')",
    becomes: 'armyOf(battle, role).units',
    reason: 'models that are not on the battlefield have no place, and are near nothing',
  },
  {
    file: 'src/open-play/kit/mostPoints.ts',
    code: 'attacker > defender',
    becomes: 'attacker >= defender',
    reason: 'with the same points nobody wins',
  },
  {
    file: 'src/open-play/kit/savingThrowBonus.ts',
    code: "unit.place.where === 'battlefield'",
    becomes: 'true',
    reason: 'models that are not on the battlefield have no place',
  },
  {
    file: 'src/open-play/kit/slayTheWarlord.ts',
    code: 'found !== undefined',
    becomes: 'true',
    reason: 'the Warlord is one of the models; the check is for the types',
  },
  {
    file: 'src/open-play/match/battleStage.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text names no model as a position does',
  },
  {
    file: 'src/open-play/parts/arrivals.ts',
    code: 'open === null',
    becomes: 'false',
    reason: 'a list has nothing at the place null; the check is for the types',
  },
  {
    file: 'src/open-play/parts/carrierOf.ts',
    code: 'carrier === null',
    becomes: 'false',
    reason: 'no unit has null for an id; the check is for the types',
  },
  {
    file: 'src/open-play/parts/heldPlace.ts',
    code: 'attackers > defenders',
    becomes: 'attackers >= defenders',
    reason: 'equal ones have left the function before',
  },
  {
    file: 'src/open-play/parts/markedUnits.ts',
    code: 'one.id < other.id',
    becomes: 'one.id <= other.id',
    reason: 'only the id is given back, and of two that are the same either will do',
  },
  {
    file: 'src/open-play/preBattle/steps/deployArmies.ts',
    code: 'facing !== undefined',
    becomes: 'true',
    reason: 'a facing that is undefined is none to the geometry; the check is for the types',
  },
  {
    file: 'src/open-play/preBattle/steps/resolveAbilities.ts',
    code: 'facing === undefined',
    becomes: 'false',
    reason:
      'a facing that is undefined is none when it is checked, and is not kept; the check is for the types',
  },
  {
    file: 'src/open-play/preBattle/steps/resolveAbilities.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'a text names no model as a position does',
  },
  {
    file: 'src/open-play/preBattle/unitPositions.ts',
    code: "'fighting'",
    becomes: '""',
    reason: 'where a model may stand does not depend on what became of it; the status is for the types',
  },
  {
    file: 'src/open-play/schemas/messageFor.ts',
    code: 'expected === null',
    becomes: 'false',
    reason: 'every schema that is used says what it expects; the check is for the types',
  },
];
