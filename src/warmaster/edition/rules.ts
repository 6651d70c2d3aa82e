import { lookUp } from '../../core/table/lookUp';
import type { RollTable } from '../../core/table/rollTable';
import type { AreaNumber } from '../rules/areaNumber';
import type { Side } from '../rules/side';
import type { AreaKind } from './area';
import type { CombatColumn, CombatOutcome } from './combatResultsTable';
import type { Edition } from './edition';
import type { Rulebook } from './rulebook';

/** An edition in play. */
export interface Rules extends Rulebook {
  readonly edition: Edition;
}

/** Indexes an edition that was checked. */
export function rulesOf(edition: Edition): Rules {
  const { areas, counters, combatResults } = edition;
  const neighbours: (readonly AreaNumber[])[] = [];
  for (const area of areas) neighbours[area.number] = area.neighbours;
  const ofKind = (wanted: AreaKind): readonly AreaNumber[] =>
    areas.filter(({ kind }) => kind === wanted).map(({ number }) => number);
  const supreme = (of: Side): string =>
    counters.find(({ side, traits }) => side === of && traits.includes('supreme'))?.id as string;
  return {
    edition,
    areas,
    counters,
    indexOf: new Map(counters.map(({ id }, index) => [id, index])),
    sides: counters.map(({ side }) => side),
    neighbours,
    bridge: ofKind('bridge')[0] as AreaNumber,
    reactors: ofKind('reactor'),
    defenceScreens: ofKind('defence-screens'),
    supreme: { imperial: supreme('imperial'), traitor: supreme('traitor') },
    columns: combatResults.columns,
    outcomes: combatResults.columns.map(outcomesByFace),
  };
}

function outcomesByFace({ ratio, rows }: CombatColumn): readonly CombatOutcome[] {
  const table: RollTable<CombatOutcome, 'D6'> = { id: `combat at ${ratio} to 1`, die: 'D6', rows };
  return [1, 2, 3, 4, 5, 6].map((face) => lookUp<CombatOutcome>(table, face));
}
