import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  annihilation,
  checkFact,
  deathOrGlory,
  defineMission,
  otherwiseWins,
  reportFact,
} from 'wargame-rules/open-play';
import { models, Skirmish } from '../skirmish';
import { bring, omens } from './omen';

const allGuards = { type: 'models-destroyed', models: ['captain.1', ...models('guards', 1, 10)] } as const;
const ended = { type: 'battle-ended', round: 1, because: "the defender's army is destroyed" };

describe('what is reported', () => {
  it('OP-END-1: ends the battle with the last model of an army, of which the parts hear', () => {
    const omen = { type: 'models-destroyed', models: ['boyz.1'] } as const;
    const mission = omens((fact) => (fact.type === 'battle-ended' ? [omen] : []));
    const played = new Skirmish(mission).say(allGuards);
    expect(played.events).toEqual([
      allGuards,
      { type: 'unit-destroyed', unit: 'captain', role: 'defender', fled: false },
      { type: 'unit-destroyed', unit: 'guards', role: 'defender', fled: false },
      ended,
      omen,
    ]);
    expect(played.left('boyz')).toEqual(models('boyz', 2, 10));
    expect(played.battle.over).toBe(true);
  });

  it.each([
    [['boss', 'boyz', 'truck'], "the attacker's army is destroyed"],
    [['captain', 'guards'], "the defender's army is destroyed"],
    [['boss', 'boyz', 'truck', 'captain', 'guards'], 'both armies are destroyed'],
  ])('OP-END-1: says who is gone when %s are: %s', (units, because) => {
    const { events } = new Skirmish().wipeOut(...units);
    expect(events.at(-1)).toEqual({ type: 'battle-ended', round: 1, because });
  });

  it('ends the battle early for the first condition of the mission that says so', () => {
    const mission = defineMission({
      id: 'brief',
      title: 'Brief',
      victory: otherwiseWins('defender', 'held'),
      endsWhen: [
        ({ turn }) => (turn === 'defender' ? { message: 'the sun sets' } : null),
        ({ round }) => ({ message: `round ${round} was enough` }),
      ],
    });
    const because = (fact: Parameters<Skirmish['say']>[0]) => new Skirmish(mission).say(fact).events.at(-1);
    const early = { type: 'battle-ended', round: 1 };
    expect(because({ type: 'turn-ended' })).toEqual({ ...early, because: 'the sun sets' });
    expect(because({ type: 'unit-left', unit: 'boyz' })).toEqual({ ...early, because: 'round 1 was enough' });
    expect(because(allGuards)).toEqual(ended);
  });

  it('OP-END-1: is nothing once the battle is over', () => {
    const { battle } = new Skirmish().say(allGuards);
    expect(checkFact(annihilation, battle, { type: 'turn-ended' })).toMatchObject([
      { code: 'battle/over', rule: 'OP-END-1' },
    ]);
  });

  it('is of a battle of the mission', () => {
    const { battle } = new Skirmish();
    expect(checkFact(deathOrGlory, battle, { type: 'turn-ended' })).toMatchObject([
      { code: 'battle/wrong-mission', path: 'mission' },
    ]);
  });

  it('OP-END-1: ends no round by a figure that it has no business to name', () => {
    const odd = { type: 'phase-ended', phase: 'morale', round: 5 } as const;
    expect(new Skirmish().say(odd).battle.over).toBe(false);
  });

  it.each(['reveal', 'commit'] as const)('is sealed by a part that says so: %s', (seals) => {
    const { mission, battle } = new Skirmish(omens());
    const step = (...facts: Parameters<typeof bring>) =>
      reportFact(mission, battle, bring(...facts), scriptedDice([]));
    expect(step([], seals)).toStrictEqual({ state: battle, events: [bring([], seals)], seals });
    expect(step([])).toStrictEqual({ state: battle, events: [bring([])] });
    const last = step([allGuards], seals);
    expect(last.state.over).toBe(true);
    expect(last.seals).toBe(seals);
    expect(last.events.at(-1)).toEqual(ended);
    expect('seals' in step([allGuards])).toBe(false);
  });
});

describe('who is named in a report', () => {
  const { mission, battle } = new Skirmish(annihilation, { attacker: { reserve: ['truck'] } })
    .destroy('boyz.1')
    .say({ type: 'models-fled', models: ['boyz.2'] });

  it('is there, and fights', () => {
    const gone = ['boyz.1', 'boyz.2', 'nobody', 'boyz.3'];
    const faults = checkFact(mission, battle, { type: 'models-destroyed', models: gone });
    expect(faults.map(({ code, path }) => [code, path])).toEqual([
      ['battle/not-fighting', 'models[0]'],
      ['battle/not-fighting', 'models[1]'],
      ['battle/unknown-model', 'models[2]'],
    ]);
    expect(faults[0]?.message).toMatch(/destroyed/);
    expect(faults[1]?.message).toMatch(/fled/);
  });

  it('is where it is said to be, or the reason says where', () => {
    expect(checkFact(mission, battle, { type: 'unit-withdrawn', unit: 'truck' })).toMatchObject([
      { code: 'battle/wrong-place', path: 'unit', facts: { unit: 'truck', where: 'reserve' } },
    ]);
  });
});
