import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { list, method, oneOf, optional, text } from '../../core/shape/shapes';
import { PROVENANCES } from '../../core/table/provenance';
import { type EditionFault, fault, repeats, shapeFaults } from './faults';
import type { SpecialRule } from './specialRule';

const hook = optional(method);

const RULES: Shape = list(
  exactly({
    id: text,
    title: text,
    text,
    provenance: optional(oneOf(PROVENANCES)),
    arrived: hook,
    revealed: hook,
    phaseEnds: hook,
    choices: hook,
    chosen: hook,
  }),
);

/** The faults of the special rules. */
export function checkSpecialRules(rules: unknown): readonly EditionFault[] {
  const shapes = shapeFaults(RULES, rules, 'specialRules');
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
