import { WargameError } from '../../core/errors/wargameError';
import type { ObjectiveErrorCode } from '../checking/objectiveErrorCode';
import type { ObjectiveType } from '../types/objectiveType';
import type { ObjectiveRules } from './objectiveRules';

/** The types behind the names that an objective keeps. Refuses a set that was made by other rules. */
export function typesNamed(names: readonly string[], rules: ObjectiveRules): readonly ObjectiveType[] {
  return names.map((name) => {
    const type = rules.types.find(({ id }) => id === name);
    if (type) return type;
    throw new WargameError<ObjectiveErrorCode>({
      code: 'objective/unknown-type',
      message: `these rules know no type "${name}"`,
      facts: { type: name },
    });
  });
}
