import type { Battle, BattleModel } from './battle';
import { type BattleViolation, battleFault } from './battleFault';
import { findModels } from './queries/findModels';
import type { FoundModel } from './queries/findUnit';

/** What is wrong with a list of models that are said to fight: none named, one named twice, unknown, gone. */
export function modelFaults(
  battle: Battle,
  ids: readonly string[],
  path: string,
  models: readonly (FoundModel | undefined)[] = findModels(battle, ids),
): readonly BattleViolation[] {
  return namedFaults(ids, path, models, ({ id, status }, place) => {
    if (status === 'fighting') return [];
    const gone = status === 'fled' ? 'fled' : 'been destroyed';
    return [battleFault('battle/not-fighting', `${id} has ${gone} already`, place)];
  });
}

/** The same of models that are said to be gone. */
export function goneFaults(
  ids: readonly string[],
  path: string,
  models: readonly (FoundModel | undefined)[],
): readonly BattleViolation[] {
  return namedFaults(ids, path, models, ({ id, status }, place) =>
    status === 'fighting' ? [battleFault('battle/still-fighting', `${id} is not gone`, place)] : [],
  );
}

function namedFaults(
  ids: readonly string[],
  path: string,
  models: readonly (FoundModel | undefined)[],
  faultsOf: (model: BattleModel, place: { readonly path: string }) => readonly BattleViolation[],
): readonly BattleViolation[] {
  if (ids.length === 0) return [battleFault('battle/nothing-named', 'name at least one model', { path })];
  const seen = new Set<string>();
  return models.flatMap((found, index) => {
    const id = ids[index] as string;
    const place = { path: `${path}[${index}]` };
    if (!found) return [battleFault('battle/unknown-model', `no model has the id ${id}`, place)];
    if (seen.has(id)) return [battleFault('battle/named-twice', `${id} is named twice`, place)];
    seen.add(id);
    return faultsOf(found.model, place);
  });
}
