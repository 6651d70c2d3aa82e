import { describe, expect, it } from 'vitest';
import type { AreaNumber, Side, WarmasterAction } from 'wargame-rules/warmaster';
import { reasonsOf } from '../../violationsOf';
import { noDice, play, table } from '../table';
import { bringing, deed } from './deed';

const retreat = (player: Side, unit: string): WarmasterAction => ({ type: 'retreat', player, unit });
const retreatTo = (player: Side, area: AreaNumber): WarmasterAction => ({ type: 'retreat-to', player, area });

/** The Traitors in area 35 are driven out. */
function driven(stands: Parameters<typeof table>[1], changes: Parameters<typeof table>[2] = {}) {
  const game = bringing({ type: 'retreat', side: 'traitor', area: 35, unit: null });
  const start = table('imperial-movement', { emperor: 14, horus: [56, 'down'], ...stands }, changes);
  const { state, events } = play(game, start, [deed('imperial', 'emperor')]);
  return { game, state, told: events.slice(1) };
}

describe('a retreat', () => {
  it('WM-RETR-1: is done once the last has gone; who went is remembered, in the order in which they went', () => {
    const { game, state } = driven({ 'crew-1': 35, 'crew-2': 35, 'crew-3': 35 }, { retreated: ['crew-7'] });
    const { state: after, events } = play(game, state, [
      retreat('traitor', 'crew-3'),
      retreatTo('imperial', 33),
      retreat('traitor', 'crew-1'),
      retreatTo('imperial', 34),
      retreatTo('imperial', 36),
    ]);
    expect(events).toEqual([
      { type: 'retreated', unit: 'crew-3', from: 35, to: 33 },
      { type: 'retreated', unit: 'crew-1', from: 35, to: 34 },
      { type: 'retreated', unit: 'crew-2', from: 35, to: 36 },
    ]);
    expect(after.retreated).toEqual(['crew-7', 'crew-3', 'crew-1', 'crew-2']);
    expect(after.agenda).toEqual([]);
  });

  it('WM-RETR-1: the owner names one of the units that must go; every other is refused with its reason', () => {
    const { game, state } = driven({ 'crew-1': 35, 'crew-2': 35, 'crew-3': 33, 'custodians-1': 14 });
    for (const [unit, code] of [
      ['nobody', 'warmaster/unknown-unit'],
      ['custodians-1', 'warmaster/not-yours'],
      ['crew-3', 'warmaster/not-there'],
    ] as const) {
      expect(reasonsOf(() => game.apply(state, retreat('traitor', unit), noDice))).toEqual([
        { code, rule: 'WM-RETR-1', path: 'unit' },
      ]);
    }
  });

  it('WM-RETR-1: first the unit, then the area', () => {
    const { game, state } = driven({ 'crew-1': 35, 'crew-2': 35 });
    const notNow = [{ code: 'warmaster/not-now', rule: 'WM-RETR-1' }];
    expect(reasonsOf(() => game.apply(state, retreatTo('traitor', 33), noDice))).toEqual(notNow);
    const { state: named } = play(game, state, [retreat('traitor', 'crew-2')]);
    expect(reasonsOf(() => game.apply(named, retreat('imperial', 'crew-1'), noDice))).toEqual(notNow);
    const { game: other, state: alone } = driven({ 'crew-1': 35 });
    expect(reasonsOf(() => other.apply(alone, retreat('imperial', 'crew-1'), noDice))).toEqual(notNow);
  });

  it('WM-RETR-2: with nowhere to go all are destroyed at once, and nobody is asked', () => {
    const destroyedAreas = [32, 33, 34, 36, 42] as const;
    for (const units of [['crew-1'], ['crew-1', 'crew-2']]) {
      const stands = Object.fromEntries(units.map((unit) => [unit, 35 as const]));
      const { state, told } = driven(stands, { destroyedAreas, bridge: null });
      expect(told).toEqual([{ type: 'destroyed', units, cause: 'retreat' }]);
      expect(state.retreated).toEqual([]);
      expect(state.agenda).toEqual([]);
    }
  });

  it('WM-RETR-2: where one area is left the unit goes there, and nobody is asked', () => {
    const { state, told } = driven({ 'crew-1': 35 }, { destroyedAreas: [32, 33, 34, 42], bridge: null });
    expect(told).toEqual([{ type: 'retreated', unit: 'crew-1', from: 35, to: 36 }]);
    expect(state.retreated).toEqual(['crew-1']);
  });

  it('WM-RETR-3: a second one destroys', () => {
    const { told } = driven({ 'crew-1': 35 }, { retreated: ['crew-1'] });
    expect(told).toEqual([{ type: 'destroyed', units: ['crew-1'], cause: 'retreat' }]);
  });

  it('leaves counters that lie face down where they are', () => {
    const { game, state } = driven({ 'crew-1': 35, 'trap-1': [35, 'down'] });
    expect(game.toAct(state)).toEqual(['imperial']);
    const { state: after, events } = play(game, state, [retreatTo('imperial', 33)]);
    expect(events).toEqual([{ type: 'retreated', unit: 'crew-1', from: 35, to: 33 }]);
    expect(after.units.find(({ id }) => id === 'trap-1')).toEqual({ id: 'trap-1', at: 35, faceUp: false });
    expect(after.agenda).toEqual([]);
    expect(driven({ 'trap-1': [35, 'down'] }).told).toEqual([]);
  });
});
