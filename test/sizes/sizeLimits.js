/**
 * What may be brought into an app, minified and compressed with brotli, the package's dependencies with it and its
 * optional peers without. Limits stand about a tenth above what was measured, so that growth shows in review.
 */
export default [
  everything('core', '19.8 kB'),
  only('core', 'd6', '225 B'),
  only('core', 'd66', '280 B'),
  only('core', 'rollOff', '399 B'),
  only('core', 'rollDice', '700 B'),
  only('core', 'countAtLeast', '780 B'),
  only('core', 'seededDice', '1.45 kB'),
  only('core', 'odds', '2.9 kB'),
  only('core', 'simulate', '2.2 kB'),
  only('core', 'rollTable', '2 kB'),
  only('core', 'distanceBetween', '1.4 kB'),
  only('core', 'isWhollyWithin', '3.1 kB'),
  only('core', 'startMatch, playAction', '3.2 kB', 'a match that is recorded'),
  only('core', 'replay', '4.1 kB'),

  everything('open-play', '44 kB'),
  only('open-play', 'savingThrow', '850 B'),
  only('open-play', 'moraleTest', '480 B'),
  only('open-play', 'battleSize', '525 B'),
  only('open-play', 'defineMission', '2.2 kB'),
  only(
    'open-play',
    'defineMission, slayTheWarlord, purgeTheEnemy, lastArmyStanding, mostPoints',
    '3.1 kB',
    'a mission of your own',
  ),
  only('open-play', 'annihilation', '3.2 kB'),
  only('open-play', 'startBattle, reportFact, standing', '13.5 kB', 'a battle'),
  only('open-play', 'openHostility', '30 kB'),

  everything('movable-objectives', '15.8 kB'),
  only('movable-objectives', 'makeObjective', '2.5 kB'),
  only('movable-objectives', 'claimObjective', '2.7 kB'),
  only('movable-objectives', 'movableObjectivesPart', '12 kB'),

  everything('battlefleet-gothic', '40 kB'),
  only('battlefleet-gothic', 'rollScenario', '3.2 kB'),
  only('battlefleet-gothic', 'chooseByAttackRating', '3.8 kB'),
  only('battlefleet-gothic', 'cruiserClash', '8.5 kB'),
  only('battlefleet-gothic', 'checkLedger', '4 kB'),
  only('battlefleet-gothic', 'victoryPoints', '5.2 kB'),

  everything('warmaster', '32 kB'),
  only('warmaster', 'warmasterGame', '15 kB'),
  only('warmaster', 'warmaster', '18 kB'),
  only('warmaster', 'combatOdds', '15 kB'),

  everything('testing', '24 kB'),

  everything('boardgame-io', '5.6 kB'),

  everything('rosters', '33 kB'),
  only('rosters', 'readRoster', '30 kB'),
  only('rosters', 'readRosterJson', '1.9 kB'),
];

function everything(folder, limit) {
  const name = folder === 'core' ? 'wargame-rules' : `wargame-rules/${folder}`;
  return { name, path: `../../dist/${folder}/index.js`, limit, modifyEsbuildConfig };
}

function only(folder, names, limit, name = names) {
  return { ...everything(folder, limit), name, import: `{ ${names} }` };
}

/** What isn't used has no side effects and is left out; esbuild needs not say so for each module. */
function modifyEsbuildConfig(config) {
  return { ...config, logLevel: 'error' };
}
