import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import type { AreaNumber } from 'wargame-rules/warmaster';
import { chooseDeployment } from '../../../src/warmaster/bots/chooseDeployment';
import { type Stands, sceneFor } from './sceneOf';

/** Next to it: 21, 22 (a reactor), 24 (screens), 26, 33. Two steps away: 31 (screens), 34. Three: 36. */
const HORUS: Stands = { horus: [25, 'down'] };

interface Places {
  readonly unit: string;
  readonly ahead: AreaNumber;
  readonly behind: AreaNumber;
  readonly stands?: Stands;
  readonly ward?: number;
}

/** How many sides of a die a place is ahead of another: with so many more for the other it is still chosen; 5 or more count as 5. */
function lead({ unit, ahead, behind, stands = HORUS, ward = 0 }: Places): number {
  const scene = sceneFor('traitor', stands, { phase: 'deployment', character: { ward } });
  const places = [ahead, behind].map((area) => ({
    type: 'deploy' as const,
    player: 'traitor' as const,
    unit,
    area,
  }));
  let most = -1;
  for (let more = 0; more <= 5; more++) {
    const dice = scriptedDice([
      { face: 1, sides: 6 },
      { face: 1 + more, sides: 6 },
    ]);
    if (chooseDeployment(scene, places, dice).area === ahead) most = more;
    dice.finish();
  }
  return most;
}

describe('where the bot deploys, by how many sides of a die a place is ahead', () => {
  it('Horus wants ways out', () => {
    expect(lead({ unit: 'horus', ahead: 25, behind: 14, stands: {} })).toBe(3);
    expect(lead({ unit: 'horus', ahead: 25, behind: 26, stands: {} })).toBe(0);
    expect(lead({ unit: 'horus', ahead: 14, behind: 25, stands: {} })).toBe(-1);
  });

  it('Horus keeps off what the Imperial player comes for, ways out or not', () => {
    expect(lead({ unit: 'horus', ahead: 14, behind: 22, stands: {} })).toBe(5);
    expect(lead({ unit: 'horus', ahead: 56, behind: 42, stands: {} })).toBe(5);
  });

  it('Crew want to be next to Horus, not in special areas', () => {
    expect(lead({ unit: 'crew-1', ahead: 26, behind: 34 })).toBe(5);
    expect(lead({ unit: 'crew-1', ahead: 34, behind: 36 })).toBe(0);
    expect(lead({ unit: 'crew-1', ahead: 26, behind: 22, ward: 1.5 })).toBe(3);
    expect(lead({ unit: 'crew-1', ahead: 34, behind: 31, ward: 1.5 })).toBe(3);
  });

  it('traps want to be in special areas, and two steps from Horus', () => {
    expect(lead({ unit: 'trap-1', ahead: 31, behind: 34, ward: 0.5 })).toBe(2);
    expect(lead({ unit: 'trap-1', ahead: 34, behind: 26 })).toBe(3);
    expect(lead({ unit: 'trap-1', ahead: 34, behind: 36 })).toBe(3);
    expect(lead({ unit: 'trap-1', ahead: 31, behind: 22, ward: 0.5 })).toBe(3);
  });

  it('the others want to be in special areas, and no more than two steps from Horus', () => {
    expect(lead({ unit: 'horror-1', ahead: 22, behind: 26, ward: 1.5 })).toBe(3);
    expect(lead({ unit: 'horror-1', ahead: 34, behind: 36 })).toBe(3);
    expect(lead({ unit: 'horror-1', ahead: 26, behind: 34 })).toBe(0);
    expect(lead({ unit: 'ambush-1', ahead: 31, behind: 26, ward: 1.5 })).toBe(3);
  });

  it('as long as Horus is not there, nobody looks for him', () => {
    for (const unit of ['crew-1', 'trap-1', 'horror-1']) {
      expect(lead({ unit, ahead: 26, behind: 36, stands: {} })).toBe(0);
      expect(lead({ unit, ahead: 36, behind: 26, stands: {} })).toBe(0);
    }
  });
});
