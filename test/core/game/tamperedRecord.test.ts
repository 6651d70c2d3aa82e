import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoggedRoll, playAction, replay, scriptedDice, startMatch } from 'wargame-rules';
import { checksum } from '../../../src/core/game/checksum';
import { anyPlayable, playedMatch, raceSetup, throughJson } from './arbitraries';
import { changed, code, type Loose } from './changes';
import { race } from './race';

describe('a tampered record', () => {
  /** The index of any step, and the step. */
  const anyStep = fc.nat();

  it('is caught at the step where a face was changed', () => {
    fc.assert(
      fc.property(anyPlayable, fc.integer(), fc.integer(), anyStep, (playable, seed, bots, pick) => {
        const { record } = playedMatch(playable, seed, bots);
        const rolled = [...record.steps.keys()].filter((step) => (record.steps[step]?.faces.length ?? 0) > 0);
        fc.pre(rolled.length > 0);
        const index = rolled[pick % rolled.length] as number;
        const tampered = changed(record, ({ steps }) => {
          const faces = steps[index]?.faces ?? [];
          const die = faces[0] as LoggedRoll;
          faces[0] = { ...die, face: (die.face % die.sides) + 1 };
        });
        expect(() => replay(playable.game, tampered)).toThrow(
          code('record/plays-differently', `steps[${index}]`),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('is caught at the step where an action was changed, taken out or put in', () => {
    fc.assert(
      fc.property(
        anyPlayable,
        fc.integer(),
        fc.integer(),
        anyStep,
        fc.nat(3),
        (playable, seed, bots, pick, way) => {
          const { record } = playedMatch(playable, seed, bots);
          const index = pick % (record.steps.length - 1);
          const tampered = changed(record, ({ steps }) => {
            const step = steps[index] as Loose['steps'][number];
            if (way === 0) step.action.player = step.action.player === 'Ann' ? 'Ben' : 'Ann';
            if (way === 1) steps.splice(index, 1);
            if (way === 2) steps.splice(index, 0, throughJson(step));
            if (way === 3) step.action.type = step.action.type === 'roll' ? 'push' : 'roll';
          });
          const at = `steps[${way === 2 ? index + 1 : index}]`;
          expect(() => replay(playable.game, tampered)).toThrow(
            expect.objectContaining({
              code: expect.stringMatching(/^record\//),
              violations: [expect.objectContaining({ path: at })],
            }),
          );
        },
      ),
      { numRuns: 25 },
    );
  });

  const { record } = playedMatch({ game: race, setup: raceSetup }, 3, 1);
  const first = record.steps.findIndex(({ faces }) => faces.length > 0);
  const at = `steps[${first}]`;

  it('C07: names the step of a missing, left-over, wrong-sided or impossible die', () => {
    const withFaces = (change: (faces: LoggedRoll[]) => void) => () =>
      replay(
        race,
        changed(record, ({ steps }) => change(steps[first]?.faces ?? [])),
      );
    expect(withFaces((faces) => faces.pop())).toThrow(code('record/missing-die', at));
    expect(withFaces((faces) => faces.push({ face: 1, sides: 6 }))).toThrow(code('record/left-over-die', at));
    expect(withFaces((faces) => faces.splice(0, 1, { face: 1, sides: 3 }))).toThrow(
      code('record/wrong-die', at),
    );
    expect(withFaces((faces) => faces.splice(0, 1, { face: 7, sides: 6 }))).toThrow(
      code('record/wrong-die', at),
    );
    expect(withFaces((faces) => faces.splice(0, 1, { ...(faces[0] as LoggedRoll), label: 'x' }))).toThrow(
      code('record/plays-differently', at),
    );
  });

  it('lists the reasons of an action that breaks the rules', () => {
    const foul = changed(record, ({ steps }) => {
      (steps[0] as Loose['steps'][number]).action = { type: 'keep', player: 'Zoe' };
      (steps[0] as Loose['steps'][number]).faces = [];
    });
    expect(() => replay(race, foul)).toThrow(
      expect.objectContaining({
        code: 'record/illegal-action',
        message: 'steps[0]: not your turn; not now',
        violations: [
          expect.objectContaining({
            facts: {
              step: 0,
              reasons: [
                { code: 'race/not-your-turn', message: 'not your turn' },
                { code: 'race/wrong-time', message: 'not now' },
              ],
            },
          }),
        ],
      }),
    );
  });

  it('is caught in its set-up and its seed', () => {
    const setup = changed(record, (copy) => Object.assign(copy, { setup: { ...raceSetup, length: 31 } }));
    expect(() => replay(race, setup)).toThrow(code('record/plays-differently', 'setup'));
    const swapped = changed(record, (copy) => copy.setupFaces.reverse());
    expect(() => replay(race, swapped)).toThrow(code('record/plays-differently', 'setup'));
    expect(() => replay(race, { ...record, setupFaces: [] })).toThrow(code('record/missing-die', 'setup'));
    expect(() => replay(race, { ...record, seed: 4 })).toThrow(code('record/plays-differently', 'setup'));
    const { seed: _, ...noSeed } = record;
    expect(() => replay(race, noSeed)).toThrow(code('record/plays-differently', 'setup'));
  });

  it('is caught even with a checksum that fits, where the set-up rolled other faces than the seed gives', () => {
    const { record: honest } = startMatch(race, raceSetup, { seed: 3 });
    expect(honest.checksum).toBe(checksum('race', 3, raceSetup, honest.setupFaces));
    const setupFaces = honest.setupFaces.map((die) => ({ ...die, face: 7 - die.face }));
    const tampered = { ...honest, setupFaces, checksum: checksum('race', 3, raceSetup, setupFaces) };
    expect(() => replay(race, tampered)).toThrow(code('record/not-from-seed', 'setupFaces'));
  });

  it('is caught even with checksums that fit, where the faces are not those of the seed', () => {
    const honest = playedMatch({ game: race, setup: raceSetup }, 3, 0).record;
    // The match of seed 3 in the clothes of a match without one, with the seed sewn on again.
    let match = startMatch(race, raceSetup, { seed: 3 });
    const { seed: _, ...loaded } = match.record;
    match = { ...match, record: loaded };
    const step = honest.steps[0];
    expect(step?.action.type).toBe('roll');
    const die = step?.faces[0] as LoggedRoll;
    match = playAction(race, match, step?.action as never, scriptedDice([(die.face % 6) + 1]));
    expect(() => replay(race, { ...match.record, seed: 3 })).toThrow(
      expect.objectContaining({
        code: 'record/not-from-seed',
        violations: [expect.objectContaining({ path: 'steps[0]', facts: { step: 0 } })],
      }),
    );
  });
});
