import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { edgeSpot, heldPlace, relicRace } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

describe('a held place', () => {
  it('OP-IDEAS, C73: is held by more models near it, and by nobody with equally many', () => {
    const { battle, destroy, endRound, move, say } = playing(relicRace);
    move('attacker:guard', 30, 25);
    move('defender:line', 33.5, 22);
    say({ type: 'models-destroyed', models: ['defender:line-model/1', 'defender:line-model/2'] });
    endRound();
    expect(battle().parts.relic).toMatchObject({ holder: null, inARow: 0 });
    say({ type: 'models-moved', positions: [{ model: 'defender:line-model/3', at: { x: 33.6, y: 22 } }] });
    endRound();
    expect(battle().parts.relic).toMatchObject({ holder: 'attacker', inARow: 1 });
    destroy('attacker:guard');
    endRound();
    expect(battle().parts.relic).toMatchObject({
      holder: 'defender',
      inARow: 1,
      rounds: { attacker: 1, defender: 1 },
    });
  });

  it('OP-IDEAS, C73: who is aboard a transport or in reserve holds nothing, nor does nobody', () => {
    const { battle, endRound, move, say } = playing(relicRace);
    endRound();
    expect(battle().parts.relic.holder).toBeNull();
    move('attacker:guard', 30, 22);
    move('attacker:boss', 30, 22);
    move('defender:guard', 30, 22);
    say({ type: 'unit-embarked', unit: 'defender:guard', transport: 'defender:truck' });
    say({ type: 'unit-withdrawn', unit: 'attacker:guard' });
    endRound();
    expect(battle().parts.relic).toMatchObject({ holder: 'attacker', inARow: 1 });
    say({ type: 'unit-withdrawn', unit: 'attacker:boss' });
    endRound();
    expect(battle().parts.relic).toMatchObject({ holder: null, inARow: 0 });
  });

  it('OP-IDEAS: counts rounds as a plain tally does', () => {
    const holders = fc.array(fc.constantFrom('attacker' as const, 'defender' as const, null), {
      maxLength: 5,
    });
    fc.assert(
      fc.property(holders, (rounds) => {
        const { battle, endRound, move } = playing(relicRace);
        const told: (string | null)[] = [];
        for (const holder of rounds) {
          if (battle().over) break;
          for (const role of ['attacker', 'defender']) {
            move(`${role}:boss`, holder === role ? 30 : 3, holder === role ? 22 : 3);
          }
          endRound();
          told.push(holder);
        }
        const { relic } = battle().parts;
        const last = told.at(-1) ?? null;
        expect(relic.holder).toBe(last);
        const since = [...told].reverse().findIndex((holder) => holder !== last);
        expect(relic.inARow).toBe(last === null ? 0 : since < 0 ? told.length : since);
        for (const role of ['attacker', 'defender'] as const) {
          expect(relic.rounds[role]).toBe(told.filter((holder) => holder === role).length);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('OP-IDEAS: is held by nobody at first, then from within 3", or as far as is said', () => {
    const spot = edgeSpot('long', 0.25);
    for (const range of [undefined, 1, 7]) {
      const { battle, endRound, move } = playing(
        missionOf(heldPlace({ id: 'hill', spot, ...(range !== undefined && { range }) })),
      );
      const hill = { spot: { x: 30, y: 11 }, holder: null, inARow: 0, rounds: { attacker: 0, defender: 0 } };
      expect(battle().parts.hill).toEqual(hill);
      move('defender:guard', 30, 11 + (range ?? 3) + 0.01);
      endRound();
      expect(battle().parts.hill).toEqual(hill);
      move('defender:guard', 30, 11 + (range ?? 3));
      endRound();
      expect(battle().parts.hill).toEqual({
        ...hill,
        holder: 'defender',
        inARow: 1,
        rounds: { attacker: 0, defender: 1 },
      });
    }
    expect(() => heldPlace({ id: 'hill', spot, range: -1 })).toThrow('range');
  });
});
