import { describe, expect, it } from 'vitest';
import { defineEdition, type WarmasterAction, warmasterGame } from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { play, special, table } from '../table';

const choose = (rule: string, unit: string): WarmasterAction => ({
  type: 'special',
  player: 'traitor',
  rule,
  unit,
});
const stands = { horus: [56, 'down'], 'crew-1': [35, 'down'], emperor: 14 } as const;

describe('what a special rule offers', () => {
  it('WM-REV-3: a choice is told of before what comes of it', () => {
    const state = table('traitor-movement', stands);
    const { events } = play(special, state, [choose('horus-shows-himself', 'horus')]);
    expect(events).toEqual([
      { type: 'special', side: 'traitor', rule: 'horus-shows-himself', unit: 'horus' },
      { type: 'revealed', unit: 'horus', area: 56 },
    ]);
  });

  it('WM-END-2: refused with the clause, and where in the action the fault is', () => {
    const state = table('traitor-movement', stands);
    const refused = (rule: string, unit: string) =>
      special.check(state, choose(rule, unit)).map((one) => [one.code, one.rule, one.path]);
    const nothing = [['warmaster/no-such-choice', 'WM-END-2', 'rule']];
    expect(refused('horus-shows-himself', 'horus')).toEqual([]);
    expect(refused('horus-shows-himself', 'crew-1')).toEqual(nothing);
    expect(refused('reactor-sabotage', 'horus')).toEqual(nothing);
    expect(refused('of another edition', 'horus')).toEqual(nothing);
    expect(refused('horus-shows-himself', 'emperor')).toEqual([['warmaster/not-yours', 'WM-END-2', 'unit']]);
    expect(refused('horus-shows-himself', 'nobody')).toEqual([
      ['warmaster/unknown-unit', 'WM-END-2', 'unit'],
    ]);
  });

  it('WM-END-2: of several rules the one that was named is carried out', () => {
    const offers = (id: string, cause: string) => ({
      id,
      title: id,
      text: 'Destroys a crew.',
      choices: () => [{ unit: 'horus' }],
      chosen: (_: unknown, __: unknown, { unit }: { readonly unit: string }) => [
        { type: 'tally' as const, name: cause, by: 1 },
        { type: 'spend-move' as const, unit },
      ],
    });
    const specialRules = [offers('one', 'first'), offers('other', 'second')];
    const game = warmasterGame(defineEdition({ ...plainEdition, specialRules }));
    const { state } = play(game, table('traitor-movement', stands), [choose('other', 'horus')]);
    expect(state.tallies).toEqual([{ name: 'second', count: 1 }]);
    expect(state.moved).toEqual(['horus']);
  });
});
