import {
  type AreaNumber,
  defineEdition,
  type Edition,
  type Phase,
  type Rulebook,
  type Side,
  type WarmasterState,
} from 'wargame-rules/warmaster';
import { plainEdition } from '../plainEdition';
import { type Stand, table } from '../table';

/** What becomes of the Imperial player, or the lowest face of the D6 on which he wins and does not lose. */
export type Fate = 'won' | 'lost' | 'drawn' | number;

/** The fates of the Imperial units whose deaths decide the game. */
export type Fates = { readonly [unit: string]: Fate };

/** The end of the phase in which they do. */
export interface Doom {
  readonly turn: number;
  readonly phase: Phase;
}

export const NOW: Doom = { turn: 3, phase: 'imperial-combat' };

const WINNERS: { readonly [fate in 'won' | 'lost' | 'drawn']: readonly Side[] } = {
  won: ['imperial'],
  lost: ['traitor'],
  drawn: [],
};

/** The plain rules, and one by which losses decide the game. */
export function fatal(fates: Fates, { turn, phase }: Doom = NOW): Edition {
  return defineEdition({
    ...plainEdition,
    id: 'fatal',
    specialRules: [
      {
        id: 'fate',
        title: 'Fate',
        text: 'Who dies decides the game.',
        phaseEnds(rules, state, dice) {
          if (state.turn !== turn || state.phase !== phase) return [];
          const fallen = Object.keys(fates).find((unit) => isDestroyed(rules, state, unit));
          if (fallen === undefined) return [];
          const fate = fates[fallen] as Fate;
          const known = typeof fate !== 'number' ? fate : dice.roll(6, 'Fate') >= fate ? 'won' : 'lost';
          return [{ type: 'end-game', winners: WINNERS[known], message: 'fate', rule: 'WM-END-2' }];
        },
      },
    ],
  });
}

function isDestroyed({ indexOf }: Rulebook, { units }: WarmasterState, unit: string): boolean {
  return units[indexOf.get(unit) as number]?.at === 'destroyed';
}

const PLACE: AreaNumber = 14;

/** One of some Imperial units must be lost; far from everybody else. */
export function lossesAmong(units: readonly string[], changes: Partial<WarmasterState> = {}): WarmasterState {
  const stands = Object.fromEntries(units.map((unit): [string, Stand] => [unit, PLACE]));
  const due = [{ side: 'imperial' as const, area: PLACE, count: 1 }];
  return table(
    'imperial-combat',
    { emperor: 16, horus: [56, 'down'], ...stands },
    { agenda: [{ type: 'losses', due, cause: 'combat', marked: [] }], ...changes },
  );
}
