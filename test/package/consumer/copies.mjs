/** A program may hold the package twice, imported and required; what one copy makes, the other works with. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as core from 'wargame-rules';
import * as gothic from 'wargame-rules/battlefleet-gothic';
import * as openPlay from 'wargame-rules/open-play';
import * as warmaster from 'wargame-rules/warmaster';

const require = createRequire(import.meta.url);
const imported = { core, gothic, openPlay, warmaster };
const required = {
  core: require('wargame-rules'),
  gothic: require('wargame-rules/battlefleet-gothic'),
  openPlay: require('wargame-rules/open-play'),
  warmaster: require('wargame-rules/warmaster'),
};
assert.notEqual(imported.core.d6, required.core.d6, 'both forms share one copy: nothing is proved');

const GAMES = [
  [({ openPlay: { openHostility } }) => openHostility, { players: ['Ann', 'Ben'] }],
  [({ warmaster: { warmaster: game } }) => game, { edition: 'reconstruction', version: 1 }],
];
const SEED = 41;

/** Plays a match, each step with the next of the copies: its game, its functions, the state the other left. */
function playInTurn(copies, gameOf, setup) {
  let copy = copies[0];
  let match = copy.core.startMatch(gameOf(copy), setup, { seed: SEED });
  for (let step = 0; gameOf(copy).toAct(match.state).length > 0; step++) {
    copy = copies[step % copies.length];
    const [player] = gameOf(copy).toAct(match.state);
    const dice = copies[(step + 1) % copies.length].core.seededDice(copy.core.derive(SEED, 'bot', step));
    const action = copy.core.randomAction(gameOf(copy), match.state, player, dice);
    match = copy.core.playAction(gameOf(copy), match, action);
  }
  return match;
}

for (const [gameOf, setup] of GAMES) {
  const alone = playInTurn([imported], gameOf, setup);
  assert.deepEqual(playInTurn([required], gameOf, setup), alone);
  assert.deepEqual(playInTurn([imported, required], gameOf, setup), alone);
  assert.ok(alone.record.steps.length > 10, 'no match was played');
  for (const [game, reader] of [
    [imported, required],
    [required, imported],
  ]) {
    const record = reader.core.parseRecord(gameOf(game), JSON.parse(JSON.stringify(alone.record)));
    assert.deepEqual(reader.core.replay(gameOf(game), record), alone);
  }
}

for (const [one, other] of [
  [imported, required],
  [required, imported],
]) {
  // Dice of one copy, also those that stop a rule by throwing, under rules of the other.
  const facts = { save: 3, ap: -1 };
  const rule = (dice) => one.openPlay.savingThrow(facts, dice).passed;
  assert.deepEqual(other.core.odds(rule), one.core.odds(rule));
  const handful = (dice) => one.core.countAtLeast({ count: 30, sides: 6, atLeast: 4 }, dice);
  assert.deepEqual(other.core.odds(handful), one.core.odds(handful));
  assert.deepEqual(
    other.core.ask((dice) => one.core.d66(dice), [5]),
    one.core.ask((dice) => one.core.d66(dice), [5]),
  );
  assert.equal(one.core.d66(other.core.scriptedDice([4, 2])), 42);
  assert.equal(
    other.core.mean(one.core.odds(one.core.d6)).numerator,
    one.core.mean(one.core.odds(one.core.d6)).numerator,
  );

  // A mission of one copy, made with conditions of its own, in the game of the other.
  const mission = one.openPlay.defineMission({
    id: 'two-copies',
    title: 'Two Copies',
    victory: one.openPlay.lastArmyStanding(),
  });
  for (const brought of [mission, one.openPlay.annihilation, ...one.openPlay.OPEN_PLAY_IDEAS.slice(0, 3)]) {
    const play = ({ core: { playOut, startMatch }, openPlay: { openHostilityGame } }) => {
      const game = openHostilityGame([brought]);
      return playOut(game, startMatch(game, { players: ['Ann', 'Ben'] }, { seed: SEED }), { botSeed: SEED });
    };
    assert.deepEqual(play(other), play(one));
  }

  // A table of one copy, rolled on by the other; a scenario of one, chosen by its id in the other.
  const rolled = ({ core: { rollOnTable, seededDice } }) =>
    rollOnTable(one.gothic.raidsTable, seededDice(SEED));
  assert.deepEqual(rolled(other), rolled(one));

  // A refusal of one copy, told by the other.
  try {
    one.openPlay.openHostility.parse.setup({ players: ['Ann'] });
    assert.fail('one player is enough');
  } catch (error) {
    assert.equal(other.core.isWargameError(error), true);
    assert.match(error.code, /^[a-z-]+\/[a-z-]+$/);
    assert.ok(error.violations.length > 0);
  }
}
