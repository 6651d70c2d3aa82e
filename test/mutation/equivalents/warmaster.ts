import type { Equivalent } from './equivalent';

export const warmaster: readonly Equivalent[] = [
  {
    file: 'src/warmaster/board.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'no unit is in an area of that name, so none is found there',
  },
  {
    file: 'src/warmaster/combat/rollCombat.ts',
    code: 'due.length > 0',
    becomes: 'true',
    reason: "losses that are nobody's are over at once",
  },
  {
    file: 'src/warmaster/combat/rollCombat.ts',
    code: 'due.length > 0',
    becomes: 'due.length >= 0',
    reason: "losses that are nobody's are over at once",
  },
  {
    file: 'src/warmaster/combat/rollCombat.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what is no task is dropped from the agenda',
  },
  {
    file: 'src/warmaster/edition/checkAreas.ts',
    code: "'object'",
    becomes: '""',
    reason: 'every fault of a shape of an edition has the same code, whatever kind it is',
  },
  {
    file: 'src/warmaster/edition/checkCombatResults.ts',
    code: "'whole'",
    becomes: '""',
    reason: 'every fault of a shape of an edition has the same code, whatever kind it is',
  },
  {
    file: 'src/warmaster/odds/combatForecast.ts',
    code: 'before.units[index]?.at',
    becomes: 'before.units[index].at',
    reason: 'both states list the same units; the question mark is for the types',
  },
  {
    file: 'src/warmaster/odds/combatTree.ts',
    code: '(one.worth - best.worth) * wants',
    becomes: '(one.worth - best.worth) / wants',
    reason: 'it is 1 or -1',
  },
  {
    file: 'src/warmaster/odds/combatTree.ts',
    code: "action.type === 'reroll'",
    becomes: 'true',
    reason: 'a short cut: without a die the odds of an action are what comes of it',
  },
  {
    file: 'src/warmaster/odds/materialWorth.ts',
    code: 'state.units[index]?.at',
    becomes: 'state.units[index].at',
    reason: 'every counter has its unit; the question mark is for the types',
  },
  {
    file: 'src/warmaster/parseAction.ts',
    code: "'value'",
    becomes: '""',
    reason: 'every fault of the shape of an action has the same code, whatever kind it is',
  },
  {
    file: 'src/warmaster/phases/combat.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what is no task is dropped from the agenda',
  },
  {
    file: 'src/warmaster/phases/grouping.ts',
    code: 'second < list.length',
    becomes: 'second <= list.length',
    reason: 'behind the end of the list there is no third either',
  },
  {
    file: 'src/warmaster/phases/movement.ts',
    code: 'index < state.units.length',
    becomes: 'index <= state.units.length',
    reason: "behind the last counter there is none, and it is nobody's",
  },
  {
    file: 'src/warmaster/phases/nextPhase.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what is no task is dropped from the agenda',
  },
  {
    file: 'src/warmaster/placeUnits.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what is no task is dropped from the agenda',
  },
  {
    file: 'src/warmaster/progress.ts',
    code: '[]',
    becomes: '["Stryker was here"]',
    reason: 'what is no task is dropped from the agenda before the action is over',
  },
  {
    file: 'src/warmaster/progress.ts',
    code: 'tasks.length > 0',
    becomes: 'true',
    reason: 'nothing to do first leaves the agenda as it is; the check is for speed',
  },
  {
    file: 'src/warmaster/progress.ts',
    code: 'tasks.length > 0',
    becomes: 'tasks.length >= 0',
    reason: 'nothing to do first leaves the agenda as it is; the check is for speed',
  },
  {
    file: 'src/warmaster/settle.ts',
    code: 'default:\n      return null;',
    becomes: 'default:',
    reason: 'undefined is no decision either, and whoever asks looks for no more',
  },
];
