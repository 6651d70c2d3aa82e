import { PROVENANCES } from '../../core/table/provenance';
import {
  type EditionFault,
  type Expected,
  fault,
  oneOf,
  optional,
  repeats,
  shapeFaults,
  text,
} from './faults';
import type { SpecialRule } from './specialRule';

const hook: Expected = {
  what: 'a function',
  holds: (value) => typeof value === 'function',
  optional: true,
};

const SHAPE = {
  id: text,
  title: text,
  text,
  provenance: optional(oneOf(PROVENANCES)),
  arrived: hook,
  revealed: hook,
  phaseEnds: hook,
  choices: hook,
  chosen: hook,
};

/** The faults of the special rules. */
export function checkSpecialRules(rules: unknown): readonly EditionFault[] {
  if (!Array.isArray(rules)) {
    return [fault('edition/malformed', 'specialRules', 'expected a list of special rules')];
  }
  const shapes = rules.flatMap((rule, index) => shapeFaults(rule, `specialRules[${index}]`, SHAPE));
  if (shapes.length > 0) return shapes;
  const known = rules as readonly SpecialRule[];
  return [
    ...repeats(known.map(({ id }) => id)).map(({ value, index }) =>
      fault('edition/repeated-rule', `specialRules[${index}].id`, `there are two rules "${value}"`),
    ),
    ...known.flatMap(({ choices, chosen }, index) =>
      (choices === undefined) === (chosen === undefined)
        ? []
        : [
            fault(
              'edition/incomplete-rule',
              `specialRules[${index}]`,
              'choices and chosen come together: one offers, the other carries out',
            ),
          ],
    ),
  ];
}
