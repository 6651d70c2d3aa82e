import { describe, expect, it } from 'vitest';
import { type AnyBattlePart, checkFact, edgeSpot, longTask, search } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

const USUAL = { type: 'work', player: 'attacker', unit: 'attacker:guard' };

/** The Attacker digs in the middle of the battlefield; `faults` says, without the messages, why he may not. */
function digging() {
  const mission = missionOf(longTask({ id: 'dig', side: 'attacker', spot: edgeSpot('long', 0.5) }));
  const play = playing(mission);
  const faults = (other: Partial<typeof USUAL> = {}) => {
    const fact = { type: 'part-action', part: 'dig', action: { ...USUAL, ...other } } as const;
    return checkFact(mission, play.battle(), fact).map(({ message: _, ...fault }) => fault);
  };
  return { ...play, faults };
}

describe('a unit that acts', () => {
  it('OP-IDEAS: belongs to the player whose turn it is, and stands on the battlefield', () => {
    const { endTurn, faults, move, say } = digging();
    const rule = 'OP-IDEAS';
    move('attacker:guard', 30, 20);
    expect(faults()).toEqual([]);
    expect(faults({ type: 'sing' })).toEqual([{ code: 'battle-part/unknown-action', rule, path: 'type' }]);
    expect(faults({ player: 'defender' })).toEqual([
      { code: 'battle-part/wrong-player', rule, path: 'player' },
    ]);
    const unknown = { code: 'battle-part/unknown-unit', rule, path: 'unit' };
    expect(faults({ unit: 'nobody' })).toEqual([unknown]);
    move('defender:guard', 31, 35);
    expect(faults({ unit: 'defender:guard' })[0]).toEqual(unknown);
    endTurn();
    expect(faults()).toEqual([{ code: 'battle-part/wrong-turn', rule, path: 'player' }]);
    endTurn();
    say({ type: 'unit-withdrawn', unit: 'attacker:guard' });
    expect(faults()).toEqual([{ code: 'battle-part/not-on-battlefield', rule, path: 'unit' }]);
  });

  it('OP-IDEAS: has one model near enough', () => {
    const { faults, move, say } = digging();
    const facts = { unit: 'attacker:guard', x: 30, y: 22, inches: 3 };
    const tooFar = { code: 'battle-part/too-far', rule: 'OP-IDEAS', path: 'unit', facts };
    move('attacker:guard', 30, 18.9);
    expect(faults()).toEqual([tooFar]);
    for (const index of [1, 2, 3]) {
      move('attacker:guard', 30, 10);
      say({
        type: 'models-moved',
        positions: [{ model: `attacker:guard-model/${index}`, at: { x: 30, y: 19 } }],
      });
      expect(faults()).toEqual([]);
    }
  });

  it('OP-IDEAS: is known to stand somewhere, as far as one of its models is', () => {
    const { arrive, faults, say } = digging();
    say({ type: 'unit-withdrawn', unit: 'attacker:guard' });
    say({ type: 'unit-arrived', unit: 'attacker:guard' });
    expect(faults()).toEqual([
      {
        code: 'battle-part/position-unknown',
        rule: 'OP-IDEAS',
        path: 'unit',
        facts: { unit: 'attacker:guard' },
      },
    ]);
    const model = 'attacker:guard-model/2';
    say({ type: 'models-moved', positions: [{ model, at: { x: 30, y: 18 } }] });
    expect(faults().map(({ code }) => code)).toEqual(['battle-part/too-far']);
    say({ type: 'models-moved', positions: [{ model, at: { x: 30, y: 19 } }] });
    expect(faults()).toEqual([]);
    say({ type: 'unit-withdrawn', unit: 'attacker:guard' });
    arrive('attacker:guard', 30, 24);
    expect(faults()).toEqual([]);
  });

  it('OP-IDEAS: is told which actions there are', () => {
    const sung = { type: 'part-action', part: 'dig', action: { type: 'sing', player: 'attacker' } } as const;
    const spot = edgeSpot('long', 0.5);
    const message = (part: AnyBattlePart) => {
      const mission = missionOf(part);
      return checkFact(mission, playing(mission).battle(), sung)[0]?.message;
    };
    expect(message(longTask({ id: 'dig', side: 'attacker', spot }))).toBe('expected work');
    expect(message(search({ id: 'dig', markers: [spot] }))).toBe('expected search or take');
  });
});
