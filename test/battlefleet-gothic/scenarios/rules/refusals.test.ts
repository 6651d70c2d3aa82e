import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  arrivalNeeds,
  assaultDecision,
  assaultPoints,
  assaultTotal,
  checkSpacing,
  formationOptions,
  formationZones,
  markersWoken,
  mostExterminators,
  reinforcementReach,
  rollCluster,
  rollExterminator,
  SPACINGS,
  sharesOf500,
  unreadyLeadership,
} from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../../ledger/build';

const score = { assaultPoints: 1, attackerVictoryPoints: 1, defenderVictoryPoints: 1 };
const pick = { map: 'E' as 'A', white: 'first', dark: 'second' };
const at = { x: 60, y: 60 };
const lost = { x: Number.NaN, y: 60 };
const spacing = { table: { width: 180, height: 120 }, ...SPACINGS.convoy };

describe('what a rule refuses is named', () => {
  it.each([
    ['slowest', () => arrivalNeeds(Number.NaN)],
    ['slowest', () => arrivalNeeds(-1)],
    ['distance', () => rollExterminator({ inLowOrbit: false, distance: Number.NaN }, scriptedDice([]))],
    ['distance', () => rollExterminator({ inLowOrbit: true, distance: -1 }, scriptedDice([]))],
    ['fromEdges', () => checkSpacing([], { ...spacing, fromEdges: -1 })],
    ['apart', () => checkSpacing([], { ...spacing, apart: Number.NaN })],
    ['fromEnemies', () => checkSpacing([], { ...spacing, fromEnemies: undefined as never })],
    ['markers', () => checkSpacing(undefined as never, spacing)],
    ['markers[0]', () => checkSpacing([null as never], spacing)],
    ['markers[0].at', () => checkSpacing([{ id: 'a', at: null as never }], spacing)],
    ['markers[0].at.x', () => checkSpacing([{ id: 'a', at: lost }], spacing)],
    ['markers[0]', () => markersWoken([null as never], [at])],
    ['total', () => assaultDecision(0.5)],
    ['capitalShips', () => assaultPoints({ capitalShips: -1, transports: 0 })],
    ['transports', () => assaultPoints({ capitalShips: 0, transports: -1 })],
    ['assaultPoints', () => assaultTotal({ ...score, assaultPoints: -1 })],
    ['attackerVictoryPoints', () => assaultTotal({ ...score, attackerVictoryPoints: -1 })],
    ['defenderVictoryPoints', () => assaultTotal({ ...score, defenderVictoryPoints: -1 })],
    ['points', () => mostExterminators(-1)],
    ['points', () => sharesOf500(-1)],
    ['turn', () => reinforcementReach(0)],
    ['turn', () => unreadyLeadership(0, 3)],
    ['unreadyTurns', () => unreadyLeadership(1, -1)],
    ['own', () => formationOptions('line' as 'wedge', 'wedge')],
    ['enemy', () => formationOptions('wedge', 'line' as 'wedge')],
    ['map', () => formationZones(pick, { width: 180, height: 120 })],
    ['kind', () => rollCluster('mines' as 'deadfall', scriptedDice([]))],
    ['path', () => markersWoken([], undefined as never)],
    ['path[1].x', () => markersWoken([], [at, lost])],
    ['markers', () => markersWoken(undefined as never, [at])],
    [
      'markers[1].at.x',
      () =>
        markersWoken(
          [
            { id: 'a', at },
            { id: 'b', at: lost },
          ],
          [at],
        ),
    ],
  ] as const)('%s', (path, action) => {
    expect(refusals(action).map(([, place]) => place)).toEqual([path]);
  });
});
