import { cell } from './modelProfile';
import type { RosterProfile } from './roster';

/** The figures of a model that a game asks for. */
export interface ModelFigures {
  readonly leadership?: number;
  readonly save?: number;
  readonly wounds?: number;
}

/** What profiles say of one model: one profile, or one for each stage of damage. */
export function modelFigures(profiles: readonly RosterProfile[]): ModelFigures {
  const leadership = highest(leaderships(profiles));
  const save = agreed(figures(profiles, 'save', /^([2-7])\+$/));
  const wounds = agreed(figures(profiles, 'w', /^(\d{1,3})$/));
  return {
    ...(leadership !== undefined && { leadership }),
    ...(save !== undefined && { save }),
    ...(wounds !== undefined && { wounds }),
  };
}

/** What profiles say when it is not known which of them is the model's: only what they say alike. */
export function sharedFigures(profiles: readonly RosterProfile[]): ModelFigures {
  const { leadership: _, ...figures } = modelFigures(profiles);
  const leadership = agreed(leaderships(profiles));
  return { ...(leadership !== undefined && { leadership }), ...figures };
}

/** The highest of some numbers, if there are any. */
export function highest(values: readonly number[]): number | undefined {
  return values.reduce<number | undefined>((most, value) => Math.max(most ?? value, value), undefined);
}

function leaderships(profiles: readonly RosterProfile[]): readonly number[] {
  return figures(profiles, 'ld', /^(\d{1,2})$/);
}

function figures(profiles: readonly RosterProfile[], name: string, form: RegExp): readonly number[] {
  return profiles.flatMap((profile) => {
    const text = form.exec(cell(profile, name) ?? '')?.[1];
    return text === undefined ? [] : [Number(text)];
  });
}

function agreed(values: readonly number[]): number | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}
