import { describe, expect, it } from 'vitest';
import { matchView, playOut, startMatch } from 'wargame-rules';
import {
  AREA_NUMBERS,
  actionLabel,
  areaLabel,
  rulebookOf,
  SIDES,
  unitLabel,
  type WarmasterAction,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { SETUP } from '../table';

const rules = rulebookOf(warmasterEdition);

describe('labels', () => {
  it('tell all units and all areas apart', () => {
    const units = rules.counters.map(({ id }) => unitLabel(rules, id));
    expect(new Set(units).size).toBe(units.length);
    expect(unitLabel(rules, 'custodians-2')).toBe('Custodians 2');
    const areas = AREA_NUMBERS.map((area) => areaLabel(rules, area));
    expect(new Set(areas).size).toBe(areas.length);
  });

  it('say something of every action, another thing of each that a player may choose from', () => {
    const kinds = new Set<string>();
    const label = (action: WarmasterAction) => actionLabel(rules, action);
    playOut(warmaster, startMatch(warmaster, SETUP, { seed: 7 }), {
      botSeed: 7,
      bot(game, state, player, dice) {
        const actions = game.actions(state, player) ?? [];
        const labels = actions.map(label);
        expect(new Set(labels).size).toBe(labels.length);
        expect(labels.every((one) => /^[A-Za-z].*[a-z0-9]$/.test(one))).toBe(true);
        const action = actions[dice.roll(actions.length) - 1] as WarmasterAction;
        kinds.add(action.type);
        return action;
      },
    });
    expect(kinds.size).toBeGreaterThan(10);
    expect(label({ type: 'special', player: 'traitor', rule: 'last-stand', unit: 'horus' })).toBe(
      'last stand: Horus',
    );
    expect(label({ type: 'group', player: 'imperial', units: ['emperor', 'x'] })).toBe('group Emperor, x');
  });

  it('tell the other side nothing that it may not read', () => {
    const start = startMatch(warmaster, SETUP, { seed: 1 });
    const match = playOut(warmaster, start, { botSeed: 1 });
    for (const viewer of SIDES) {
      const seen = matchView(warmaster, match, viewer).history.flatMap(({ action }) => action ?? []);
      for (const action of seen.filter(({ player }) => player !== viewer)) {
        expect(actionLabel(rules, action)).not.toMatch(/^(put .* into [A-Z]|group|lose)/);
      }
    }
  });
});
