import { describe, expect, it } from 'vitest';
import {
  decoy,
  defineSubplot,
  fleetExperience,
  HONOURS,
  honoursFor,
  isSubplotCompleted,
  noQuarter,
  SUBPLOTS,
  type SubplotDefinition,
  subplotEffects,
  subplotResult,
  vendetta,
} from 'wargame-rules/battlefleet-gothic';
import { battle, fate, refusals } from '../ledger/build';
import { ANN_WON, chosen, completes, DRAWN, ENEMY, FORCES, OWN, setUp } from './play';

describe('the result of a battle with sub-plots', () => {
  it('BG-SUB-2, C82: has a matrix of mission and sub-plot', () => {
    const both = [true, false];
    const matrix = both.flatMap((mission) => both.map((subplot) => honoursFor({ mission, subplot })));
    expect(matrix).toEqual([...HONOURS]);
  });

  it('BG-SUB-2: takes a drawn battle for a mission not done', () => {
    const sunk = { capitalShips: [fate('y', 'destroyed')] };
    const result = (more: object) =>
      subplotResult(vendetta, chosen(vendetta, 'y'), battle({ fleet: OWN }, { fleet: ENEMY, ...sunk }, more));
    expect(result(ANN_WON)).toEqual({
      player: 'Ann',
      subplot: 'vendetta',
      completed: true,
      won: true,
      honours: 'heroic-victory',
      renown: 1,
    });
    expect(result(DRAWN)).toMatchObject({ completed: true, won: false, honours: 'heroic-defeat' });
  });

  it('BG-SUB-3, C82: brings renown on completing, and costs some on failing', () => {
    const table = SUBPLOTS.map(({ title, renown }) => [title, renown.completed, renown.failed]);
    expect(table).toEqual([
      ['Gunnery Practice', 1, -1],
      ['Extended Duty', 1, 0],
      ['Blood Bond', 1, -1],
      ['Fleet Experience', 1, 0],
      ['No Quarter!', 1, -1],
      ['Vendetta', 1, -2],
      ['Meteor Storm!', 3, -2],
      ['Signalling Problems', 1, -1],
      ['Unexpected Help', 0, -2],
      ['Navigational Hazards', 1, -1],
      ['Fresh Captain', 1, -1],
      ['Enemy Plans', 1, -1],
      ['Surprise Attack!', 2, -2],
      ['Secret Intelligence', 0, -1],
      ['Experimental Ship', 1, -1],
      ['Desperate Mission', 1, -1],
      ['Decoy', 1, -1],
      ['Hit-and-Run', 1, -1],
    ]);
    const failed = battle({ fleet: OWN }, { fleet: ENEMY });
    expect(subplotResult(vendetta, chosen(vendetta, 'y'), failed).renown).toBe(-2);
  });

  it('BG-SUB-4, C31: is the same however often it is asked for', () => {
    const told = battle({ fleet: OWN }, { fleet: ENEMY, capitalShips: [fate('y', 'hulk')] });
    const inPlay = chosen(vendetta, 'y');
    expect(subplotResult(vendetta, inPlay, told)).toEqual(subplotResult(vendetta, inPlay, told));
  });

  it('C88: is refused for a sub-plot that lost what was rolled', () => {
    for (const subplot of SUBPLOTS) {
      const fields = Object.keys(subplot.rolls ?? {});
      const broken = { subplot: subplot.id, player: 'Ann', rolled: null, nominated: 'y' };
      const ask = () => subplotEffects(subplot, broken);
      if (fields.length === 0) expect(ask()).toEqual(subplot.effects(broken));
      else expect(refusals(ask)).toEqual(fields.map((field) => ['argument/missing', `rolled.${field}`]));
    }
  });

  it('is refused for another sub-plot, for a stranger’s, and for a ledger with faults', () => {
    const told = battle({ fleet: OWN }, { fleet: ENEMY });
    const inPlay = setUp(noQuarter);
    expect(refusals(() => isSubplotCompleted(vendetta, { ...inPlay, rolled: null }, told))).toEqual([
      ['subplot/other-subplot', 'subplot'],
    ]);
    expect(refusals(() => subplotEffects(vendetta, inPlay))).toEqual([['subplot/other-subplot', 'subplot']]);
    expect(refusals(() => subplotEffects(vendetta, null as never))).toEqual([
      ['argument/missing', undefined],
    ]);
    expect(refusals(() => isSubplotCompleted(noQuarter, { ...inPlay, player: 'Cid' }, told))).toEqual([
      ['ledger/unknown-player', 'player'],
    ]);
    expect(refusals(() => completes(noQuarter, inPlay, {}, { capitalShips: [fate('o', 'hulk')] }))).toEqual([
      ['ledger/unknown-id', 'sides[1].capitalShips[0].id'],
    ]);
  });
});

describe('a battle of which little is told', () => {
  it('completes nothing by units that are not among those told of', () => {
    const fleets = { ownSide: { player: 'Ann', fleet: OWN }, enemySide: { player: 'Ben', fleet: ENEMY } };
    const told = { own: [], enemy: [], ...fleets, won: true, turns: null };
    const inPlay = (subplot: string) => ({ subplot, player: 'Ann', rolled: null, nominated: 'd' });
    expect(fleetExperience.completed({ ...told, inPlay: inPlay('fleet-experience') })).toBe(false);
    const deeds = [{ type: 'fire', by: 'x', target: 'd' }] as const;
    const enemySide = { ...fleets.enemySide, deeds };
    expect(decoy.completed({ ...told, enemySide, inPlay: inPlay('decoy') })).toBe(false);
    expect(vendetta.completed({ ...told, inPlay: inPlay('vendetta') })).toBe(false);
  });
});

describe('a sub-plot of one’s own', () => {
  const mutiny: SubplotDefinition<{ readonly loyal: number }> = {
    id: 'mutiny',
    title: 'Mutiny',
    renown: { completed: 2, failed: -1 },
    setUp: (_, dice) => ({ loyal: dice.roll(6, 'Mutiny') }),
    effects: ({ rolled }) => [{ type: 'custom', name: 'loyalty', facts: { ...rolled } }],
    completed: ({ inPlay, own }) => own.length >= inPlay.rolled.loyal,
  };

  it('is made and used as those of the rulebook are', () => {
    const subplot = defineSubplot(mutiny);
    const inPlay = setUp(subplot, [4]);
    expect(inPlay).toEqual({ subplot: 'mutiny', player: 'Ann', rolled: { loyal: 4 }, nominated: null });
    expect(subplotEffects(subplot, inPlay)).toEqual([
      { type: 'custom', name: 'loyalty', facts: { loyal: 4 } },
    ]);
    expect(completes(subplot, inPlay, {}, {})).toBe(true);
    expect(completes(subplot, setUp(subplot, [5]), {}, {})).toBe(false);
    expect(Object.isFrozen(subplot) && Object.isFrozen(subplot.renown)).toBe(true);
    expect(subplot.actsOn(FORCES)).toBe(true);
  });

  it('rolls nothing, has no effects and brings the renown that it says, unless told otherwise', () => {
    const plain = defineSubplot({
      id: 'plain',
      title: 'Plain',
      renown: { completed: 2, failed: -3 },
      completed: () => true,
    });
    expect(setUp(plain)).toEqual({ subplot: 'plain', player: 'Ann', rolled: null, nominated: null });
    expect(subplotEffects(plain, setUp(plain))).toEqual([]);
    expect(plain.renown).toEqual({ completed: 2, failed: -3 });
  });

  it('is refused at once for what is wrong with it', () => {
    expect(refusals(() => defineSubplot(null as never))).toEqual([['argument/missing', undefined]]);
    const wrong = {
      id: '',
      renown: { completed: -1, failed: 1 },
      nominates: 'a-friend',
      rolls: { loyal: 'die', turns: 'number' },
      isOut: true,
      setUp: 6,
    };
    expect(refusals(() => defineSubplot(wrong as never))).toEqual([
      ['argument/missing', 'id'],
      ['argument/missing', 'title'],
      ['argument/out-of-range', 'renown.completed'],
      ['argument/out-of-range', 'renown.failed'],
      ['argument/unknown-value', 'nominates'],
      ['argument/unknown-value', 'rolls.loyal'],
      ['argument/missing', 'completed'],
      ['argument/missing', 'setUp'],
      ['argument/missing', 'isOut'],
    ]);
  });
});
