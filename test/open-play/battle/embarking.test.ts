import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import { annihilation, checkFact, startBattle, type UnitEntry } from 'wargame-rules/open-play';
import { DEFENDER, force, Skirmish, squad } from '../skirmish';

const withTransport = (count: number, more: Partial<UnitEntry>) =>
  force([squad('boss', 4, 1), squad('boyz', 7, 10), squad('truck', 3, count, more)]);
const battleOf = (count: number, more: Partial<UnitEntry>) =>
  new Skirmish(annihilation, { attacker: { army: withTransport(count, more) } });
const boarding = ({ battle }: Skirmish, unit: string) =>
  checkFact(annihilation, battle, { type: 'unit-embarked', unit, transport: 'truck' });

describe('the room of a transport', () => {
  it('is for everybody where only the keyword TRANSPORT is known', () => {
    expect(boarding(battleOf(1, { keywords: ['TRANSPORT'] }), 'boyz')).toEqual([]);
    expect(boarding(battleOf(1, { keywords: ['TANK'] }), 'boyz')).toMatchObject([
      { code: 'battle/not-a-transport', path: 'transport' },
    ]);
  });

  it('OP-RESERVE-1: is there too where the models have the keyword, and not their unit', () => {
    const models = [{ id: 'truck.1', name: 'truck', keywords: ['Transport'] }];
    expect(boarding(battleOf(1, { models }), 'boyz')).toEqual([]);
  });

  it('is enough for exactly as many, and for no more', () => {
    expect(boarding(battleOf(1, { transportCapacity: 10 }), 'boyz')).toEqual([]);
    expect(boarding(battleOf(1, { transportCapacity: 9 }), 'boyz')).toMatchObject([
      { code: 'battle/transport-full', facts: { transport: 'truck', models: 10, room: 9 } },
    ]);
  });

  it('is that of all its models that are left', () => {
    const played = battleOf(2, { transportCapacity: 5 });
    expect(boarding(played, 'boyz')).toEqual([]);
    expect(boarding(played.destroy('truck.2'), 'boyz')).toMatchObject([
      { code: 'battle/transport-full', facts: { transport: 'truck', models: 10, room: 5 } },
    ]);
  });

  it('is shared by all that are aboard, and only by those who still fight', () => {
    const played = battleOf(1, { transportCapacity: 10 });
    played.say({ type: 'unit-embarked', unit: 'boyz', transport: 'truck' });
    expect(boarding(played, 'boss')).toMatchObject([{ facts: { models: 11, room: 10 } }]);
    expect(boarding(played.destroy('boyz.4'), 'boss')).toEqual([]);
  });

  it('is asked for all that are aboard when the battle starts, each counted once', () => {
    const start = (transportCapacity: number) => () => {
      const army = withTransport(1, { transportCapacity });
      const embarked = ['boyz', 'boss'].map((unit) => ({ unit, transport: 'truck' }));
      const setUp = { attacker: { army, embarked }, defender: { army: DEFENDER } };
      return startBattle(annihilation, setUp, seededDice(1));
    };
    expect(start(11)).not.toThrow();
    const full = { code: 'battle/transport-full', facts: { transport: 'truck', models: 11, room: 10 } };
    expect(start(10)).toThrow(
      expect.objectContaining({
        violations: [
          expect.objectContaining({ ...full, path: 'attacker.embarked[0].transport' }),
          expect.objectContaining({ ...full, path: 'attacker.embarked[1].transport' }),
        ],
      }),
    );
  });
});
