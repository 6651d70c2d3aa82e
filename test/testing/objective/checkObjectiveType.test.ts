import { describe, expect, it } from 'vitest';
import { type Dice, d6, rollDie } from 'wargame-rules';
import { checkObjectiveType, type ObjectiveTypeCheck, type TypeOfObjective } from 'wargame-rules/testing';

interface Model {
  readonly kind: string;
}

interface Duties {
  readonly mayRun: boolean;
}

type Relic = TypeOfObjective<Model, Duties>;

const options: ObjectiveTypeCheck<Model, Duties> = {
  models: [{ kind: 'walker' }, { kind: 'rider' }],
  duties: [{ mayRun: true }, { mayRun: false }],
};

const idol: Relic = { id: 'idol', title: 'Idol' };

/** A type with all that a type may have; everything in it makes sense. */
const urn: Relic = {
  id: 'urn',
  title: 'Urn',
  contradicts: ['idol'],
  places: 0,
  mostPerTurn: 0.5,
  mayCarry: ({ kind }) => kind === 'walker',
  duties: (duties, { kind }) => (kind === 'rider' ? { ...duties, mayRun: false } : duties),
  firstClaim(dice, label) {
    const die = d6(dice, label);
    return { die, removed: die === 1 };
  },
  finalWorth(worth, dice, label) {
    const [spare, die] = [d6(dice, label), d6(dice, label)];
    const destroyed = spare === 1;
    return { die, worth: destroyed ? 0 : worth, destroyed };
  },
};

/** What the user reads: the whole message, or what it looks like. */
function reported(property: string, message: string | RegExp) {
  const text = typeof message === 'string' ? message : expect.stringMatching(message);
  return expect.objectContaining({ code: `conformance/${property}`, message: text });
}

describe('checkObjectiveType', () => {
  it('accepts a type with sound figures and sound hooks, and one with neither', () => {
    expect(() => checkObjectiveType(urn, options)).not.toThrow();
    expect(() => checkObjectiveType(idol, options)).not.toThrow();
  });

  describe('rejects figures that make no sense:', () => {
    it.each<[string, Partial<Relic>]>([
      ['it has no name', { title: '' }],
      ['it contradicts itself', { contradicts: ['urn', 'idol'] }],
      ['it takes -1 places', { places: -1 }],
      ['it takes 0.5 places', { places: 0.5 }],
      ['it takes Infinity places', { places: Number.POSITIVE_INFINITY }],
      ['it moves 0 inches at most', { mostPerTurn: 0 }],
      ['it moves -1 inches at most', { mostPerTurn: -1 }],
      ['it moves Infinity inches at most', { mostPerTurn: Number.POSITIVE_INFINITY }],
      ['it moves NaN inches at most', { mostPerTurn: Number.NaN }],
    ])('%s', (message, figures) => {
      expect(() => checkObjectiveType({ ...idol, ...figures }, options)).toThrow(
        expect.objectContaining({
          code: 'conformance/type-makes-sense',
          violations: [
            {
              code: 'conformance/type-makes-sense',
              message: `"idol" breaks type-makes-sense: ${message}`,
              facts: {},
            },
          ],
        }),
      );
    });

    it('no id', () => {
      expect(() => checkObjectiveType({ ...idol, id: '' }, options)).toThrow(
        reported('type-makes-sense', '"" breaks type-makes-sense: it has no name'),
      );
    });
  });

  describe('rejects a hook', () => {
    it.each<[string, Partial<Relic>, string, RegExp]>([
      [
        'that changes the model it is asked about',
        { mayCarry: (model) => Object.assign(model, { kind: 'walker' }) !== null },
        'inputs-untouched',
        /^"idol: mayCarry" breaks inputs-untouched: idol: mayCarry changes what it is given: TypeError.*\ngiven: \{"kind":"(walker|rider)"\}\nfaces: \[\]$/,
      ],
      [
        'that gives no answer',
        { mayCarry: () => undefined as unknown as boolean },
        'plain-json',
        /^"idol: mayCarry" breaks plain-json: idol: mayCarry gives what JSON can't hold: undefined\n/,
      ],
      [
        'that changes the duties it is given',
        { duties: (duties) => Object.assign(duties, { mayRun: false }) },
        'inputs-untouched',
        /^"idol: duties" breaks inputs-untouched: idol: duties changes what it is given: TypeError.*\ngiven: \{"model":\{"kind":"\w+"\},"duties":\{"mayRun":(true|false)\}\}\n/,
      ],
      [
        'that throws an error of its own',
        {
          duties: () => {
            throw new RangeError('too heavy');
          },
        },
        'typed-errors',
        /^"idol: duties" breaks typed-errors: idol: duties throws RangeError: too heavy instead of a WargameError\n/,
      ],
      [
        'that claims by chance',
        { firstClaim: () => ({ die: 1, removed: Math.random() > 0 }) },
        'chance-from-dice',
        /^"idol: firstClaim" breaks chance-from-dice: idol: firstClaim calls Math.random\n/,
      ],
      [
        'that claims with a die for something else',
        { firstClaim: (dice) => ({ die: d6(dice, 'Weather'), removed: false }) },
        'type-makes-sense',
        /^"idol: firstClaim" breaks type-makes-sense: a die is rolled for "Weather" instead of the label given\ngiven: "Relic"\nfaces: \[\]$/,
      ],
      [
        'that claims with a die for nothing',
        { firstClaim: (dice) => ({ die: d6(dice), removed: false }) },
        'type-makes-sense',
        /^"idol: firstClaim" breaks type-makes-sense: a die is rolled for "undefined" instead of the label given\n/,
      ],
      [
        'that tells of a die of a first claim that did not fall',
        { firstClaim: (dice, label) => ({ die: d6(dice, label) + 6, removed: false }) },
        'type-makes-sense',
        /^"idol: firstClaim" breaks type-makes-sense: it tells of a (7|8|9|10|11|12) that did not fall\ngiven: "Relic"\nfaces: \[\{"face":[1-6],"sides":6,"label":"Relic"\}\]$/,
      ],
      [
        'that tells of a die of a first claim where it rolled none',
        { firstClaim: () => ({ die: 4, removed: false }) },
        'type-makes-sense',
        /^"idol: firstClaim" breaks type-makes-sense: it tells of a 4 that did not fall\n/,
      ],
      [
        'that makes the worth with a die for something else',
        { finalWorth: (worth, dice) => ({ die: d6(dice, 'Weather'), worth, destroyed: false }) },
        'type-makes-sense',
        /^"idol: finalWorth" breaks type-makes-sense: a die is rolled for "Weather" instead of the label given\n/,
      ],
      [
        'that tells of a die of the final worth that did not fall',
        { finalWorth: (worth) => ({ die: 4, worth, destroyed: false }) },
        'type-makes-sense',
        /^"idol: finalWorth" breaks type-makes-sense: it tells of a 4 that did not fall\ngiven: [1-6]\n/,
      ],
      [
        'that makes an objective worth half a point more',
        {
          finalWorth: (worth, dice, label) => ({
            die: d6(dice, label),
            worth: worth + 0.5,
            destroyed: false,
          }),
        },
        'type-makes-sense',
        /^"idol: finalWorth" breaks type-makes-sense: finalWorth makes ([1-6]) worth \1\.5\ngiven: \1\n/,
      ],
      [
        'that makes an objective worth less than nothing',
        { finalWorth: (worth, dice, label) => ({ die: d6(dice, label), worth: -worth, destroyed: false }) },
        'type-makes-sense',
        /^"idol: finalWorth" breaks type-makes-sense: finalWorth makes ([1-6]) worth -\1\n/,
      ],
      [
        'that destroys an objective and leaves its worth',
        { finalWorth: (worth, dice, label) => ({ die: d6(dice, label), worth, destroyed: true }) },
        'type-makes-sense',
        /^"idol: finalWorth" breaks type-makes-sense: finalWorth destroys what is worth ([1-6])\ngiven: \1\n/,
      ],
    ])('%s', (_, hooks, property, message) => {
      expect(() => checkObjectiveType({ ...idol, ...hooks }, options)).toThrow(reported(property, message));
    });
  });

  it('asks about every model, with everything that may bind it, and about worths from 1 to 6', () => {
    const asked = { models: new Set(), bound: new Set(), worths: new Set<number>(), labels: new Set() };
    const curious: Relic = {
      ...idol,
      mayCarry: ({ kind }) => {
        asked.models.add(kind);
        return true;
      },
      duties: (duties, { kind }) => {
        asked.bound.add(`${kind} ${duties.mayRun}`);
        return duties;
      },
      firstClaim: (dice, label) => {
        asked.labels.add(label);
        return { die: rollDie(6, dice, label), removed: false };
      },
      finalWorth: (worth, dice, label) => {
        asked.worths.add(worth);
        asked.labels.add(label);
        return { die: rollDie(6, dice, label), worth, destroyed: false };
      },
    };
    checkObjectiveType(curious, options);
    expect([...asked.models].sort()).toEqual(['rider', 'walker']);
    expect([...asked.bound].sort()).toEqual(['rider false', 'rider true', 'walker false', 'walker true']);
    expect([...asked.worths].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect([...asked.labels]).toEqual(['Relic']);
  });

  it('calls hooks on the type that they belong to', () => {
    const charm: Relic & { readonly limit: number } = {
      ...idol,
      limit: 2,
      mayCarry({ kind }) {
        return kind.length > (this as typeof charm).limit;
      },
      duties(duties) {
        return { ...duties, limit: (this as typeof charm).limit };
      },
      firstClaim(dice: Dice, label) {
        const die = d6(dice, label);
        return { die, removed: die > (this as typeof charm).limit };
      },
      finalWorth(worth, dice, label) {
        return {
          die: d6(dice, label),
          worth: Math.min(worth, (this as typeof charm).limit),
          destroyed: false,
        };
      },
    };
    expect(() => checkObjectiveType(charm, options)).not.toThrow();
  });

  it('asks the same from the same seed, 0 unless told, and something else from another', () => {
    const askedFrom = (more: { readonly seed?: number }) => {
      const asked: string[] = [];
      const mayCarry = ({ kind }: Model) => asked.push(kind) > 0;
      checkObjectiveType({ ...idol, mayCarry }, { ...options, ...more });
      return asked;
    };
    expect(askedFrom({ seed: 0 })).toEqual(askedFrom({}));
    expect(askedFrom({ seed: 5 })).toEqual(askedFrom({ seed: 5 }));
    expect(askedFrom({ seed: 5 })).not.toEqual(askedFrom({}));
  });

  it.each([
    ['models.length', { models: [] }],
    ['duties.length', { duties: [] }],
  ])('refuses to try a type with nothing: %s', (path, nothing) => {
    expect(() => checkObjectiveType(idol, { ...options, ...nothing })).toThrow(
      expect.objectContaining({
        code: 'argument/out-of-range',
        violations: [expect.objectContaining({ path })],
      }),
    );
  });
});
