import { seededDice } from 'wargame-rules';
import {
  type ArmyList,
  annihilation,
  applyPreBattle,
  type Battle,
  beginBattle,
  type ModelPosition,
  musterArmy,
  type PreBattle,
  type PreBattleAction,
  type ReportedFact,
  reportFact,
  startBattle,
  startPreBattle,
  toActBeforeBattle,
} from 'wargame-rules/open-play';

const MODELS = 10;
const MISSIONS = [annihilation];
const BATTLEFIELD = { width: 44, height: 60 } as const;

/** An army of so many units of ten models. */
export function armyList(prefix: string, units: number): ArmyList {
  return {
    name: prefix,
    units: Array.from({ length: units }, (_, index) => ({
      id: `${prefix}${index}`,
      name: `Squad ${index}`,
      powerRating: 1 + (index % 9),
      leadership: 7,
      warlord: index === 0,
      models: [
        { id: `${prefix}${index}-m`, name: 'Trooper', count: MODELS, base: { shape: 'round', diameter: 1 } },
      ],
    })),
  };
}

function positions(prefix: string, unit: number, left: number): readonly ModelPosition[] {
  return Array.from({ length: MODELS }, (_, index) => ({
    model: `${prefix}${unit}-m/${index + 1}`,
    at: { x: left + (index % 5) * 1.5, y: 1 + ((unit * 2 + Math.floor(index / 5)) % 57) },
  }));
}

/** Everything that two players do before a battle with so many units a side. */
export function preBattleActions(units: number): readonly PreBattleAction[] {
  const both = <Action extends object>(action: Action) =>
    ['a', 'd'].map((player) => ({ player, ...action }) as unknown as PreBattleAction);
  const deploy = (player: string, unit: number): PreBattleAction => ({
    type: 'deploy',
    player,
    unit: `${player}${unit}`,
    positions: positions(player, unit, player === 'a' ? 1 : 36),
  });
  const attackerList = armyList('a', units);
  const stronger = attackerList.units.map((unit) => ({ ...unit, powerRating: unit.powerRating + 1 }));
  return [
    { type: 'muster', player: 'a', list: { ...attackerList, units: stronger } },
    { type: 'muster', player: 'd', list: armyList('d', units) },
    ...both({ type: 'propose-mission', mission: 'annihilation' }),
    ...both({ type: 'read-briefing' }),
    ...both({ type: 'propose-battlefield', battlefield: BATTLEFIELD }),
    ...both({ type: 'declare', reserve: [], embarked: [] }),
    ...Array.from({ length: units }, (_, unit) => [deploy('a', unit), deploy('d', unit)]).flat(),
  ];
}

/** Plays the whole sequence before a battle, up to the battle. */
export function playPreBattle(actions: readonly PreBattleAction[]): Battle {
  const dice = seededDice(1);
  let state: PreBattle = startPreBattle(['a', 'd']);
  for (const action of actions) state = applyPreBattle(state, action, MISSIONS, dice).state;
  for (let due = toActBeforeBattle(state); due.length > 0; due = toActBeforeBattle(state)) {
    const player = due[0] as string;
    const last: PreBattleAction =
      state.step === 'determine-first-turn'
        ? { type: 'choose-turn', player, turn: 'first' }
        : { type: 'end-abilities', player };
    state = applyPreBattle(state, last, MISSIONS, dice).state;
  }
  return beginBattle(state, MISSIONS, dice);
}

/** A battle with so many units a side, where nobody knows who stands where. */
export function freshBattle(units: number): Battle {
  const army = (prefix: string) => musterArmy(armyList(prefix, units));
  const sides = { attacker: { army: army('a') }, defender: { army: army('d') } };
  return startBattle(annihilation, { ...sides, battlefield: BATTLEFIELD }, seededDice(1));
}

/** Facts for five battle rounds: losses and moves in turn, and ten ends of turns. */
export function facts(units: number, count: number): readonly ReportedFact[] {
  const list: ReportedFact[] = [];
  const everyTurn = Math.floor((count - 10) / 10);
  for (let turn = 0; turn < 10; turn++) {
    for (let fact = 0; fact < everyTurn; fact++) {
      const number = turn * everyTurn + fact;
      const side = number % 2 === 0 ? 'a' : 'd';
      const unit = Math.floor(number / 2) % units;
      const model = 1 + (Math.floor(number / 2 / units) % MODELS);
      list.push(
        number % 4 < 2
          ? { type: 'models-destroyed', models: [`${side}${unit}-m/${model}`] }
          : { type: 'models-moved', positions: positions(side, unit, 10).slice(MODELS - 3) },
      );
    }
    list.push({ type: 'turn-ended' });
  }
  return list;
}

/** Reports facts one after the other. */
export function report(battle: Battle, reported: readonly ReportedFact[]): Battle {
  const dice = seededDice(1);
  return reported.reduce((before, fact) => reportFact(annihilation, before, fact, dice).state, battle);
}
