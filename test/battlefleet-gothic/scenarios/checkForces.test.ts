import { describe, expect, it } from 'vitest';
import { checkForces, theRaiders } from 'wargame-rules/battlefleet-gothic';
import { fleet } from './arbitraries';
import { oneReason } from './oneReason';
import { sampleOf } from './samples';

describe('checkForces', () => {
  it.each([
    ['muster', undefined],
    ['muster.agreed', { agreed: null }],
    ['muster.rolls', { rolls: 3 }],
    ['muster.forces', { forces: undefined }],
    ['muster.forces.fleets', { forces: {} }],
  ])('BG-FORMAT-1: refuses a muster without %s', (path, change) => {
    const muster = change && sampleOf('the-raiders', change).facts;
    const missing = oneReason('argument/missing', path);
    expect(() => checkForces(theRaiders, muster as never)).toThrow(missing);
  });

  it('BG-FORMAT-1: names the fleet that is not sound, by its side', () => {
    const { attacker } = sampleOf('the-raiders').facts.forces.fleets as { readonly attacker: object };
    const { facts } = sampleOf('the-raiders', { forces: { fleets: { attacker, defender: fleet() } } });
    expect(checkForces(theRaiders, facts as never)).toMatchObject([
      { code: 'fleet/empty', path: 'forces.fleets.defender' },
    ]);
  });
});
