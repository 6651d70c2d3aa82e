import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWargameError, seededDice } from 'wargame-rules';
import {
  BATTLE_KINDS,
  type Campaign,
  type CampaignBattle,
  checkCampaign,
  checkSubplotNomination,
  defineSubplot,
  findSubplot,
  generateSubplot,
  nominateForSubplot,
  parseCampaign,
  type SubplotForces,
  type SubplotInPlay,
  standings,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { runs } from '../../runs';
import { detailedLedger } from '../ledger/arbitraries';
import { battle, refusals } from '../ledger/build';
import { twisted } from '../ledger/twisted';

/** A sub-plot with its choice made, where there is anything to choose. */
function subplotOf(forces: SubplotForces, seed: number): SubplotInPlay {
  const inPlay = generateSubplot(forces, seededDice(seed));
  const subplot = findSubplot(inPlay.subplot);
  const units = [forces.own, forces.enemy].flatMap(({ capitalShips, squadrons }) => [
    ...capitalShips,
    ...squadrons,
  ]);
  const fit = units.find(({ id }) => checkSubplotNomination(subplot, inPlay, forces, id).length === 0);
  return subplot.nominates && fit ? nominateForSubplot(subplot, inPlay, forces, fit.id) : inPlay;
}

const fought: fc.Arbitrary<CampaignBattle> = fc
  .tuple(fc.constantFrom(...BATTLE_KINDS), detailedLedger, fc.nat(), fc.nat())
  .map(([kind, ledger, first, second]) => {
    const [ann, ben] = ledger.sides;
    return {
      kind,
      ledger,
      subplots: [
        subplotOf({ player: 'Ann', own: ann.fleet, enemy: ben.fleet }, first),
        subplotOf({ player: 'Ben', own: ben.fleet, enemy: ann.fleet }, second),
      ],
    };
  });
const campaign: fc.Arbitrary<Campaign> = fc.array(fought, { minLength: 1, maxLength: 2 });

/** Where the admirals stand, or which fact a sub-plot lacks; whatever else is thrown comes through. */
function standingsOf(of: Campaign): unknown {
  try {
    return standings(of);
  } catch (thrown) {
    if (isWargameError(thrown) && thrown.code === 'subplot/missing-fact') return thrown.message;
    throw thrown;
  }
}

describe('a campaign read from JSON', () => {
  it('C89: is equal to the one written, and shares nothing with it', () => {
    fc.assert(
      fc.property(campaign, (written) => {
        const read = parseCampaign(deepFreeze(written));
        expect(read).toEqual(written);
        expect(read[0]?.ledger).not.toBe(written[0]?.ledger);
        expect(standingsOf(parseCampaign(JSON.parse(JSON.stringify(written))))).toEqual(standingsOf(written));
      }),
      { numRuns: 50 },
    );
  });

  it('is sound, or refused with reasons', () => {
    fc.assert(
      fc.property(fc.oneof(campaign.chain(twisted), fc.anything()), (json) => {
        let read: Campaign;
        try {
          read = parseCampaign(json);
        } catch (thrown) {
          if (!isWargameError(thrown)) throw thrown;
          return;
        }
        expect(read).toEqual(JSON.parse(JSON.stringify(json)));
        expect(checkCampaign(read)).toEqual([]);
        standingsOf(read);
      }),
      { numRuns: runs(100, 5000) },
    );
  });

  it('is refused with every reason and its place', () => {
    const owner = { toString: 1 };
    const vendetta = { subplot: 'vendetta', player: owner, rolled: null, nominated: null };
    const given = [{ kind: 'raid', ledger: battle({}, {}), subplots: [vendetta] }, null];
    expect(refusals(() => parseCampaign(given))).toEqual([
      ['argument/missing', '[0].subplots[0].player'],
      ['subplot/one-each', '[0].subplots'],
      ['subplot/one-each', '[0].subplots'],
      ['ledger/unknown-player', '[0].subplots[0].player'],
      ['argument/missing', '[1]'],
    ]);
    expect(refusals(() => parseCampaign('[]'))).toEqual([['argument/missing', 'campaign']]);
    expect(refusals(() => parseCampaign([Number.NaN]))).toEqual([['parse/malformed', '[0]']]);
  });

  it('knows the sub-plots that it is told', () => {
    const idle = defineSubplot({
      id: 'idle',
      title: 'Idle',
      renown: { completed: 0, failed: 0 },
      completed: () => true,
    });
    const subplots = ['Ann', 'Ben'].map((player) => ({
      subplot: 'idle',
      player,
      rolled: null,
      nominated: null,
    }));
    const given = [{ kind: 'raid', ledger: battle({}, {}), subplots }];
    expect(parseCampaign(given, [idle])).toEqual(given);
    expect(refusals(() => parseCampaign(given)).map(([code]) => code)).toEqual([
      'subplot/unknown',
      'subplot/unknown',
    ]);
  });
});
