import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WarmasterAction, warmaster } from 'wargame-rules/warmaster';
import { reasonsOf } from '../violationsOf';
import { end, fight, noDice, plain, reveal, SETUP, table } from './table';
import { bringing, deed } from './tasks/deed';

describe('an action that nobody is asked for', () => {
  const stands = { emperor: 14, horus: [56, 'down'] } as const;

  const reasons = (phase: Parameters<typeof table>[0], action: WarmasterAction) =>
    reasonsOf(() => plain.apply(table(phase, stands), action, noDice));

  it('WM-TURN-1: by the other player is refused with the clause, naming the player', () => {
    expect(reasons('imperial-movement', end('traitor'))).toEqual([
      { code: 'warmaster/not-your-decision', rule: 'WM-TURN-1', path: 'player' },
    ]);
  });

  it('WM-TURN-1: outside its phase is refused, and says what is expected in which phase', () => {
    expect(reasons('imperial-movement', reveal('imperial', 35))).toEqual([
      {
        code: 'warmaster/not-now',
        rule: 'WM-TURN-1',
        path: 'type',
        facts: { expected: ['move', 'special', 'end-phase'], phase: 'imperial-movement' },
      },
    ]);
  });

  it('WM-TURN-1: is refused for both reasons where both hold, and for nothing that the other may not know', () => {
    expect(reasons('traitor-combat', { type: 'move', player: 'imperial', unit: 'horus', to: 14 })).toEqual([
      { code: 'warmaster/not-your-decision', rule: 'WM-TURN-1', path: 'player' },
      {
        code: 'warmaster/not-now',
        rule: 'WM-TURN-1',
        path: 'type',
        facts: { expected: ['reveal', 'fight'], phase: 'traitor-combat' },
      },
    ]);
  });

  it('WM-END-1: is refused for one reason when the game is over', () => {
    const game = bringing({ type: 'destroy', units: ['horus'], cause: 'fire' });
    const start = table('imperial-movement', stands);
    const { state } = game.apply(start, deed('imperial', 'emperor'), noDice);
    for (const action of [end('imperial'), fight('traitor', 35)]) {
      expect(reasonsOf(() => game.apply(state, action, noDice))).toEqual([
        { code: 'warmaster/game-over', rule: 'WM-END-1' },
      ]);
    }
  });
});

describe('an action that can not be read', () => {
  const start = warmaster.start(SETUP, noDice);
  const deploy = { type: 'deploy', player: 'traitor', unit: 'horus', area: 14 } as const;
  const of = (changes: object) => ({ ...deploy, ...changes }) as unknown as WarmasterAction;

  it('is refused by check and by apply, naming the place', () => {
    expect(warmaster.check(start, deploy)).toEqual([]);
    for (const area of [99, 17, '14', Number.NaN, undefined, null]) {
      const refused = [{ code: 'warmaster/malformed', path: 'area' }];
      expect(warmaster.check(start, of({ area }))).toMatchObject(refused);
      expect(reasonsOf(() => warmaster.apply(start, of({ area }), noDice))).toEqual(refused);
    }
    for (const junk of [null, undefined, 3, 'deploy', [deploy]]) {
      expect(warmaster.check(start, junk as never)).toEqual([
        { code: 'warmaster/malformed', message: expect.stringContaining('expected an object') },
      ]);
    }
  });

  it('is refused for all that parse lists and nothing else, of every kind, whoever is asked', () => {
    const odd = fc.oneof(
      fc.constantFrom('imperial', 'traitor', 'horus', 14, 99, ['emperor']),
      fc.jsonValue(),
    );
    const types = [
      'deploy',
      'group',
      'reinforce',
      'teleport',
      'place',
      'move',
      'special',
      'end-phase',
      'reveal',
    ];
    const others = ['fight', 'reroll', 'keep', 'lose', 'retreat', 'retreat-to', 'pass'];
    const anything = fc.record(
      {
        type: fc.constantFrom(...types, ...others),
        player: odd,
        unit: odd,
        units: odd,
        area: odd,
        to: odd,
        rule: odd,
      },
      { requiredKeys: ['type'] },
    );
    const states = [start, table('imperial-movement', { emperor: 14 }), table('traitor-combat', {})];
    fc.assert(
      fc.property(fc.constantFrom(...states), anything, (state, json) => {
        const faults = reasonsOf(() => plain.parse.action(json));
        const refusals = plain.check(state, json as unknown as WarmasterAction);
        if (faults.length > 0) expect(refusals).toMatchObject(faults);
        else expect(refusals.map(({ code }) => code)).not.toContain('warmaster/malformed');
      }),
    );
  });
});
