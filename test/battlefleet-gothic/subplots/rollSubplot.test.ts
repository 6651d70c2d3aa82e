import { describe, expect, it } from 'vitest';
import { odds, playScript, probability, seededDice } from 'wargame-rules';
import {
  chanceCircumstancesTable,
  type Fleet,
  findSubplot,
  generateSubplot,
  legaciesOfWarTable,
  rollSubplot,
  SUBPLOT_IDS,
  SUBPLOTS,
  type SubplotForces,
  secretPloysTable,
  setUpSubplot,
  subplotTable,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { ADMIRAL, cruiser, fleet, refusals, squadron } from '../ledger/build';
import { ENEMY, FORCES, OWN } from './play';

const idsFor = (forces: SubplotForces): readonly string[] =>
  odds((dice) => rollSubplot(forces, dice).subplot).outcomes.map(({ value }) => value);
/** The sub-plots that are rolled again. */
const without = (own: Fleet, enemy: Fleet): readonly string[] => {
  const left = idsFor({ player: 'Ann', own, enemy });
  return SUBPLOT_IDS.filter((id) => !left.includes(id));
};

describe('rolling a sub-plot', () => {
  it('BG-SUB-1, C17, C20: has eighteen in three tables, each with a chance of 1/18', () => {
    const exact = odds((dice) => rollSubplot(FORCES, dice).subplot);
    for (const id of SUBPLOT_IDS) {
      expect(probability(exact, (rolled) => rolled === id)).toEqual({ numerator: 1n, denominator: 18n });
    }
    const tables = [legaciesOfWarTable, chanceCircumstancesTable, secretPloysTable];
    expect(tables.flatMap(({ rows }) => rows.map(({ result }) => result))).toEqual([...SUBPLOT_IDS]);
    expect(subplotTable.rows.map(({ from, to }) => [from, to])).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    expect(SUBPLOTS.map(({ id }) => id)).toEqual([...SUBPLOT_IDS]);
  });

  it('BG-SUB-1: rolls one die for the table and one on it', () => {
    expect(playScript((dice) => rollSubplot(FORCES, dice), [4, 5])).toEqual({
      table: 'chance-circumstances',
      subplot: 'fresh-captain',
    });
  });

  it('BG-SUB-4: rolls both dice again where there is nothing to act on', () => {
    const own = fleet([], [squadron('s', 2)]);
    const rolled = playScript(
      (dice) => rollSubplot({ player: 'Ann', own, enemy: ENEMY }, dice),
      [1, 1, 2, 4, 5, 6],
    );
    expect(rolled).toEqual({ table: 'secret-ploys', subplot: 'hit-and-run' });
  });

  it('BG-SUB-4: knows what each needs: a commander, a capital ship, escorts', () => {
    const escorts = fleet([], [squadron('s', 2)]);
    expect(without(OWN, ENEMY)).toEqual([]);
    expect(without(escorts, ENEMY)).toEqual([
      'gunnery-practice',
      'extended-duty',
      'blood-bond',
      'fleet-experience',
      'meteor-storm',
      'signalling-problems',
      'fresh-captain',
      'secret-intelligence',
      'experimental-ship',
      'desperate-mission',
    ]);
    expect(without(OWN, escorts)).toEqual([
      'gunnery-practice',
      'vendetta',
      'enemy-plans',
      'secret-intelligence',
      'decoy',
    ]);
    const unled = fleet([cruiser('a')], [squadron('s', 2)]);
    expect(without(unled, ENEMY)).toEqual(['fleet-experience', 'signalling-problems', 'secret-intelligence']);
    const alone = fleet([cruiser('flag', { commander: ADMIRAL })]);
    expect(without(alone, ENEMY)).toEqual(['signalling-problems', 'fresh-captain']);
    expect(without(fleet([cruiser('d', { decoy: true })]), ENEMY)).toContain('desperate-mission');
    expect(without(OWN, fleet([]))).toEqual([
      'gunnery-practice',
      'no-quarter',
      'vendetta',
      'enemy-plans',
      'secret-intelligence',
      'decoy',
    ]);
  });

  it('BG-SUB-4, C62: refuses to set one up that has nothing to act on, and fleets with faults', () => {
    const escorts = fleet([], [squadron('s', 2)]);
    const forces = { player: 'Ann', own: escorts, enemy: ENEMY };
    expect(refusals(() => setUpSubplot(findSubplot('blood-bond'), forces, seededDice(1)))).toEqual([
      ['subplot/nothing-to-act-on', 'forces'],
    ]);
    const broken = {
      player: 'Ann',
      own: fleet([], [squadron('s', 0)]),
      enemy: fleet([cruiser('b', { points: -1 })]),
    };
    const reasons = [
      ['fleet/empty-squadron', 'own.squadrons[0].ships'],
      ['argument/out-of-range', 'enemy.capitalShips[0].points'],
    ];
    expect(refusals(() => rollSubplot(broken, seededDice(1)))).toEqual(reasons);
    expect(refusals(() => setUpSubplot(findSubplot('no-quarter'), broken, seededDice(1)))).toEqual(reasons);
  });

  it('changes no fleet, and gives plain JSON for every sub-plot', () => {
    const forces = deepFreeze({ ...FORCES });
    for (let seed = 0; seed < 100; seed++) {
      const inPlay = generateSubplot(forces, seededDice(seed));
      expect(JSON.parse(JSON.stringify(inPlay))).toStrictEqual(inPlay);
      const fields = Object.keys(findSubplot(inPlay.subplot).rolls ?? {});
      expect(Object.keys(inPlay.rolled ?? {}).sort()).toEqual(fields.sort());
      expect(generateSubplot(forces, seededDice(seed))).toEqual(inPlay);
      const effects = findSubplot(inPlay.subplot).effects(inPlay);
      expect(JSON.parse(JSON.stringify(effects))).toStrictEqual(effects);
    }
  });

  it('C93: rolls for capital ships in the order of the fleet', () => {
    const labels: (string | undefined)[] = [];
    const dice = {
      roll: (_: number, label?: string) => {
        labels.push(label);
        return 6;
      },
    };
    setUpSubplot(findSubplot('meteor-storm'), FORCES, dice);
    expect(labels).toEqual(OWN.capitalShips.map(({ name }) => `Meteor Storm!: ${name}`));
  });

  it('finds a sub-plot among those that are in use', () => {
    expect(findSubplot('decoy').title).toBe('Decoy');
    expect(refusals(() => findSubplot('mutiny'))).toEqual([['subplot/unknown', 'subplot']]);
    expect(refusals(() => findSubplot('decoy', []))).toEqual([['subplot/unknown', 'subplot']]);
  });
});
