import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  arrivalNeeds,
  assaultDecision,
  assaultPoints,
  assaultTotal,
  formationOptions,
  formationZones,
  markersWoken,
  mostExterminators,
  reinforcementReach,
  rollCluster,
  sharesOf500,
  unreadyLeadership,
} from 'wargame-rules/battlefleet-gothic';
import { refusals } from '../../ledger/build';

const score = { assaultPoints: 1, attackerVictoryPoints: 1, defenderVictoryPoints: 1 };
const pick = { map: 'E' as 'A', white: 'first', dark: 'second' };
const at = { x: 60, y: 60 };
const lost = { x: Number.NaN, y: 60 };

describe('what a rule refuses is named', () => {
  it.each([
    ['slowest', () => arrivalNeeds(Number.NaN)],
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
