import { describe, expect, it } from 'vitest';
import {
  defineMission,
  otherwiseWins,
  type PreBattleAction,
  toActBeforeBattle,
} from 'wargame-rules/open-play';
import { botAction, PACK, reasons, toDeclarations, walk } from '../walk';

const { state: mustered } = walk(toDeclarations().slice(0, 2));
const propose = (player: string, mission: string): PreBattleAction => ({
  type: 'propose-mission',
  player,
  mission,
});

describe('determining the mission', () => {
  it('OP-MISSION-1: tells what was rolled', () => {
    const { events } = walk([propose('Ben', 'roll'), propose('Ann', 'roll')], [3], mustered);
    expect(events).toEqual([
      { type: 'mission-rolled', roll: 3, mission: 'hold-at-all-costs' },
      { type: 'mission-determined', mission: 'hold-at-all-costs' },
    ]);
  });

  it('OP-MISSION-1: plays a mission that is called roll, and rolls for none', () => {
    const roll = defineMission({
      id: 'roll',
      title: 'Roll',
      victory: otherwiseWins('defender', 'it rolled by'),
    });
    for (const missions of [[roll], [...PACK, roll]]) {
      const both = [propose('Ben', 'roll'), propose('Ann', 'roll')];
      expect(walk(both, [], mustered, missions).state).toMatchObject({
        step: 'read-briefing',
        mission: 'roll',
      });
    }
  });

  it('OP-MISSION-1: the players answer each other until both propose the same', () => {
    const differing = walk([propose('Ben', 'annihilation'), propose('Ann', 'roll')], [], mustered);
    expect(differing.events).toEqual([]);
    expect(differing.state.mission).toBeNull();
    expect(toActBeforeBattle(differing.state)).toEqual(['Ben']);
    const { state } = walk([propose('Ben', 'death-or-glory')], [], differing.state);
    expect(toActBeforeBattle(state)).toEqual(['Ann']);
    const agreed = walk([propose('Ann', 'death-or-glory')], [], state).state;
    expect(agreed).toMatchObject({ step: 'read-briefing', mission: 'death-or-glory' });
  });

  it('OP-MISSION-1: refuses a mission that is not there to choose', () => {
    const unknown = [{ code: 'pre-battle/unknown-mission', rule: 'OP-MISSION-1', path: 'mission' }];
    expect(reasons(mustered, propose('Ann', 'capture-the-flag'))).toEqual(unknown);
    expect(reasons(mustered, propose('Ann', 'death-or-glory'), PACK.slice(0, 2))).toEqual(unknown);
    expect(reasons(mustered, propose('Ann', 'roll'))).toEqual([]);
  });

  it('OP-MISSION-1: a bot proposes any mission, and agrees with whoever proposed one', () => {
    const first = [1, 2, 3].map((face) => botAction(mustered, 'Ann', [face]));
    expect(first).toEqual(PACK.map(({ id }) => propose('Ann', id)));
    const ofBen = walk([propose('Ben', 'roll')], [], mustered).state;
    expect(botAction(ofBen, 'Ann')).toEqual(propose('Ann', 'roll'));
    const ofAnn = walk([propose('Ann', 'death-or-glory')], [], mustered).state;
    expect(botAction(ofAnn, 'Ben')).toEqual(propose('Ben', 'death-or-glory'));
    const later = walk([propose('Ben', 'annihilation')], [], ofAnn).state;
    expect(botAction(later, 'Ann')).toEqual(propose('Ann', 'annihilation'));
  });
});
