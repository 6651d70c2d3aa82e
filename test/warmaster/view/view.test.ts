import { describe, expect, it } from 'vitest';
import type {
  ActionOf,
  ActionType,
  Combat,
  DecisionView,
  Side,
  Task,
  WarmasterEvent,
  WarmasterState,
} from 'wargame-rules/warmaster';
import { plain, special, table } from '../table';

const VIEWERS = ['imperial', 'traitor', 'spectator'] as const;
const OTHERS = ['imperial', 'spectator'] as const;

const drawn = { side: 'traitor', units: ['magnus'], turn: 3, mustGo: false, shown: true } as const;
const group = {
  side: 'imperial',
  units: ['rogal-dorn', 'custodians-1'],
  turn: 2,
  mustGo: true,
  shown: false,
} as const;

/** Somebody of every kind, everywhere. */
const scene = table(
  'imperial-movement',
  {
    emperor: 35,
    sanguinius: 'reserve',
    'rogal-dorn': 'reserve',
    'custodians-1': 'reserve',
    horus: [34, 'down'],
    'crew-1': 36,
    'crew-2': [21, 'down'],
    'crew-3': 'reserve',
    'trap-1': [33, 'down'],
    angron: 'cup',
    magnus: 'reserve',
    'daemons-1': 'cup',
  },
  {
    parties: [drawn, group],
    bridge: 'imperial',
    destroyedAreas: [42, 14],
    tallies: [{ name: 'laser-hits', count: 2 }],
    moving: { unit: 'emperor', left: 2 },
    moved: ['emperor'],
    unrevealed: [22],
    fought: [23],
    retreated: ['crew-1'],
  },
);

const combat: Combat = {
  area: 35,
  attacker: 'imperial',
  attack: 9,
  defence: 2,
  column: 4,
  dice: [3],
  outcome: {
    name: 'D1',
    attacker: { loses: 0, retreats: false },
    defender: { loses: 1, retreats: false },
  },
};

/** Whom others than the Traitor player can't tell apart: face down, in the cup, or not yet out of it. */
const HIDDEN = ['horus', 'crew-2', 'crew-3', 'trap-1', 'angron', 'daemons-1'];

const without = ({ units }: WarmasterState, hidden: readonly string[]) =>
  units.filter(({ id }) => !hidden.includes(id));

describe('a view', () => {
  it('WM-REV-4: has every Imperial unit, and those of the Traitors that are face up, drawn or destroyed', () => {
    for (const viewer of OTHERS) {
      const view = plain.view(scene, viewer);
      expect(view.units).toEqual(without(scene, HIDDEN));
      expect(view.faceDown).toEqual([21, 33, 34]);
    }
    const own = plain.view(scene, 'traitor');
    expect(own.units).toEqual(scene.units);
    expect(own.faceDown).toEqual([]);
  });

  it('WM-REV-4: an Imperial group shows nothing of what is in the cup', () => {
    const state = { ...scene, parties: [group] };
    expect(plain.view(state, 'imperial').units).toEqual(without(state, [...HIDDEN, 'magnus']));
  });

  it('shows everything else as it is, and who is to act', () => {
    expect(plain.view(scene, 'imperial')).toStrictEqual({
      edition: 'plain',
      turn: 3,
      phase: 'imperial-movement',
      toAct: ['imperial'],
      units: without(scene, HIDDEN),
      faceDown: [21, 33, 34],
      cup: 2,
      parties: [
        { side: 'traitor', size: 1, units: ['magnus'], turn: 3, mustGo: false },
        { side: 'imperial', size: 2, units: ['rogal-dorn', 'custodians-1'], turn: 2, mustGo: true },
      ],
      bridge: 'imperial',
      destroyedAreas: [42, 14],
      tallies: [{ name: 'laser-hits', count: 2 }],
      reinforcementsDue: false,
      moving: { unit: 'emperor', left: 2 },
      moved: ['emperor'],
      unrevealed: [22],
      fought: [23],
      retreated: ['crew-1'],
      decision: null,
      outcome: null,
    });
  });

  it('shows a group that waits to its own side alone, to others how many it is', () => {
    for (const viewer of ['traitor', 'spectator'] as const) {
      expect(plain.view(scene, viewer).parties).toEqual([
        { side: 'traitor', size: 1, units: ['magnus'], turn: 3, mustGo: false },
        { side: 'imperial', size: 2, units: null, turn: 2, mustGo: true },
      ]);
    }
  });

  it('WM-SET-1: of the deployment others see neither counters nor where they lie, till it is done', () => {
    const waiting = { 'crew-2': 'reserve', 'trap-1': 'reserve' } as const;
    const deploying = table('deployment', { horus: [34, 'down'], 'crew-1': [21, 'down'], ...waiting });
    const hidden = ['horus', 'crew-1', 'crew-2', 'trap-1'];
    for (const viewer of OTHERS) {
      const view = plain.view(deploying, viewer);
      expect(view.units).toEqual(without(deploying, hidden));
      expect(view.faceDown).toEqual([]);
      expect(view.toAct).toEqual(['traitor']);
      expect(plain.view({ ...deploying, phase: 'grouping' }, viewer).faceDown).toEqual([21, 34]);
    }
    expect(plain.view(deploying, 'traitor').units).toEqual(deploying.units);
    expect(plain.view(deploying, 'traitor').faceDown).toEqual([]);
  });

  it('of a game that is over asks nobody for anything, whatever was still to be done', () => {
    const outcome = { winners: ['traitor'], reasons: [{ message: 'the Emperor is dead' }] } as const;
    const agenda: readonly Task[] = [{ type: 'place', side: 'imperial', units: ['sanguinius'] }];
    for (const viewer of VIEWERS) {
      const view = plain.view({ ...scene, agenda, outcome }, viewer);
      expect(view).toMatchObject({ toAct: [], decision: null, outcome });
    }
  });
});

describe('what is to be chosen', () => {
  const board = table('imperial-combat', {
    emperor: 35,
    sanguinius: 35,
    'rogal-dorn': 'reserve',
    'crew-1': 35,
    'crew-2': 35,
    'trap-1': [35, 'down'],
    horus: [34, 'down'],
  });
  const due = [{ side: 'traitor', area: 35, count: 2 }] as const;
  const losses = { type: 'losses', due, cause: 'combat', marked: ['trap-1'] } as const;
  const choosing = { type: 'losses', due, cause: 'combat', chosen: 1 } as const;
  const retreat = { type: 'retreat', side: 'imperial', area: 35, unit: null } as const;
  const place = { type: 'place', side: 'imperial', units: ['rogal-dorn'] } as const;
  const reroll = { type: 'reroll', side: 'imperial', combat } as const;

  const WORKED: readonly (readonly [Task, Side, ours: DecisionView, theirs: DecisionView])[] = [
    [place, 'imperial', { type: 'place', units: ['rogal-dorn'] }, { type: 'place', units: ['rogal-dorn'] }],
    [reroll, 'imperial', { type: 'reroll', combat }, { type: 'reroll', combat }],
    [retreat, 'imperial', retreat, retreat],
    [losses, 'traitor', { ...choosing, marked: ['trap-1'] }, { ...choosing, marked: [] }],
    [
      { ...losses, marked: ['crew-1'] },
      'traitor',
      { ...choosing, marked: ['crew-1'] },
      { ...choosing, marked: ['crew-1'] },
    ],
  ];

  it('is shown to everybody, but for counters that lie face down among the losses', () => {
    for (const [task, player, ours, theirs] of WORKED) {
      const state = { ...board, agenda: [task, { type: 'close-phase' as const }] };
      expect(plain.view(state, 'traitor')).toMatchObject({ toAct: [player] });
      expect(plain.view(state, 'traitor').decision).toStrictEqual(ours);
      for (const viewer of OTHERS) expect(plain.view(state, viewer).decision).toStrictEqual(theirs);
    }
  });
});

type Events = { readonly [Type in WarmasterEvent['type']]: Extract<WarmasterEvent, { readonly type: Type }> };
type Actions = { readonly [Type in ActionType]: ActionOf<Type> };

describe('the history', () => {
  const EVENTS: Events = {
    'phase-began': { type: 'phase-began', turn: 1, phase: 'imperial-combat' },
    deployed: { type: 'deployed', unit: 'horus', area: 14 },
    'deployment-ended': { type: 'deployment-ended', areas: [14, 15] },
    grouped: { type: 'grouped', units: ['emperor', 'sanguinius', 'rogal-dorn'] },
    drawn: { type: 'drawn', units: ['angron'], area: null },
    teleported: { type: 'teleported', side: 'traitor', units: ['angron'], roll: 35, result: 'area-rolled' },
    placed: { type: 'placed', units: ['angron'], area: 35 },
    delayed: { type: 'delayed', units: ['angron'] },
    moved: { type: 'moved', unit: 'emperor', from: 35, to: 34 },
    'bridge-taken': { type: 'bridge-taken', side: 'imperial' },
    revealed: { type: 'revealed', unit: 'horus', area: 34 },
    special: { type: 'special', side: 'traitor', rule: 'horus-shows-himself', unit: 'horus' },
    'combat-rolled': { type: 'combat-rolled', combat },
    'combat-resolved': { type: 'combat-resolved', combat },
    retreated: { type: 'retreated', unit: 'emperor', from: 35, to: 34 },
    destroyed: { type: 'destroyed', units: ['angron'], cause: 'combat' },
    'area-destroyed': { type: 'area-destroyed', area: 35, cause: 'trap' },
    tallied: { type: 'tallied', name: 'laser-hits', count: 1 },
    'game-ended': { type: 'game-ended', outcome: { winners: [], reasons: [{ message: 'both are dead' }] } },
  };

  it('WM-REV-4: tells everybody what happened, but each side alone how it deployed and grouped', () => {
    for (const viewer of VIEWERS) {
      const secret = { imperial: ['deployed'], traitor: ['grouped'], spectator: ['deployed', 'grouped'] };
      for (const event of Object.values(EVENTS)) {
        const read = special.viewEvent?.(event, viewer);
        expect(read).toEqual(secret[viewer].includes(event.type) ? null : event);
      }
    }
  });

  it('WM-REV-4: shows everybody what a player did, but him alone how he deployed, grouped and chose losses', () => {
    for (const player of ['imperial', 'traitor'] as const) {
      const actions: Actions = {
        deploy: { type: 'deploy', player, unit: 'horus', area: 14 },
        group: { type: 'group', player, units: ['emperor', 'sanguinius', 'rogal-dorn'] },
        lose: { type: 'lose', player, unit: 'crew-1' },
        reinforce: { type: 'reinforce', player },
        teleport: { type: 'teleport', player, units: ['emperor'] },
        place: { type: 'place', player, area: 14 },
        move: { type: 'move', player, unit: 'emperor', to: 14 },
        special: { type: 'special', player, rule: 'reactor-sabotage', unit: 'emperor' },
        'end-phase': { type: 'end-phase', player },
        reveal: { type: 'reveal', player, area: 14 },
        fight: { type: 'fight', player, area: 14 },
        reroll: { type: 'reroll', player },
        keep: { type: 'keep', player },
        retreat: { type: 'retreat', player, unit: 'emperor' },
        'retreat-to': { type: 'retreat-to', player, area: 14 },
      };
      for (const viewer of VIEWERS) {
        const secret = viewer === player ? [] : ['deploy', 'group', 'lose'];
        for (const action of Object.values(actions)) {
          const read = special.viewAction?.(action, viewer);
          expect(read).toEqual(secret.includes(action.type) ? null : action);
        }
      }
    }
  });
});
