import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededDice } from 'wargame-rules';
import {
  checkSubplotNomination,
  type Deed,
  declareSubplots,
  decoy,
  defineSubplot,
  generateSubplot,
  nominateForSubplot,
  noQuarter,
  revealSubplots,
  type SubplotInPlay,
  secretIntelligence,
  vendetta,
  viewSubplots,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { cruiser, fleet, refusals } from '../ledger/build';
import { chosen, completes, FORCES, OWN, setUp } from './play';

const ofBen = setUp(noQuarter, [], { player: 'Ben', own: FORCES.enemy, enemy: FORCES.own });
const open = (subplot: SubplotInPlay) => declareSubplots({ secret: false, subplots: [subplot, ofBen] });
const secret = (subplot: SubplotInPlay) => declareSubplots({ secret: true, subplots: [subplot, ofBen] });

describe('choices', () => {
  it('C82: are made once', () => {
    const inPlay = deepFreeze(chosen(vendetta, 'y'));
    expect(checkSubplotNomination(vendetta, inPlay, FORCES, 'x').map(({ code }) => code)).toEqual([
      'subplot/chosen-already',
    ]);
    expect(refusals(() => nominateForSubplot(vendetta, inPlay, FORCES, 'nobody'))).toEqual([
      ['subplot/chosen-already', 'nominated'],
      ['subplot/unknown-unit', 'id'],
    ]);
  });

  it('are not made where there is nothing to choose, or for another sub-plot', () => {
    expect(refusals(() => chosen(noQuarter, 'y'))).toEqual([['subplot/no-choice', 'id']]);
    expect(refusals(() => nominateForSubplot(vendetta, setUp(noQuarter), FORCES, 'y'))).toEqual([
      ['subplot/other-subplot', 'subplot'],
    ]);
  });

  it('BG-SUB-4: are all made when the sub-plots are fixed, one for each player', () => {
    const undecided = setUp(vendetta);
    expect(refusals(() => declareSubplots({ secret: true, subplots: [undecided, undecided] }))).toEqual([
      ['subplot/one-each', 'subplots[1]'],
      ['subplot/not-chosen', 'subplots[0].nominated'],
      ['subplot/not-chosen', 'subplots[1].nominated'],
    ]);
  });
});

describe('secret sub-plots', () => {
  it('C77, C82: look all the same to others, and to their owners as they are', () => {
    const hidden = { player: 'Ann', subplot: null, rolled: null, nominated: null, hidden: 'all' };
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), (seed) => {
        const inPlay = generateSubplot(FORCES, seededDice(seed));
        const declared = secret({ ...inPlay, nominated: 'y' });
        for (const viewer of ['Ben', 'spectator']) {
          expect(viewSubplots(declared, viewer, [])[0]).toStrictEqual(hidden);
        }
        expect(viewSubplots(declared, 'Ann', [])[0]).toEqual({
          ...inPlay,
          nominated: 'y',
          hidden: 'nothing',
        });
      }),
    );
  });

  it('C82: are laid open both at once', () => {
    const declared = secret(chosen(vendetta, 'y'));
    const ids = (viewer: string, state = declared) =>
      viewSubplots(state, viewer, []).map(({ subplot, nominated }) => [subplot, nominated]);
    expect(ids('Cid')).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(ids('Cid', revealSubplots(declared))).toEqual([
      ['vendetta', 'y'],
      ['no-quarter', null],
    ]);
    expect(declared.revealed).toBe(false);
  });

  it('keep the informer’s ship hidden, revealed or not, until it is boarded or attacked', () => {
    const declared = revealSubplots(secret(chosen(secretIntelligence, 'y')));
    const seen = (...deeds: readonly Deed[]) =>
      viewSubplots(declared, 'Ben', [{ player: 'Ann', deeds }, { player: 'Ben' }])[0];
    expect(seen()).toEqual({
      player: 'Ann',
      subplot: 'secret-intelligence',
      rolled: null,
      nominated: null,
      hidden: 'choice',
    });
    expect(seen({ type: 'fire', by: 'a', target: 'y' })?.hidden).toBe('choice');
    expect(seen({ type: 'boarding', by: 'a', target: 'x' })?.hidden).toBe('choice');
    expect(seen({ type: 'hit-and-run', by: 'a', target: 'y' })).toMatchObject({
      nominated: 'y',
      hidden: 'nothing',
    });
  });

  it('keep the decoy hidden until it fires or is fired on', () => {
    const own = fleet([...OWN.capitalShips, cruiser('d', { decoy: true })]);
    const declared = open(chosen(decoy, 'd', [], { ...FORCES, own }));
    const nominated = (ann: readonly Deed[], ben: readonly Deed[]) =>
      viewSubplots(declared, 'Ben', [
        { player: 'Ann', deeds: ann },
        { player: 'Ben', deeds: ben },
      ])[0]?.nominated;
    expect(nominated([], [])).toBeNull();
    expect(nominated([{ type: 'fire', by: 'a', target: 'x' }], [])).toBeNull();
    expect(nominated([{ type: 'fire', by: 'd', target: 'x' }], [])).toBe('d');
    expect(nominated([], [{ type: 'fire', by: 'p', target: 'd' }])).toBe('d');
  });

  it('BG-SUB-3: look the same where there is no decoy at all, and have failed then', () => {
    const none = setUp(decoy);
    const own = fleet([...OWN.capitalShips, cruiser('d', { decoy: true })]);
    const seen = (inPlay: SubplotInPlay) => viewSubplots(open(inPlay), 'Ben', [])[0];
    expect(seen(none)).toStrictEqual(seen(chosen(decoy, 'd', [], { ...FORCES, own })));
    expect(viewSubplots(open(none), 'Ann', [])[0]).toEqual({ ...none, hidden: 'nothing' });
    expect(completes(decoy, none, {}, { deeds: [{ type: 'fire', by: 'x', target: 'a' }] })).toBe(false);
  });
});

describe('open sub-plots', () => {
  it('show everything that is no secret of their own', () => {
    expect(viewSubplots(open(chosen(vendetta, 'y')), 'Ben', [])[0]).toMatchObject({
      subplot: 'vendetta',
      nominated: 'y',
      hidden: 'nothing',
    });
  });

  it('may be others than the rulebook’s', () => {
    const mine = defineSubplot({
      id: 'mine',
      title: 'Mine',
      renown: { completed: 0, failed: 0 },
      nominates: 'enemy-capital-ship',
      isOut: () => false,
      completed: () => true,
    });
    const declared = declareSubplots({ secret: false, subplots: [chosen(mine, 'y')] }, [mine]);
    expect(viewSubplots(declared, 'Ben', [], [mine])[0]?.nominated).toBeNull();
    expect(refusals(() => viewSubplots(declared, 'Ben', []))).toEqual([['subplot/unknown', 'subplot']]);
  });

  it('are asked with the deeds of their owner’s units and those of the enemy’s, whether a choice is out', () => {
    const asked: unknown[] = [];
    const mine = defineSubplot({
      id: 'mine',
      title: 'Mine',
      renown: { completed: 0, failed: 0 },
      nominates: 'decoy',
      isOut: (...facts) => asked.push(facts) > 0,
      completed: () => true,
    });
    const own = fleet([...OWN.capitalShips, cruiser('d', { decoy: true })]);
    const seen = (inPlay: SubplotInPlay, soFar: Parameters<typeof viewSubplots>[2]) =>
      viewSubplots(declareSubplots({ secret: false, subplots: [inPlay] }, [mine]), 'Ben', soFar, [mine])[0];
    const fire = (by: string, target: string) => ({ type: 'fire', by, target }) as const;
    const inPlay = chosen(mine, 'd', [], { ...FORCES, own });
    const deeds = { ann: [fire('a', 'x')], ben: [fire('x', 'a'), fire('y', 'b')] };
    const soFar = [
      { player: 'Ben', deeds: deeds.ben },
      { player: 'Ann', deeds: deeds.ann },
    ];
    expect(seen(inPlay, soFar)?.nominated).toBe('d');
    expect(seen(inPlay, [{ player: 'Ann' }, { player: 'Ben' }])?.nominated).toBe('d');
    expect(asked).toEqual([
      ['d', deeds.ann, deeds.ben],
      ['d', [], []],
    ]);
    expect(seen(setUp(mine), soFar)?.hidden).toBe('choice');
    expect(asked).toHaveLength(2);
  });
});
