import { d3 } from '../../core/dice/d3';
import { d6 } from '../../core/dice/d6';
import type { Dice } from '../../core/dice/dice';
import { rerollUntil } from '../../core/dice/rerollUntil';
import { rollOnTable } from '../../core/table/rollOnTable';
import type { Field, SquareRoll } from './battlefield';
import type { Battlezone } from './battlezone';
import { flareOrBurstTable } from './flareOrBurstTable';
import { generatorOf } from './generatorOf';
import type { GeneratorResult, PlanetSize, TableEffect } from './phenomenon';
import { rollFieldSize } from './rollFieldSize';
import { smallOrLargeTable } from './smallOrLargeTable';
import { smallOrMediumTable } from './smallOrMediumTable';

/** What a square holds, before it is placed. */
export interface SquareContents extends SquareRoll {
  readonly fields: readonly Omit<Field, 'at'>[];
  readonly effect: TableEffect | null;
  readonly planet: PlanetSize | null;
}

/** The least D6 for which a square holds something. */
const HOLDS_SOMETHING = 4;

/** Rolls what one square holds. A planet is rolled again where the battlefield has one already. */
export function rollSquare(square: string, zone: Battlezone, hasPlanet: boolean, dice: Dice): SquareContents {
  const roll = d6(dice, `Square ${square}: holds something`);
  const empty = { square, roll, generator: null, fields: [], effect: null, planet: null };
  if (roll < HOLDS_SOMETHING) return empty;
  const generator = generatorOf(zone);
  const label = `Square ${square}: ${generator.title}`;
  const held = rerollUntil(
    (source) => rollOnTable(generator, source, label),
    ({ result }) => !(hasPlanet && result.phenomenon === 'planet'),
    dice,
    label,
  );
  return { ...empty, generator: held.roll, ...rollContents(held.result, square, dice) };
}

function rollContents(result: GeneratorResult, square: string, dice: Dice): Partial<SquareContents> {
  const label = `Square ${square}`;
  switch (result.phenomenon) {
    case 'planet':
      return { planet: rollPlanetSize(result.size, dice) };
    case 'flare-or-burst':
      return { effect: rollOnTable(flareOrBurstTable, dice, label).result };
    case 'solar-flare':
    case 'radiation-burst':
      return { effect: result.phenomenon };
    default:
      return { fields: rollFields(result, square, dice) };
  }
}

function rollPlanetSize(sizes: 'small' | 'small-or-medium' | 'small-or-large', dice: Dice): PlanetSize {
  if (sizes === 'small') return 'small';
  return rollOnTable(sizes === 'small-or-medium' ? smallOrMediumTable : smallOrLargeTable, dice).result;
}

type Fields = Extract<GeneratorResult, { readonly count: unknown }>;

function rollFields(
  { phenomenon: kind, count }: Fields,
  square: string,
  dice: Dice,
): SquareContents['fields'] {
  const more = count === 'D3+1' ? 1 : 0;
  const number = count === 1 ? 1 : d3(dice, `Square ${square}: number`) + more;
  return Array.from({ length: number }, (_, index) => {
    const id = `${square}-${index + 1}`;
    return { id, kind, square, ...rollFieldSize(kind, dice, `${kind} ${id}`) };
  });
}
