import { describe, expect, it } from 'vitest';
import { checkFact } from 'wargame-rules/open-play';
import { force, Skirmish, squad } from '../skirmish';
import { omens } from './omen';

describe('a transport with units aboard', () => {
  const army = force([
    squad('boss', 4, 1),
    squad('boyz', 7, 6),
    squad('trucks', 6, 2, { transportCapacity: 4 }),
  ]);
  const embarked = ['boss', 'boyz'].map((unit) => ({ unit, transport: 'trucks' }));

  it('loses some of its models, but not the last before its passengers are reported', () => {
    const played = new Skirmish(omens(), { attacker: { army, embarked } });
    const wreck = (...models: readonly string[]) =>
      checkFact(played.mission, played.battle, { type: 'models-destroyed', models });
    expect(wreck('trucks.2')).toEqual([]);
    const aboard = {
      code: 'battle/passengers-aboard',
      path: 'models',
      facts: { transport: 'trucks', passengers: ['boss', 'boyz'] },
    };
    expect(wreck('trucks.1', 'trucks.2')).toMatchObject([aboard]);
    played.destroy('trucks.2');
    expect(wreck('guards.1')).toEqual([]);
    expect(wreck('trucks.1')).toMatchObject([aboard]);
  });

  it('holds nothing up any more once it was destroyed at the end of the battle', () => {
    const omen = { type: 'models-destroyed', models: ['guards.1'] } as const;
    const mission = omens((fact) => (fact.type === 'battle-ended' ? [omen] : []), 1);
    const played = new Skirmish(mission, { unarrivedReserves: 'destroyed', attacker: { reserve: ['truck'] } })
      .say({ type: 'unit-withdrawn', unit: 'boyz' })
      .say({ type: 'unit-embarked', unit: 'boyz', transport: 'truck' })
      .endTurns(2);
    expect(played.unit('truck').place).toEqual({ where: 'destroyed' });
    expect(played.unit('boyz').place).toEqual({ where: 'embarked', transport: 'truck' });
    expect(played.events.at(-1)).toEqual(omen);
  });
});
