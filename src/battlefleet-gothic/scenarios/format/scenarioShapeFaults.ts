import type { Violation } from '../../../core/errors/violation';
import type { Shape } from '../../../core/shape/shape';
import { type ShapeKind, SOUND, unexpected } from '../../../core/shape/shapeFault';
import {
  flag,
  list,
  members,
  method,
  oneOf,
  optional,
  orNull,
  text,
  whole,
} from '../../../core/shape/shapes';
import { shapeViolations } from '../../../core/shape/shapeViolations';
import { BATTLEZONES } from '../../battlezone/battlezone';
import { fieldOf } from '../../choosing/fieldOf';
import type { ScenarioErrorCode } from '../scenarioErrorCode';

const hook = optional(method);
const anObject: Shape = members({});

const idShape: Shape = (id) =>
  typeof id === 'string' && /^[a-z\d]+(-[a-z\d]+)*$/.test(id)
    ? SOUND
    : [unexpected('text', 'small letters, digits and hyphens', id)];

const limitsShape = list(members({ summary: text, check: method }));
const sideShape = members({ id: text, title: text, role: orNull(oneOf(['attacker', 'defender'])) });

/** Two of them. */
const sidesShape: Shape = (sides) => {
  const faults = list(sideShape)(sides);
  if (!Array.isArray(sides) || sides.length === 2) return faults;
  return [...faults, unexpected('list', 'two sides', sides.length)];
};

const withSize = members({ sizeFor: method });

/** Where no table tells the size of a planet, a function does. */
const planetShape: Shape = (planet) => (fieldOf(planet, 'sizeTable') === null ? withSize : anObject)(planet);

const zone = oneOf(BATTLEZONES);

/** What is no battlezone has a code of its own. */
const zoneShape: Shape<'battlezone'> = (value) =>
  zone(value).map((fault) => ({ ...fault, kind: 'battlezone' }));

const scenarioShape = members({
  id: idShape,
  number: optional(whole(1)),
  title: text,
  overview: text,
  sides: sidesShape,
  forces: members({ summary: text, checkAgreed: hook, roll: hook, limits: limitsShape }),
  battlezone: members({
    summary: text,
    zones: list(zoneShape),
    roll: orNull(anObject),
    mayBeEmpty: flag,
    planet: optional(planetShape),
  }),
  setUp: members({ steps: list(text), roll: hook, zones: hook, limits: optional(limitsShape) }),
  firstTurn: members({ by: oneOf(['side', 'roll-off']) }),
  specialRules: list(members({ id: text, title: text, summary: text })),
  gameLength: members({
    turns: orNull(whole(1)),
    ends: list(members({ summary: text, reached: method })),
  }),
  victory: members({ summary: text, objectives: hook, decide: hook }),
});

/** What is wrong with the mere shape of a scenario, which may be anything at all. */
export function scenarioShapeFaults(definition: unknown): readonly Violation<ScenarioErrorCode>[] {
  return shapeViolations(scenarioShape, definition, codeOf).map((fault) => ({
    ...fault,
    rule: 'BG-FORMAT-1',
  }));
}

function codeOf(kind: ShapeKind | 'battlezone'): ScenarioErrorCode {
  return kind === 'battlezone' ? 'scenario/unknown-battlezone' : 'scenario/malformed';
}
