import { describe, expect, it } from 'vitest';
import {
  declareSubplots,
  decoy,
  desperateMission,
  fleetExperience,
  hitAndRun,
  isSubplotCompleted,
  nominateForSubplot,
  noQuarter,
  unexpectedHelp,
  vendetta,
} from 'wargame-rules/battlefleet-gothic';
import { reasonsOf } from '../../violationsOf';
import { ADMIRAL, battle, cruiser, fate, fleet, refusals, squadron } from '../ledger/build';
import { ANN_WON, chosen, completes, ENEMY, FORCES, OWN, setUp } from './play';

describe('what is refused of sub-plots', () => {
  it('BG-SUB-3: names the clause and the figures of a choice', () => {
    const rule = 'BG-SUB-3';
    expect(reasonsOf(() => chosen(vendetta, 'nobody'))).toEqual([
      { code: 'subplot/unknown-unit', rule, path: 'id', facts: { id: 'nobody' } },
    ]);
    expect(reasonsOf(() => chosen(vendetta, 'p'))).toEqual([
      { code: 'subplot/wrong-unit', rule, path: 'id', facts: { id: 'p' } },
    ]);
    expect(reasonsOf(() => chosen(noQuarter, 'y'))).toEqual([
      { code: 'subplot/no-choice', rule, path: 'id' },
    ]);
    expect(reasonsOf(() => nominateForSubplot(vendetta, chosen(vendetta, 'y'), FORCES, 'x'))).toEqual([
      { code: 'subplot/chosen-already', rule, path: 'nominated', facts: { nominated: 'y' } },
    ]);
    const dear = cruiser('dear', { points: 151, reinforcement: true });
    const own = fleet([...OWN.capitalShips, dear], OWN.squadrons);
    expect(reasonsOf(() => chosen(unexpectedHelp, 'dear', [6], { ...FORCES, own }))).toEqual([
      { code: 'subplot/too-many-points', rule, path: 'id', facts: { points: 151, mostPoints: 150 } },
    ]);
    const told = battle({ fleet: OWN }, { fleet: ENEMY });
    expect(reasonsOf(() => isSubplotCompleted(vendetta, setUp(vendetta), told))).toEqual([
      { code: 'subplot/not-chosen', rule, path: 'nominated' },
    ]);
  });

  it('BG-SUB-3: names the clause for a fact that is missing', () => {
    const rule = 'BG-SUB-3';
    const inTime = setUp(hitAndRun, [3, 4]);
    expect(reasonsOf(() => completes(hitAndRun, inTime, {}, {}, ANN_WON))).toEqual([
      { code: 'subplot/missing-fact', rule, path: 'turns' },
    ]);
    const { damagePoints: _, ...flag } = cruiser('flag', { commander: ADMIRAL });
    const hurt = { fleet: fleet([flag]), capitalShips: [fate('flag', 'on-table', { damageLost: 1 })] };
    expect(reasonsOf(() => completes(fleetExperience, setUp(fleetExperience), hurt, {}))).toEqual([
      { code: 'subplot/missing-fact', rule, path: 'damagePoints', facts: { ship: 'flag' } },
    ]);
  });

  it('BG-SUB-1, BG-SUB-4: names the clause for a second sub-plot, and for one with nothing to act on', () => {
    const twice = { secret: false, subplots: [setUp(noQuarter), setUp(noQuarter)] };
    expect(reasonsOf(() => declareSubplots(twice))).toEqual([
      { code: 'subplot/one-each', rule: 'BG-SUB-1', path: 'subplots[1]' },
    ]);
    const escorts = { ...FORCES, enemy: fleet([], [squadron('s', 2)]) };
    expect(reasonsOf(() => setUp(vendetta, [], escorts))).toEqual([
      {
        code: 'subplot/nothing-to-act-on',
        rule: 'BG-SUB-4',
        path: 'forces',
        facts: { subplot: 'vendetta' },
      },
    ]);
  });

  it('BG-SUB-3, C88: is a choice that the fleets of the battle do not bear out', () => {
    const rule = 'BG-SUB-3';
    const judged = (subplot: typeof vendetta, nominated: string) => () =>
      completes(subplot, { subplot: subplot.id, player: 'Ann', rolled: null, nominated }, {}, {});
    const refused = (code: string, id: string) => [{ code, rule, path: 'nominated', facts: { id } }];
    expect(reasonsOf(judged(vendetta, 'nobody'))).toEqual(refused('subplot/unknown-unit', 'nobody'));
    expect(reasonsOf(judged(vendetta, 'flag'))).toEqual(refused('subplot/unknown-unit', 'flag'));
    expect(reasonsOf(judged(vendetta, 'p'))).toEqual(refused('subplot/wrong-unit', 'p'));
    expect(reasonsOf(judged(desperateMission, 'x'))).toEqual(refused('subplot/unknown-unit', 'x'));
    expect(reasonsOf(judged(decoy, 'a'))).toEqual(refused('subplot/wrong-unit', 'a'));
    expect(judged(vendetta, 'y')()).toBe(false);
    expect(judged(desperateMission, 'a')()).toBe(true);
  });

  it('is a squadron for a decoy, and no unit at all', () => {
    expect(refusals(() => chosen(decoy, 's'))).toEqual([['subplot/wrong-unit', 'id']]);
    for (const subplot of [vendetta, decoy]) {
      expect(refusals(() => chosen(subplot, undefined as never))).toEqual([['subplot/unknown-unit', 'id']]);
    }
  });
});
