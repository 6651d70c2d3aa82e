import { describe, expect, it } from 'vitest';
import { type Match, playAction, replay, seededDice, startMatch } from 'wargame-rules';
import {
  type ModelPosition,
  type OpenHostilityAction,
  type OpenHostilityTypes,
  openHostilityGame,
  type ReportedFact,
} from 'wargame-rules/open-play';
import { relicRun } from '../../../docs/examples/relic-run/relicRun';

const game = openHostilityGame([relicRun]);

const list = (id: string, powerRating: number) => ({
  name: id,
  units: [
    {
      id,
      name: id,
      powerRating,
      leadership: 7,
      warlord: true,
      models: [{ id: `${id}-m`, name: id, count: 2, base: { shape: 'round' as const, diameter: 1 } }],
    },
  ],
});

const stand = (id: string, x: number, y: number): readonly ModelPosition[] => [
  { model: `${id}-m/1`, at: { x, y } },
  { model: `${id}-m/2`, at: { x: x + 1.2, y } },
];

/** Both armies on the table: Ann attacks from the left, Ben holds the middle, and has the first turn. */
function deployed(): Match<OpenHostilityTypes> {
  const actions: readonly OpenHostilityAction[] = [
    { type: 'muster', player: 'Ann', list: list('red', 6) },
    { type: 'muster', player: 'Ben', list: list('blue', 4) },
    ...(['Ann', 'Ben'] as const).map(
      (player) => ({ type: 'propose-mission', player, mission: 'relic-run' }) as const,
    ),
    ...(['Ann', 'Ben'] as const).map((player) => ({ type: 'read-briefing', player }) as const),
    ...(['Ann', 'Ben'] as const).map(
      (player) => ({ type: 'propose-battlefield', player, battlefield: { width: 44, height: 30 } }) as const,
    ),
    ...(['Ann', 'Ben'] as const).map(
      (player) => ({ type: 'declare', player, reserve: [], embarked: [] }) as const,
    ),
    { type: 'deploy', player: 'Ann', unit: 'red', positions: stand('red', 2, 15) },
    { type: 'deploy', player: 'Ben', unit: 'blue', positions: stand('blue', 19, 15) },
  ];
  let match = startMatch(game, { players: ['Ann', 'Ben'] }, { seed: 'relic' });
  for (const action of actions) match = playAction(game, match, action);
  const [chooser] = game.toAct(match.state) as [string];
  match = playAction(game, match, {
    type: 'choose-turn',
    player: chooser,
    turn: chooser === 'Ben' ? 'first' : 'second',
  });
  for (const player of ['Ben', 'Ann']) match = playAction(game, match, { type: 'end-abilities', player });
  return match;
}

const report = (match: Match<OpenHostilityTypes>, player: string, fact: ReportedFact) =>
  playAction(game, match, { type: 'report', player, fact });

const claim = (player: string, side: string, model: string): ReportedFact => ({
  type: 'part-action',
  part: 'relic',
  action: {
    type: 'claim',
    player,
    objective: 'relic',
    model: { id: model, side, kind: 'infantry' },
    by: 'move',
    touchedBy: [model],
  },
});

const move = (model: string, x: number, y: number): ReportedFact => ({
  type: 'models-moved',
  positions: [{ model, at: { x, y } }],
});

function relicOf({ state }: Match<OpenHostilityTypes>) {
  if (state.stage !== 'battle') throw new Error('the battle has not begun');
  const { relic } = state.battle.parts as { readonly relic: { readonly objectives: readonly unknown[] } };
  return relic.objectives[0] as { readonly place: { readonly kind: string }; readonly at: unknown };
}

describe('an open play mission with a movable objective', () => {
  it('MO-CLAIM-1, OP-IDEAS: claims, carries and drops in one match record, which replays', () => {
    let match = report(deployed(), 'Ben', move('blue-m/2', 20.7, 15));
    expect(() => report(match, 'Ben', claim('Ben', 'defender', 'blue-m/2'))).toThrow(
      expect.objectContaining({ code: expect.stringMatching(/^objective\//) }),
    );
    match = report(match, 'Ben', { type: 'phase-ended', phase: 'movement' });
    match = report(match, 'Ben', claim('Ben', 'defender', 'blue-m/2'));
    expect(relicOf(match).place).toMatchObject({ kind: 'carried', by: { id: 'blue-m/2' } });
    match = report(match, 'Ben', { type: 'turn-ended' });
    match = report(match, 'Ann', { type: 'models-destroyed', models: ['blue-m/2'] });
    expect(relicOf(match).place).toEqual({ kind: 'table' });
    expect(replay(game, JSON.parse(JSON.stringify(match.record))).state).toEqual(match.state);
  });

  it('MO-FRAG-1: refuses a move of more than 6" with it, by the clause, and follows a shorter one', () => {
    let match = report(deployed(), 'Ben', move('blue-m/2', 20.7, 15));
    match = report(match, 'Ben', { type: 'phase-ended', phase: 'movement' });
    match = report(match, 'Ben', claim('Ben', 'defender', 'blue-m/2'));
    for (const player of ['Ben', 'Ann']) match = report(match, player, { type: 'turn-ended' });
    expect(() => report(match, 'Ben', move('blue-m/2', 20.7, 27))).toThrow(
      expect.objectContaining({ violations: [expect.objectContaining({ rule: 'MO-FRAG-1' })] }),
    );
    match = report(match, 'Ben', move('blue-m/2', 20.7, 20));
    expect(relicOf(match).at).toEqual({ x: 20.7, y: 20 });
  });

  it('is won by whoever holds the relic in the end, and by nobody when nobody does', () => {
    const play = (withRelic: boolean): readonly string[] => {
      let match = report(deployed(), 'Ben', move('blue-m/2', 20.7, 15));
      match = report(match, 'Ben', { type: 'phase-ended', phase: 'movement' });
      if (withRelic) match = report(match, 'Ben', claim('Ben', 'defender', 'blue-m/2'));
      for (let turn = 0; turn < 6; turn++)
        match = report(match, turn % 2 === 0 ? 'Ben' : 'Ann', { type: 'turn-ended' });
      return game.outcome(match.state)?.winners ?? ['nobody yet'];
    };
    expect(play(true)).toEqual(['Ben']);
    expect(play(false)).toEqual([]);
  });

  it('plays to an end with anything that is allowed', () => {
    let match = deployed();
    for (let step = 0; step < 400 && game.toAct(match.state).length > 0; step++) {
      const [player] = game.toAct(match.state) as [string];
      const action = game.propose?.(match.state, player, seededDice(`relic ${step}`)) as OpenHostilityAction;
      match = playAction(game, match, action);
    }
    expect(game.outcome(match.state)).not.toBeNull();
  });
});
