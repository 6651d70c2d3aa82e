import type { ObjectiveViolation } from '../checking/objectiveViolation';
import type { ObjectiveRules } from '../rules/objectiveRules';
import type { ObjectiveType } from './objectiveType';

/** Why types can't be those of one objective. */
export function typeFaults(
  names: readonly string[],
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  return [
    ...unknownTypes(names, rules, path),
    ...repeatedTypes(names, path),
    ...contradictions(names, rules, path),
  ];
}

function unknownTypes(
  types: readonly string[],
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  return types.flatMap((name, index): ObjectiveViolation[] => {
    if (rules.types.some(({ id }) => id === name)) return [];
    const message = `these rules know no type "${name}"`;
    return [{ code: 'objective/unknown-type', message, path: `${path}[${index}]`, facts: { type: name } }];
  });
}

function repeatedTypes(types: readonly string[], path: string): readonly ObjectiveViolation[] {
  return types.flatMap((name, index): ObjectiveViolation[] => {
    if (types.indexOf(name) === index) return [];
    return [
      {
        code: 'objective/repeated-type',
        message: `"${name}" is given twice`,
        rule: 'MO-TYPE-1',
        path: `${path}[${index}]`,
        facts: { types: [name, name] },
      },
    ];
  });
}

function contradictions(
  names: readonly string[],
  rules: ObjectiveRules,
  path: string,
): readonly ObjectiveViolation[] {
  const given = names
    .filter((name, index) => names.indexOf(name) === index)
    .flatMap((name) => rules.types.filter(({ id }) => id === name));
  return given.flatMap((type, index) =>
    given
      .slice(index + 1)
      .filter((other) => contradict(type, other) || contradict(other, type))
      .map((other) => ({
        code: 'objective/contradictory-types' as const,
        message: `"${type.id}" and "${other.id}" contradict each other`,
        rule: 'MO-TYPE-1',
        path,
        facts: { types: [type.id, other.id] },
      })),
  );
}

function contradict(type: ObjectiveType, other: ObjectiveType): boolean {
  return type.contradicts?.includes(other.id) ?? false;
}
