import { type Dice, type LoggedRoll, loggedDice, mapOdds, type Odds } from 'wargame-rules';
import {
  type Army,
  type Battle,
  type BattleFact,
  fightingModels,
  findModel,
  findUnit,
  leadershipOf,
  type MoraleResult,
  missionSave,
  moraleOdds,
  type ReportedFact,
  reportFact,
  saveOdds,
  savingThrow,
  startBattle,
} from 'wargame-rules/open-play';
import { deployment } from './battleReport';
import { pumpingStation } from './pumpingStation';
import type { ReportEntry } from './reportEntry';

/** One entry of the report, as it was played. */
export interface CourseEntry {
  readonly round: number;
  readonly turn: Battle['turn'];
  readonly say: string;
  /** Every die, with what it was rolled for. */
  readonly rolls: readonly LoggedRoll[];
  /** What came of it, in words. */
  readonly results: readonly string[];
  /** What the odds were before the dice fell. */
  readonly odds?: Odds<string>;
}

/** A battle that was played out after its report. */
export interface PlayedReport {
  readonly battle: StationBattle;
  readonly course: readonly CourseEntry[];
}

type StationBattle = ReturnType<typeof beginBattle>;

/** What an entry does to the battle: facts one after the other, and the odds where something is decided. */
interface Outcome {
  readonly battle: StationBattle;
  readonly results: readonly string[];
  readonly odds?: Odds<string>;
}

/** Plays the battle after its report. All that is left to chance comes from the dice. */
export function playReport(
  attacker: Army,
  defender: Army,
  report: readonly ReportEntry[],
  dice: Dice,
): PlayedReport {
  const course: CourseEntry[] = [];
  let battle = beginBattle(attacker, defender, dice);
  for (const entry of report) {
    if (battle.over) break;
    const logged = loggedDice(dice);
    const { round, turn } = battle;
    const played = playEntry(battle, entry, logged);
    battle = played.battle;
    if (played.results.length > 0 || logged.rolls().length > 0 || 'fact' in entry) {
      course.push({ round, turn, say: entry.say, rolls: logged.rolls(), ...withoutBattle(played) });
    }
  }
  return { battle, course };
}

/** Both armies are deployed; the Divers are in reserve. */
function beginBattle(attacker: Army, defender: Army, dice: Dice) {
  return startBattle(
    pumpingStation,
    {
      attacker: {
        army: attacker,
        player: attacker.name,
        positions: deployment.attacker,
        reserve: ['divers'],
      },
      defender: { army: defender, player: defender.name, positions: deployment.defender },
      battlefield: { width: 44, height: 30 },
    },
    dice,
  );
}

function playEntry(battle: StationBattle, entry: ReportEntry, dice: Dice): Outcome {
  if ('losses' in entry) return takeLosses(battle, entry.losses, dice);
  if ('saves' in entry) return takeSaves(battle, entry.saves.models, entry.saves.ap, dice);
  if ('morale' in entry) return testMorale(battle, entry.morale, dice);
  if ('charge' in entry) return layCharge(battle, dice);
  return report(battle, entry.fact, dice);
}

function report(battle: StationBattle, fact: ReportedFact, dice: Dice): Outcome {
  const step = reportFact(pumpingStation, battle, fact, dice);
  return { battle: step.state, results: step.events.flatMap((event) => inWords(event, battle)) };
}

function takeLosses(battle: StationBattle, ids: readonly string[], dice: Dice): Outcome {
  const models = stillFighting(battle, ids);
  return models.length === 0
    ? { battle, results: [] }
    : report(battle, { type: 'models-destroyed', models }, dice);
}

function stillFighting(battle: StationBattle, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => findModel(battle, id)?.model.status === 'fighting');
}

function takeSaves(before: StationBattle, ids: readonly string[], ap: number, dice: Dice): Outcome {
  let battle = before;
  const results: string[] = [];
  const fighting = stillFighting(battle, ids);
  for (const id of fighting) {
    const name = findModel(battle, id)?.model.name ?? id;
    const save = savingThrow(missionSave(pumpingStation, battle, id, { ap }), dice, `Saving throw: ${name}`);
    results.push(`${name}: ${save.total} against ${save.needed}+, ${save.passed ? 'saved' : 'destroyed'}`);
    if (save.passed) continue;
    const after = report(battle, { type: 'models-destroyed', models: [id] }, dice);
    battle = after.battle;
    results.push(...after.results);
  }
  const [first] = fighting;
  if (first === undefined) return { battle, results };
  const odds = saveOdds(missionSave(pumpingStation, before, first, { ap }));
  return { battle, results, odds: mapOdds(odds, (saved) => (saved ? 'saved' : 'destroyed')) };
}

function testMorale(before: StationBattle, id: string, dice: Dice): Outcome {
  const found = findUnit(before, id);
  if (!found || found.unit.destroyedThisTurn === 0 || found.unit.place.where !== 'battlefield') {
    return { battle: before, results: [] };
  }
  const { unit, army } = found;
  const odds = moraleOdds({
    destroyedThisTurn: unit.destroyedThisTurn,
    leadership: leadershipOf(before, army, unit),
    models: fightingModels(unit).length,
    startingStrength: unit.startingStrength,
  });
  let played = report(before, { type: 'morale-test', unit: id }, dice);
  const results = [...played.results];
  while (played.battle.flight) {
    const { models } = played.battle.flight;
    const last = fightingModels(findUnit(played.battle, id)?.unit ?? unit).slice(-models);
    played = report(played.battle, { type: 'flee', models: last.map((model) => model.id) }, dice);
    results.push(...played.results);
  }
  return {
    battle: played.battle,
    results,
    odds: mapOdds(byFled(odds), ({ passed, fled }) =>
      passed ? 'passed' : `${fled} ${fled === 1 ? 'flees' : 'flee'}`,
    ),
  };
}

/** The fewest that flee first, as a reader expects. */
function byFled(odds: Odds<MoraleResult>): Odds<MoraleResult> {
  return { ...odds, outcomes: [...odds.outcomes].sort((one, other) => one.value.fled - other.value.fled) };
}

function layCharge(battle: StationBattle, dice: Dice): Outcome {
  const [attacker] = battle.armies;
  const divers = findUnit(battle, 'divers')?.unit;
  if (divers?.place.where !== 'battlefield') return { battle, results: [] };
  const action = { type: 'lay', player: attacker.player };
  const played = report(battle, { type: 'part-action', part: 'charges', action }, dice);
  const { laid } = played.battle.parts.charges;
  return { ...played, results: [`charges laid: ${laid} of 2`, ...played.results] };
}

/** What the rules made of it, where it is worth a line. */
function inWords(event: BattleFact, battle: Battle): readonly string[] {
  const name = (id: string): string => findUnit(battle, id)?.unit.name ?? id;
  switch (event.type) {
    case 'models-destroyed':
      return event.models.length > 1 ? [`${event.models.length} models destroyed`] : [];
    case 'unit-destroyed':
      return [`${name(event.unit)}: destroyed`];
    case 'morale-tested':
      return [
        `${event.total} against Leadership ${event.leadership}: ${event.passed ? 'passed' : 'failed, one flees'}`,
      ];
    case 'attrition-rolled':
      return [
        `Combat Attrition: ${event.fled} more ${event.fled === 1 ? 'flees' : 'flee'}${event.belowHalfStrength ? ' (below half strength)' : ''}`,
      ];
    case 'battle-ended':
      return [`the battle ends: ${event.because}`];
    default:
      return [];
  }
}

function withoutBattle({ battle: _, ...rest }: Outcome): Omit<Outcome, 'battle'> {
  return rest;
}
