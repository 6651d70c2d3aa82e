import { describe, expect, it } from 'vitest';
import {
  BATTLE_KINDS,
  type BattleKind,
  type CampaignBattle,
  checkCampaign,
  defineSubplot,
  type Ledger,
  renownAfterBattle,
  type SubplotInPlay,
  standings,
} from 'wargame-rules/battlefleet-gothic';
import { deepFreeze } from '../../deepFreeze';
import { strangers } from '../../strangers';
import { battle, cruiser, fate, fleet, refusals } from '../ledger/build';

/** Nobody's renown changes by this one. */
const idle = defineSubplot({
  id: 'idle',
  title: 'Idle',
  renown: { completed: 0, failed: 0 },
  completed: () => true,
});
const gloom = defineSubplot({
  id: 'gloom',
  title: 'Gloom',
  renown: { completed: 0, failed: -4 },
  completed: () => false,
});
const KNOWN = [idle, gloom];
const inPlay = (subplot: string, player: string): SubplotInPlay => ({
  subplot,
  player,
  rolled: null,
  nominated: null,
});
const fought = (ledger: Ledger, kind: BattleKind = 'battle', subplot = 'idle'): CampaignBattle => ({
  kind,
  ledger,
  subplots: ledger.sides.map(({ player }) => inPlay(subplot, player)),
});
/** What a battle brings Ann, item by item. */
const renown = (told: CampaignBattle, admiral = 'Ann', before = { own: 1, enemy: 1 }) =>
  renownAfterBattle(told, admiral, before, KNOWN).items.map((item) => [item.reason, item.renown]);

const ann = { fleet: fleet([cruiser('a'), cruiser('aa')]) };
const ben = { fleet: fleet([cruiser('b'), cruiser('bb')]) };
const annWins = battle(ann, { ...ben, capitalShips: [fate('b', 'destroyed')] });

describe('the renown of a battle', () => {
  it('BG-SUB-3: begins at 1 and never falls below', () => {
    const gloomy = fought(annWins, 'battle', 'gloom');
    expect(renownAfterBattle(gloomy, 'Ben', { own: 1, enemy: 1 }, KNOWN)).toMatchObject({
      before: 1,
      after: 1,
      items: [
        { reason: 'lost', renown: -1 },
        { reason: 'capital-ships-lost', renown: -1 },
        { reason: 'subplot', renown: -4 },
      ],
    });
    expect(renownAfterBattle(gloomy, 'Ben', { own: 8, enemy: 1 }, KNOWN).after).toBe(2);
  });

  it('is for winning and losing, a raid bringing less', () => {
    const won = (kind: BattleKind) => renown(fought(annWins, kind))[0];
    expect(BATTLE_KINDS.map(won)).toEqual([
      ['won', 2],
      ['won', 2],
      ['won', 1],
    ]);
    expect(renown(fought(annWins, 'raid'), 'Ben')).toEqual([
      ['lost', -1],
      ['capital-ships-lost', -1],
    ]);
    expect(renown(fought(battle(ann, ben)))).toEqual([]);
  });

  it('is for every 100 victory points or part of them', () => {
    const points = (worth: number) =>
      renown(fought(battle({ ...ann, objectives: [{ name: 'x', points: worth }] }, ben)))[1];
    expect([1, 100, 101].map(points)).toEqual([
      ['victory-points', 1],
      ['victory-points', 1],
      ['victory-points', 2],
    ]);
  });

  it('is for hulks captured by holding the field', () => {
    const told = battle(
      { ...ann, capitalShips: [fate('a', 'hulk')] },
      { ...ben, capitalShips: [fate('b', 'hulk'), fate('bb', 'disengaged')] },
    );
    expect(renown(fought(told))).toEqual([
      ['won', 2],
      ['victory-points', 4],
      ['hulks-captured', 2],
      ['capital-ships-lost', -1],
    ]);
  });

  it('is for fighting higher renown, and more points', () => {
    expect(renown(fought(battle(ann, ben)), 'Ann', { own: 2, enemy: 3 })).toEqual([
      ['higher-renown-fought', 1],
    ]);
    expect(renown(fought(battle(ann, ben)), 'Ann', { own: 3, enemy: 3 })).toEqual([]);
    const greater = { fleet: fleet([cruiser('b'), cruiser('bb', { points: 181 })]) };
    const ended = (winner: string | null) => renown(fought(battle(ann, greater, { verdict: { winner } })));
    expect(ended('Ann')).toEqual([
      ['won', 2],
      ['more-points-fought', 2],
    ]);
    expect(ended('Ben')).toEqual([
      ['more-points-fought', 1],
      ['lost', -1],
    ]);
    expect(ended(null)).toEqual([]);
  });

  it('loses nothing for a decoy', () => {
    const posed = fleet([cruiser('a'), cruiser('d', { decoy: true })]);
    const told = battle({ fleet: posed, capitalShips: [fate('d', 'destroyed')] }, ben);
    expect(renown(fought(told), 'Ann')).toEqual([]);
  });

  it('is asked of an admiral who fought, with sound figures', () => {
    const ask = (admiral: string, own: number) => () =>
      renownAfterBattle(fought(annWins), admiral, { own, enemy: 1 }, KNOWN);
    expect(refusals(ask('Cid', 1))).toEqual([['ledger/unknown-player', 'player']]);
    expect(refusals(ask('Ann', 0))).toEqual([['argument/out-of-range', 'before.own']]);
    const told = (battleOf: CampaignBattle, enemy: number) => () =>
      renownAfterBattle(battleOf, 'Ann', { own: 1, enemy }, KNOWN);
    expect(refusals(told(fought(annWins), 0))).toEqual([['argument/out-of-range', 'before.enemy']]);
    expect(refusals(told({ ...fought(annWins), kind: 'skirmish' as 'raid' }, 1))).toEqual([
      ['argument/unknown-value', '[0].kind'],
    ]);
  });
});

describe('a campaign', () => {
  const benWins = battle({ ...ann, capitalShips: [fate('a', 'destroyed')] }, ben);
  const cidFights: Ledger = {
    sides: [
      { player: 'Cid', fleet: fleet([cruiser('c'), cruiser('cc')]) },
      { player: 'Ben', ...ben },
    ],
  };
  const campaign = [fought(annWins), fought(benWins, 'raid'), fought(cidFights)];

  it('gives each admiral’s standing, by renown', () => {
    const table = standings(deepFreeze(campaign), KNOWN);
    expect(
      table.map(({ admiral, renown: now, won, drawn, lost }) => [admiral, now, won, drawn, lost]),
    ).toEqual([
      ['Ben', 5, 1, 1, 1],
      ['Ann', 3, 1, 0, 1],
      ['Cid', 2, 0, 1, 0],
    ]);
    expect(table[0]?.battles.map(({ before, after }) => [before, after])).toEqual([
      [1, 1],
      [1, 5],
      [5, 5],
    ]);
  });

  it('counts both with the renown they brought, whoever is listed first', () => {
    const turned = campaign.map((one) => {
      const [first, second] = one.ledger.sides;
      return { ...one, ledger: { ...one.ledger, sides: [second, first] as const } };
    });
    const byName = (table: ReturnType<typeof standings>) =>
      [...table].sort((one, other) => one.admiral.localeCompare(other.admiral));
    expect(byName(standings(turned, KNOWN))).toEqual(byName(standings(campaign, KNOWN)));
  });

  it('C89: is plain JSON', () => {
    const table = standings(campaign, KNOWN);
    expect(standings(JSON.parse(JSON.stringify(campaign)), KNOWN)).toEqual(table);
    expect(JSON.parse(JSON.stringify(table))).toStrictEqual(table);
    expect(standings([], KNOWN)).toEqual([]);
  });

  it('BG-SUB-1: needs a sub-plot of each player in every battle', () => {
    const [first, second] = fought(annWins).subplots as readonly [SubplotInPlay, SubplotInPlay];
    const faults = (subplots: readonly SubplotInPlay[]) =>
      checkCampaign([{ ...fought(annWins), subplots }], KNOWN).map(({ code, path }) => [code, path]);
    expect(faults([first, second])).toEqual([]);
    expect(faults([first])).toEqual([['subplot/one-each', '[0].subplots']]);
    expect(faults([first, second, second])).toEqual([['subplot/one-each', '[0].subplots[2]']]);
    expect(faults([first, second, inPlay('idle', 'Cid')])).toEqual([
      ['ledger/unknown-player', '[0].subplots[2].player'],
    ]);
    expect(faults([first, inPlay('mutiny', 'Ben')])).toEqual([
      ['subplot/unknown', '[0].subplots[1].subplot'],
    ]);
    expect(faults([inPlay('idle', 'Cid')])).toEqual([
      ['subplot/one-each', '[0].subplots'],
      ['subplot/one-each', '[0].subplots'],
      ['ledger/unknown-player', '[0].subplots[0].player'],
    ]);
    const lacking = checkCampaign([{ ...fought(annWins), subplots: [first] }], KNOWN);
    expect(lacking.map(({ rule }) => rule)).toEqual(['BG-SUB-1']);
  });

  it('is refused with every reason and its place', () => {
    const wrong = {
      kind: 'skirmish',
      ledger: battle({ capitalShips: [fate('nobody', 'hulk')] }, {}),
      subplots: null,
    };
    const given = [fought(annWins), wrong, 7] as unknown as readonly CampaignBattle[];
    expect(refusals(() => standings(given, KNOWN))).toEqual([
      ['argument/unknown-value', '[1].kind'],
      ['ledger/unknown-id', '[1].ledger.sides[0].capitalShips[0].id'],
      ['argument/missing', '[1].subplots'],
      ['argument/missing', '[2]'],
    ]);
    const tampered = {
      ...fought(annWins),
      subplots: [inPlay('hit-and-run', 'Ann'), inPlay('no-quarter', 'Ben')],
    };
    expect(refusals(() => standings([tampered]))).toEqual([
      ['argument/missing', '[0].subplots[0].rolled.turns'],
    ]);
    expect(refusals(() => standings({} as never))).toEqual([['argument/missing', 'campaign']]);
    const vendetta = {
      ...fought(annWins),
      subplots: [inPlay('vendetta', 'Ann'), inPlay('no-quarter', 'Ben')],
    };
    expect(refusals(() => standings([vendetta]))).toEqual([
      ['subplot/not-chosen', '[0].subplots[0].nominated'],
    ]);
    const chosen = (nominated: string, player: string) =>
      checkCampaign([
        {
          ...vendetta,
          subplots: [{ ...inPlay('vendetta', player), nominated }, ...vendetta.subplots.slice(1)],
        },
      ]).map(({ code, path }) => [code, path]);
    expect(chosen('b', 'Ann')).toEqual([]);
    expect(chosen('a', 'Ann')).toEqual([['subplot/unknown-unit', '[0].subplots[0].nominated']]);
    expect(chosen('b', 'Cid').map(([code]) => code)).toEqual(['subplot/one-each', 'ledger/unknown-player']);
  });

  it('is refused for members that nobody knows, wherever they stand', () => {
    const strange = strangers([fought(annWins)]);
    expect(strange.map(({ path }) => path)).toContain('[0].subplots[1].stranger');
    for (const { path, value } of strange) {
      const faults = checkCampaign(value as readonly CampaignBattle[], KNOWN);
      expect(faults.map((fault) => [fault.code, fault.path])).toEqual([['argument/unknown-value', path]]);
    }
    const secret = { ...inPlay('mutiny', 'Ann'), winner: 'Ann' };
    const faults = checkCampaign([{ ...fought(annWins), subplots: [secret] }], KNOWN);
    expect(faults.map(({ path }) => path)).toContain('[0].subplots[0].winner');
  });
});
