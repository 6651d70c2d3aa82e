import { describe, expect, it } from 'vitest';
import { warmaster } from 'wargame-rules/warmaster';
import { SETUP } from '../table';

function refusal(json: unknown) {
  try {
    warmaster.parse.action(json);
  } catch (error) {
    const { code, path } =
      (error as { violations: readonly { code: string; path?: string }[] }).violations[0] ?? {};
    return [code, path];
  }
  return null;
}

describe('parse', () => {
  it('reads every kind of action, and leaves out what does not belong to it', () => {
    const json = { type: 'move', player: 'imperial', unit: 'emperor', to: 35, area: 14, extra: [] };
    expect(warmaster.parse.action(json)).toEqual({
      type: 'move',
      player: 'imperial',
      unit: 'emperor',
      to: 35,
    });
    const group = { type: 'group', player: 'imperial', units: ['a', 'b', 'c'] };
    const read = warmaster.parse.action(group);
    expect(read).toEqual(group);
    group.units.push('d');
    expect(read).toMatchObject({ units: ['a', 'b', 'c'] });
  });

  it('refuses what is none, naming the place', () => {
    const move = { type: 'move', player: 'imperial', unit: 'emperor', to: 35 };
    expect(refusal(null)).toEqual(['warmaster/malformed', undefined]);
    expect(refusal([move])).toEqual(['warmaster/malformed', undefined]);
    expect(refusal({ ...move, type: 'toString' })).toEqual(['warmaster/malformed', 'type']);
    expect(refusal({ ...move, type: undefined })).toEqual(['warmaster/malformed', 'type']);
    expect(refusal({ ...move, player: 'spectator' })).toEqual(['warmaster/malformed', 'player']);
    expect(refusal({ ...move, unit: 7 })).toEqual(['warmaster/malformed', 'unit']);
    for (const to of [17, 20, 37, 11, 61, '35', Number.NaN, -14, undefined]) {
      expect(refusal({ ...move, to })).toEqual(['warmaster/malformed', 'to']);
    }
    expect(refusal({ type: 'group', player: 'imperial', units: 'abc' })).toEqual([
      'warmaster/malformed',
      'units',
    ]);
    expect(refusal({ type: 'teleport', player: 'imperial', units: ['a', 2] })).toEqual([
      'warmaster/malformed',
      'units[1]',
    ]);
  });

  it('reads a set-up', () => {
    expect(warmaster.parse.setup({ ...SETUP, more: 1 })).toEqual(SETUP);
    expect(() => warmaster.parse.setup('reconstruction')).toThrow(
      expect.objectContaining({ code: 'warmaster/malformed' }),
    );
    expect(() => warmaster.parse.setup({ version: 1 })).toThrow(/^edition: /);
    expect(() => warmaster.parse.setup({ ...SETUP, version: '1' })).toThrow(/^version: /);
  });

  it('plays with both sides', () => {
    expect(warmaster.players(SETUP)).toEqual(['imperial', 'traitor']);
  });
});
