import { describe, expect, it } from 'vitest';
import { mapOdds, mean, type Odds, probability, seededDice, toNumber } from 'wargame-rules';
import {
  type CombatEnd,
  type CombatPolicy,
  combatOdds,
  defineEdition,
  materialWorth,
  rateCombatChoices,
  type WarmasterAction,
  type WarmasterState,
  warmasterGame,
} from 'wargame-rules/warmaster';
import { plainEdition, specialEdition } from '../plainEdition';
import { fight, lose, plain, play, table } from '../table';

const edition = plainEdition;
const first: CombatPolicy = (_, [action]) => action as NonNullable<typeof action>;
const keep: CombatPolicy = (_, actions) => actions.find(({ type }) => type === 'keep') ?? first(_, actions);
const HIDDEN = { horus: [56, 'down'] } as const;

const sum = (odds: Odds<CombatEnd>): bigint =>
  odds.outcomes.reduce((total, { weight }) => total + weight, 0n);
const dies = (odds: Odds<CombatEnd>, unit: string) =>
  probability(odds, ({ destroyed }) => destroyed.includes(unit));

const duel = table('imperial-combat', { 'blood-angels-1': 35, 'crew-1': 35, emperor: 14, ...HIDDEN });

describe('combatOdds', () => {
  it('WM-COMB-4: without choices, each face of the die has its sixth', () => {
    const { odds } = combatOdds({ edition, state: duel }, 35);
    expect(sum(odds)).toBe(odds.total);
    // 5 against 2: EX on a 2, D1 on a 5, D1R on a 6.
    expect(dies(odds, 'crew-1')).toEqual({ numerator: 1n, denominator: 2n });
    // A1 on a 1, EX on a 2.
    expect(dies(odds, 'blood-angels-1')).toEqual({ numerator: 1n, denominator: 3n });
  });

  it('WM-REROLL-1, C47: the best policy rolls again what is worth less than a new roll', () => {
    const state = table('imperial-combat', { sanguinius: 35, 'horror-1': 35, emperor: 14, ...HIDDEN });
    const always: CombatPolicy = (now, actions) =>
      actions.find(({ type }) => type === 'reroll') ?? first(now, actions);
    const forecast = (imperial?: CombatPolicy) =>
      combatOdds({ edition, state, policies: { traitor: first, ...(imperial && { imperial }) } }, 35);
    const best = forecast();
    expect(best.worth).toBeGreaterThan(forecast(keep).worth);
    expect(best.worth).toBeGreaterThan(forecast(always).worth);
    // 7 against 3 is 2 to 1: A1, EX, NE, DR, D1, D1R are worth -13, -6, 0, 0, 7 and 7, a new roll -5/6.
    expect(dies(forecast(keep).odds, 'sanguinius')).toEqual({ numerator: 1n, denominator: 3n });
    expect(dies(forecast(always).odds, 'sanguinius')).toEqual({ numerator: 1n, denominator: 3n });
    expect(dies(best.odds, 'sanguinius')).toEqual({ numerator: 1n, denominator: 9n });
    expect(best.worth - materialWorth(edition, state)).toBeCloseTo((0 + 0 + 7 + 7 + 2 * (-5 / 6)) / 6);
  });

  it('WM-REROLL-2: nobody may: no second die', () => {
    const state = table('imperial-combat', { sanguinius: 35, magnus: 35, emperor: 14, ...HIDDEN });
    const { odds } = combatOdds({ edition, state, policies: { imperial: first, traitor: first } }, 35);
    expect(6n % odds.total).toBe(0n);
  });

  it('agrees with the game played on seeded dice by the same policies', () => {
    const state = table('imperial-combat', {
      sanguinius: 35,
      'custodians-1': 35,
      'horror-1': 35,
      'crew-1': 35,
      emperor: 14,
      ...HIDDEN,
    });
    const policies = { imperial: keep, traitor: first };
    const { odds, worth } = combatOdds({ edition, state, policies }, 35);
    const runs = 1200;
    const dice = seededDice('agreement');
    let crew = 0;
    let total = 0;
    for (let run = 0; run < runs; run++) {
      let now: WarmasterState = plain.apply(state, fight('imperial', 35), dice).state;
      while (now.agenda.length > 0) {
        const [player] = plain.toAct(now);
        const actions = plain.actions(now, player as 'imperial') ?? [];
        now = plain.apply(now, policies[player as 'imperial'](now, actions), dice).state;
      }
      if (now.units.find(({ id }) => id === 'crew-1')?.at === 'destroyed') crew++;
      total += materialWorth(edition, now);
    }
    const expected = toNumber(dies(odds, 'crew-1'));
    expect(Math.abs(crew / runs - expected)).toBeLessThan(0.06);
    expect(Math.abs(total / runs - worth)).toBeLessThan(1);
  });

  it('WM-COMB-5, WM-RETR-1: losses and retreats are chosen by their owner and the other player', () => {
    const rout = {
      from: 1,
      to: 6,
      result: {
        name: 'D1R',
        attacker: { loses: 0, retreats: false },
        defender: { loses: 1, retreats: true },
      },
    };
    const sure = defineEdition({ ...edition, combatResults: { columns: [{ ratio: 0, rows: [rout] }] } });
    const state = table('imperial-combat', { 'custodians-1': 35, horus: 35, 'crew-1': 35, emperor: 14 });
    const { odds } = combatOdds({ edition: sure, state, policies: { traitor: keepHorus } }, 35);
    expect(odds.outcomes).toHaveLength(1);
    expect(odds.outcomes[0]?.value).toMatchObject({
      destroyed: ['crew-1'],
      retreated: [{ unit: 'horus' }],
      winners: null,
    });
    const best = combatOdds({ edition: sure, state }, 35);
    expect(best.odds.outcomes[0]?.value.destroyed).toEqual(['crew-1']);
    const cornered = combatOdds(
      { edition: sure, state: { ...state, destroyedAreas: [32, 33, 34, 36, 42] } },
      35,
    );
    expect(cornered.odds.outcomes[0]?.value.winners).toEqual(['imperial']);
  });

  it('of a combat that has begun, and rates what may be chosen', () => {
    const state = table('imperial-combat', { sanguinius: 35, 'horror-1': 35, emperor: 14, ...HIDDEN });
    const rolled = play(plain, state, [fight('imperial', 35)], [1]).state;
    const [kept, again] = rateCombatChoices({ edition, state: rolled });
    expect(kept?.action.type).toBe('keep');
    expect(again?.action.type).toBe('reroll');
    expect(again?.worth).toBeGreaterThan(kept?.worth as number);
    expect(combatOdds({ edition, state: rolled }, 35).worth).toBe(again?.worth);
    const six = play(plain, state, [fight('imperial', 35)], [6]).state;
    const [stay, roll] = rateCombatChoices({ edition, state: six });
    expect(stay?.worth).toBeGreaterThan(roll?.worth as number);
    expect(rateCombatChoices({ edition, state })).toEqual([]);
  });

  it('WM-COMB-5, WM-RETR-1: a choice is rated for who makes it, though the other player chooses next', () => {
    const both = { loses: 1, retreats: true } as const;
    const rows = [{ from: 1, to: 6, result: { name: 'rout', attacker: both, defender: both } }] as const;
    const sure = defineEdition({ ...edition, combatResults: { columns: [{ ratio: 0, rows }] } });
    const state = table('imperial-combat', {
      'rogal-dorn': 35,
      'blood-angels-1': 35,
      'crew-1': 35,
      emperor: 14,
      ...HIDDEN,
    });
    // 13 factors are Dorn's, 9 those of the Blood Angels, 3 those of the Crew.
    const forecast = combatOdds({ edition: sure, state }, 35);
    expect(forecast.odds.outcomes.map(({ value }) => value.destroyed)).toEqual([
      ['blood-angels-1', 'crew-1'],
    ]);
    expect(forecast.worth - materialWorth(sure, state)).toBe(3 - 9);
    const keepIt: WarmasterAction = { type: 'keep', player: 'imperial' };
    const open = play(warmasterGame(sure), state, [fight('imperial', 35), keepIt], [1]).state;
    const choices = rateCombatChoices({ edition: sure, state: open });
    expect(choices.map(({ action, worth }) => [action, worth - materialWorth(sure, state)])).toEqual([
      [lose('imperial', 'rogal-dorn'), 3 - 13],
      [lose('imperial', 'blood-angels-1'), 3 - 9],
    ]);
    expect(Object.keys(combatOdds({ edition: sure, state: open }, 35))).toEqual(['worth', 'odds']);
  });

  it('WM-REROLL-1: every choice is rated, also where a policy makes those that follow', () => {
    const state = table('imperial-combat', { sanguinius: 35, 'horror-1': 35, emperor: 14, ...HIDDEN });
    const rolled = play(plain, state, [fight('imperial', 35)], [1]).state;
    const choices = rateCombatChoices({
      edition,
      state: rolled,
      policies: { imperial: keep, traitor: first },
    });
    expect(choices.map(({ action }) => action.type)).toEqual(['keep', 'reroll']);
  });

  it('WM-RETR-2: refuses what a policy may not choose', () => {
    const state = table('imperial-combat', { 'custodians-1': 35, 'crew-1': 35, emperor: 14, ...HIDDEN });
    const astray: CombatPolicy = () => ({ type: 'retreat-to', player: 'imperial', area: 14 });
    expect(() => combatOdds({ edition, state, policies: { imperial: astray } }, 35)).toThrow(
      expect.objectContaining({ code: 'warmaster/not-adjacent' }),
    );
    const rolled = play(plain, state, [fight('imperial', 35)], [4]).state;
    expect(rolled.agenda[0]?.type).toBe('retreat');
    expect(rateCombatChoices({ edition, state: rolled, policies: { imperial: astray } })).toHaveLength(5);
  });

  it('refuses an area without a combat, and one with a counter that lies face down', () => {
    expect(() => combatOdds({ edition, state: duel }, 33)).toThrow(
      expect.objectContaining({ code: 'warmaster/no-combat' }),
    );
    const hidden = table('imperial-combat', {
      'blood-angels-1': 35,
      'crew-1': [35, 'down'],
      emperor: 14,
      ...HIDDEN,
    });
    expect(() => combatOdds({ edition, state: hidden }, 35)).toThrow(
      expect.objectContaining({ code: 'warmaster/reveal-first' }),
    );
  });

  it('leaves the special rules of the phase alone', () => {
    const screens = table('imperial-combat', { 'blood-angels-1': 24, 'crew-1': 24, emperor: 14, ...HIDDEN });
    const { odds } = combatOdds({ edition: specialEdition, state: screens }, 24);
    expect(6n % odds.total).toBe(0n);
    expect(mean(mapOdds(odds, ({ destroyed }) => destroyed.length))).toEqual({
      numerator: 5n,
      denominator: 6n,
    });
  });
});

const keepHorus: CombatPolicy = (state, actions) =>
  actions.find((action) => action.type === 'lose' && action.unit !== 'horus') ?? keep(state, actions);
