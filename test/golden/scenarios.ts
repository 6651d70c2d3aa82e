import { type Dice, draw, seededDice } from 'wargame-rules';
import {
  CAPITAL_SHIP_STATUSES,
  type CapitalShipFate,
  checkSetUp,
  decideScenario,
  type Fleet,
  type Ledger,
  type LedgerSide,
  type ScenarioBattle,
  type ScenarioTypes,
  type SetUpFacts,
  setUpScenario,
} from 'wargame-rules/battlefleet-gothic';
import { checkScenario, type ScenarioTrial } from 'wargame-rules/testing';
import { runs } from '../runs';
import type { GoldenPlay } from './goldenPlay';
import { SCENARIO_SAMPLES, type ScenarioSample } from './scenarioSamples';

/** What players bring, of all that a scenario is set up with. */
type Brought = Pick<SetUpFacts<ScenarioTypes>, 'forces' | 'choices'>;

/** The scenarios that the package brings. */
export const SCENARIOS: readonly GoldenPlay[] = SCENARIO_SAMPLES.map(goldenScenario);

function goldenScenario(sample: ScenarioSample): GoldenPlay {
  const { scenario, facts } = sample;
  const trial = trialOf(sample);
  return {
    id: scenario.id,
    covers: scenario,
    golden() {
      const dice = seededDice(41);
      const lines = [trial.setUp(facts, dice), trial.decide(trial.battle(dice))];
      return `${JSON.stringify({ setUp: lines[0], decision: lines[1] }, null, 2)}\n`;
    },
    check: () => checkScenario(trial, { runs: runs(20, 1_000) }),
  };
}

function trialOf({
  scenario,
  facts,
  events,
}: ScenarioSample): ScenarioTrial<Brought, ScenarioBattle<ScenarioTypes>> {
  const sides = scenario.sides.map(({ id }) => id) as [string, string];
  const { fleets }: { readonly fleets: { readonly [side: string]: Fleet } } = facts.forces;
  const whole = (brought: Brought): SetUpFacts<ScenarioTypes> => ({ ...facts, ...brought });
  return {
    id: scenario.id,
    facts: () => ({ forces: facts.forces, choices: facts.choices }),
    check: (brought) => checkSetUp(scenario, whole(brought)),
    setUp: (brought, dice) => setUpScenario(scenario, whole(brought), dice),
    battle: (dice) => ({
      players: { [sides[0]]: 'Ann', [sides[1]]: 'Ben' },
      ledger: {
        turns: 6,
        sides: [
          fought('Ann', fleets[sides[0]] as Fleet, dice),
          fought('Ben', fleets[sides[1]] as Fleet, dice),
        ],
      },
      events,
    }),
    decide(battle) {
      const { winner, winningSide, level, decidedBy, reasons } = decideScenario(scenario, battle);
      return { winner, winningSide, level, decidedBy, reasons };
    },
    reorder: (battle, dice) => ({ ...battle, ledger: reordered(battle.ledger, dice) }),
  };
}

const DAMAGE_POINTS = 8;

function pick<T>(list: readonly T[], dice: Dice): T {
  return list[dice.roll(list.length) - 1] as T;
}

/** A fleet after a battle: every capital ship may have come to anything. */
function fought(player: string, fleet: Fleet, dice: Dice): LedgerSide {
  const capitalShips = fleet.capitalShips.map(({ id, damagePoints = DAMAGE_POINTS }): CapitalShipFate => {
    const status = pick(CAPITAL_SHIP_STATUSES, dice);
    const damageLost =
      status === 'destroyed' || status === 'hulk' ? damagePoints : dice.roll(damagePoints) - 1;
    return { id, status, damageLost, crippled: damageLost * 2 >= damagePoints };
  });
  return { player, fleet, capitalShips };
}

function reordered({ sides: [one, other], ...ledger }: Ledger, dice: Dice): Ledger {
  const shuffled = <T>(list: readonly T[]): readonly T[] => draw(list, list.length, dice);
  const inOrder = (side: LedgerSide): LedgerSide => ({
    ...side,
    fleet: {
      ...side.fleet,
      capitalShips: shuffled(side.fleet.capitalShips),
      squadrons: shuffled(side.fleet.squadrons),
    },
    capitalShips: shuffled(side.capitalShips ?? []),
  });
  return { ...ledger, sides: [inOrder(one), inOrder(other)] };
}
