import { describe, expect, it } from 'vitest';
import { checkGame } from 'wargame-rules/testing';
import { warmaster } from 'wargame-rules/warmaster';
import { runs } from '../../runs';
import { special } from '../table';

describe('the contract of games', { timeout: runs(120_000, 3_600_000) }, () => {
  it('C79, C84: is kept by Warmaster, whatever honest players, cheats and careless apps try', () => {
    const setups = [{ edition: 'reconstruction', version: 1 }];
    const report = checkGame(warmaster, { setups, matches: runs(3, 300), mostSteps: 400, seed: 7 });
    expect(report.refused).toBeGreaterThan(0);
    expect(report.redealt).toBeGreaterThan(0);
    expect(report.reveals).toBeGreaterThan(0);
  });

  it('and on another edition', () => {
    const setups = [{ edition: 'special', version: 1 }];
    const report = checkGame(special, { setups, matches: runs(2, 100), mostSteps: 400, seed: 11 });
    expect(report.refused).toBeGreaterThan(0);
  });
});
