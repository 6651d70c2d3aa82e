import type { Battle } from '../battle';
import { type FoundModel, findModel } from './findUnit';

/** Finds models by their ids, in order. Those that follow another one of their unit are found fast. */
export function findModels(battle: Battle, ids: readonly string[]): readonly (FoundModel | undefined)[] {
  let last: FoundModel | undefined;
  return ids.map((id) => {
    const model = last?.unit.models.find((one) => one.id === id);
    if (last && model) return { army: last.army, unit: last.unit, model };
    last = findModel(battle, id) ?? last;
    return last?.model.id === id ? last : undefined;
  });
}
