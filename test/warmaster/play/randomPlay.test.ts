import { describe, expect, it } from 'vitest';
import { scriptedDice, seededDice } from 'wargame-rules';
import {
  AREA_NUMBERS,
  SIDES,
  type Side,
  type UnitState,
  type WarmasterState,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { deepFreeze } from '../../deepFreeze';
import { runs } from '../../runs';
import { anyAction, hunter, playGame, type Turned } from '../randomPlay';
import { plain } from '../table';

const { counters } = warmasterEdition;
const sideOf = new Map(counters.map(({ id, side }) => [id, side]));

function standing(state: WarmasterState, side: Side, area: number): number {
  return state.units.filter(({ id, at }) => at === area && sideOf.get(id) === side).length;
}

/** What is wrong with a game after a step; nothing should be. */
function faultsOf({ before, action, step: { state, events } }: Turned): readonly string[] {
  const faults: string[] = [];
  const dead = new Set(events.flatMap((event) => (event.type === 'destroyed' ? event.units : [])));
  for (const [index, unit] of state.units.entries()) {
    const was = before.units[index] as UnitState;
    const lost = was.at === 'destroyed' || dead.has(unit.id);
    if (unit.id !== counters[index]?.id) faults.push(`${unit.id} is out of its place`);
    if ((unit.at === 'destroyed') !== lost) faults.push(`${unit.id} is not accounted for`);
    if (state.destroyedAreas.some((area) => area === unit.at))
      faults.push(`${unit.id} is in a Destroyed Area`);
  }
  const waiting = state.parties.flatMap(({ units }) => units);
  if (new Set(waiting).size < waiting.length) faults.push('a unit waits twice');
  for (const id of waiting) {
    if (state.units.find((unit) => unit.id === id)?.at !== 'reserve') faults.push(`${id} does not wait`);
  }
  if (before.phase.endsWith('movement') && state.phase !== before.phase) faults.push(...crowds(state));
  if (action.player !== warmaster.toAct(before)[0]) faults.push('somebody acted who was not asked');
  if (state.outcome && state.agenda.length > 0) faults.push('something is left to be done');
  return faults;
}

function crowds(state: WarmasterState): readonly string[] {
  return SIDES.flatMap((side) => AREA_NUMBERS.filter((area) => standing(state, side, area) > 3)).map(
    (area) => `too many stand in ${area}`,
  );
}

describe('random play', { timeout: runs(60_000, 3_600_000) }, () => {
  it('WM-STACK-4: games end, no unit is lost from sight, none stands where it may not', () => {
    const ends = new Set<string>();
    const faults: string[] = [];
    for (let seed = 0; seed < runs(200, 10_000); seed++) {
      const onStep = (turned: Turned): void => {
        faults.push(...faultsOf(turned));
      };
      const end = playGame(warmaster, warmasterEdition.id, seed, onStep, seed % 2 === 0 ? anyAction : hunter);
      ends.add(end.outcome?.winners.join() || 'draw');
    }
    expect(faults).toEqual([]);
    expect([...ends].sort()).toEqual(['draw', 'imperial', 'traitor']);
  });

  it('C89, C91: states are plain JSON and never changed; every listed action is legal', () => {
    for (let seed = 0; seed < 6; seed++) {
      playGame(warmaster, warmasterEdition.id, seed, ({ before, action, step }) => {
        const copy = JSON.parse(JSON.stringify(step));
        expect(copy).toStrictEqual(step);
        deepFreeze(step);
        deepFreeze(action);
        const [player] = warmaster.toAct(before);
        const listed = warmaster.actions(before, player as Side) ?? [];
        expect(listed).toContainEqual(action);
        expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(listed.length);
        const some = listed.filter((_, index) => index % 7 === seed);
        for (const one of some) expect(warmaster.check(before, one)).toEqual([]);
        for (const one of some) expect(warmaster.parse.action(JSON.parse(JSON.stringify(one)))).toEqual(one);
      });
    }
  });

  it('C92: going on from a saved state gives the same game', () => {
    for (let seed = 0; seed < 4; seed++) {
      playGame(warmaster, warmasterEdition.id, seed, ({ before, action }) => {
        const saved: WarmasterState = JSON.parse(JSON.stringify(before));
        const one = warmaster.apply(before, action, seededDice(seed));
        const other = warmaster.apply(saved, action, seededDice(seed));
        expect(other).toEqual(one);
      });
    }
  });

  it('WM-TURN-1: the phases follow each other in their order', () => {
    const order = [
      'imperial-reinforcement',
      'imperial-movement',
      'imperial-combat',
      'traitor-reinforcement',
      'traitor-movement',
      'traitor-combat',
    ];
    const begun: string[] = [];
    playGame(warmaster, warmasterEdition.id, 11, ({ step: { events } }) => {
      for (const event of events) if (event.type === 'phase-began') begun.push(event.phase);
    });
    expect(begun[0]).toBe('grouping');
    expect(begun.length).toBeGreaterThan(6);
    begun.slice(1).forEach((phase, index) => {
      expect(phase).toBe(order[index % 6]);
    });
  });

  it('the rules alone end their games too', () => {
    for (let seed = 0; seed < 10; seed++) {
      expect(playGame(plain, 'plain', seed, undefined, hunter).outcome).not.toBeNull();
    }
  });

  it('refuses an action that is not legal, and changes nothing', () => {
    const start = deepFreeze(warmaster.start({ edition: warmasterEdition.id, version: 1 }, scriptedDice([])));
    const dice = scriptedDice([1]);
    expect(() => warmaster.apply(start, { type: 'end-phase', player: 'traitor' }, dice)).toThrow(
      expect.objectContaining({ code: 'warmaster/not-now' }),
    );
    expect(dice.rolled()).toBe(0);
  });
});
