import { describe, expect, it } from 'vitest';
import { checkMission } from 'wargame-rules/testing';
import { type Raid, raid } from './raid';

const options = { matches: 4, mostSteps: 6, tries: 3 };

describe('checkMission', () => {
  it('accepts a sound mission, and reports what was seen', () => {
    const report = checkMission(raid, options);
    expect(report).toMatchObject({ game: 'raid', matches: 4, redealt: 0, reveals: 0 });
    const { ended, steps, allowed, refused, unreadable } = report;
    expect(Math.min(ended, steps, allowed, refused, unreadable)).toBeGreaterThan(0);
  });

  it('plays 20 battles unless told', () => {
    expect(checkMission(raid, { mostSteps: 3, tries: 0 })).toMatchObject({ game: 'raid', matches: 20 });
  });

  it('shows the battle in which the verdict hangs on the order of units', () => {
    const judge = ({ armies }: Raid) => ({ leader: armies[0]?.units[0]?.id });
    expect(() => checkMission({ ...raid, judge }, options)).toThrow(
      expect.objectContaining({
        code: 'conformance/verdict-ignores-order',
        violations: [
          expect.objectContaining({
            path: 'steps[0]',
            message: expect.stringMatching(
              /^"raid" breaks verdict-ignores-order: with its units in another order the battle is judged otherwise: leader: "raider 1" against "raider [23]"\nrecord: /,
            ),
            facts: { record: expect.objectContaining({ setup: { mission: 'raid' }, steps: [] }) },
          }),
        ],
      }),
    );
  });

  it.each([
    [
      'a verdict that is nothing',
      { judge: () => undefined },
      'plain-json',
      "view gives what JSON can't hold: judged: undefined",
    ],
    ['a verdict by chance', { judge: () => Math.random() }, 'chance-from-dice', 'view calls Math.random'],
    [
      'a verdict that changes the battle',
      { judge: (battle: Raid) => Object.assign(battle, { left: 0 }) },
      'inputs-untouched',
      'view changes what it is given: TypeError',
    ],
    [
      'a report of what its check refuses',
      { report: (battle: Raid) => ({ state: { ...battle, left: Math.max(0, battle.left - 1) } }) },
      'refused-throws',
      'check refuses it, and apply',
    ],
    [
      'a next fact that its check refuses',
      { check: () => [{ code: 'raid/rain', message: 'it rains' }] },
      'offered-is-legal',
      'check refuses what the game offers: [{"code":"raid/rain","message":"it rains"}]',
    ],
    [
      'a battle without end',
      { report: (battle: Raid) => ({ state: battle }) },
      'matches-end',
      'none of the matches was over after 6 steps',
    ],
  ])('rejects %s', (_, broken, property, message) => {
    expect(() => checkMission({ ...raid, ...broken }, options)).toThrow(
      expect.objectContaining({
        code: `conformance/${property}`,
        message: expect.stringContaining(`"raid" breaks ${property}: ${message}`),
      }),
    );
  });
});
