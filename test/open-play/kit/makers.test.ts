import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isWargameError } from 'wargame-rules';
import { movableObjectivesPart } from 'wargame-rules/movable-objectives';
import * as openPlay from 'wargame-rules/open-play';

type Make = (...given: readonly unknown[]) => unknown;

/** How something of the kit is made: what it takes, and its options with all of their members. */
interface Maker {
  readonly before?: readonly unknown[];
  readonly options?: object;
  /** Whether there is nothing to be made without options. */
  readonly must?: true;
}

const { edgeSpot, edgeStrip, lastArmyStanding } = openPlay;
const spot = edgeSpot('long', 0.5);
const through = edgeStrip('long', 'attacker');
const [id, side, keywords, title, rule] = ['one', 'attacker', ['HERO'], 'Title', 'MY-1'];

const MAKERS: { readonly [name: string]: Maker } = {
  alarm: { options: { id, side, keywords, range: 9, onRoll: 3, limit: 2 }, must: true },
  ambushZones: { before: [0.25, 0.2] },
  arrivals: {
    options: { id, side, from: 2, when: () => true, through, mouths: [spot], range: 3 },
    must: true,
  },
  betrayal: { options: { id, side, keywords, onRoll: 3, latest: 3 }, must: true },
  breakingPoint: { options: { id, side, divisor: 2 }, must: true },
  closestToCentre: { options: { rule } },
  destroyedArmyLoses: { before: [side], options: { rule } },
  edgeArea: { before: ['long', [0, 1], [0, 0.5]] },
  edgeSpot: { before: ['long', 0.5, 0.5] },
  edgeStrip: { before: ['long', side, 3] },
  exits: { options: { id, side, through, keywords }, must: true },
  firstOf: { before: [lastArmyStanding()] },
  foothold: { before: [side], options: { points: 2, title, rule } },
  heldPlace: { options: { id, spot, range: 6 }, must: true },
  lastArmyStanding: { options: { rule } },
  longTask: { options: { id, side, spot, steps: 2, range: 2, clear: 3, keywords }, must: true },
  mapPlaces: { before: [{ letter: 'A', name: 'Altar', spot, reach: 3 }] },
  mostPoints: { options: { rule } },
  onceDecided: { before: [() => null] },
  otherwiseWins: { before: [side, 'held'], options: { rule } },
  passesMorale: { before: [side], options: { title, rule } },
  purgeTheEnemy: { options: { divisor: 5, rule } },
  rimStrip: { before: [6] },
  savingThrowBonus: { options: { side, rounds: [1], bonus: 2, anywhere: true, title, rule }, must: true },
  search: { options: { id, markers: [spot], hidden: 1, knownTo: side, sides: [side], range: 3 }, must: true },
  shortSight: { before: [18], options: { title, rule } },
  slay: { options: { keywords, points: 2, title, rule }, must: true },
  slayTheWarlord: { options: { points: 2, rule } },
  winsWhen: { before: [side, () => true, 'done'], options: { rule } },
};

/** What asks a battle, and makes nothing. */
const QUESTIONS = [
  'areAllGone',
  'hasLeft',
  'markedUnits',
  'modelsNear',
  'modelsWith',
  'sightRange',
  'thingsBroughtOff',
  'thingsCarried',
  'unitsWithin',
];

const WITH_OPTIONS = Object.entries(MAKERS).filter(([, { options }]) => options);

/** Every function that the module exports and that lies in one of the two folders. */
function exported(): readonly string[] {
  const files = ['kit', 'parts'].flatMap((folder) =>
    readdirSync(new URL(`../../../src/open-play/${folder}`, import.meta.url)),
  );
  const all: { readonly [name: string]: unknown } = openPlay;
  return files.map((file) => file.replace(/\.ts$/, '')).filter((name) => typeof all[name] === 'function');
}

function make(name: string, ...given: readonly unknown[]): unknown {
  return (openPlay as unknown as { readonly [name: string]: Make })[name]?.(...given);
}

function refusal(code: string, path: string): unknown {
  return expect.objectContaining({ violations: [expect.objectContaining({ code, path })] });
}

describe('what makes conditions, objectives, rules, places and parts', () => {
  it('OP-IDEAS: is all listed here', () => {
    expect([...exported()].sort()).toEqual([...Object.keys(MAKERS), ...QUESTIONS].sort());
  });

  it.each(Object.entries(MAKERS))('OP-IDEAS: %s takes what it knows', (name, { before = [], options }) => {
    expect(make(name, ...before, ...(options ? [options] : []))).toBeDefined();
    if (!options) return;
    const nothing = Object.fromEntries(Object.keys(options).map((member) => [`no-${member}`, undefined]));
    expect(make(name, ...before, { ...options, ...nothing })).toBeDefined();
  });

  it.each(WITH_OPTIONS)(
    'OP-IDEAS: %s names an option that it does not know',
    (name, { before = [], options }) => {
      const wrong = () => make(name, ...before, { ...options, wrongName: 1 });
      expect(wrong).toThrow(refusal('argument/unknown-value', 'wrongName'));
      expect(wrong).toThrow(/^wrongName: unknown member$/);
    },
  );

  it.each(WITH_OPTIONS)('OP-IDEAS: %s refuses what are no options', (name, { before = [], must }) => {
    for (const odd of [null, 7, 'rule', [], true]) {
      expect(() => make(name, ...before, odd)).toThrow(refusal('argument/unknown-value', 'options'));
    }
    if (must) expect(() => make(name, ...before)).toThrow(refusal('argument/missing', 'options'));
    else expect(make(name, ...before)).toBeDefined();
  });

  it.each(Object.entries(MAKERS))(
    'OP-IDEAS: %s throws no bare error, whatever it is given',
    (name, maker) => {
      const { before = [], options } = maker;
      const sound = [...before, ...(options ? [options] : [])];
      const members = Object.keys(options ?? {});
      for (const odd of [undefined, null, 7, -1, Number.NaN, '', 'x', [], [null], {}, () => undefined]) {
        const wrong = [
          ...sound.map((_, place) => sound.map((one, index) => (index === place ? odd : one))),
          ...members.map((member) => [...before, { ...options, [member]: odd }]),
          sound.slice(0, -1),
          [],
        ];
        for (const given of wrong) expect(onlyTyped(() => make(name, ...given))).toBe(true);
      }
    },
  );

  it('OP-IDEAS: mapPlaces names the place at which it does not know something', () => {
    const place = { letter: 'A', name: 'Altar', spot };
    expect(() => make('mapPlaces', place, { ...place, raech: 3 })).toThrow(
      refusal('argument/unknown-value', 'places[1].raech'),
    );
  });

  it('C87: movableObjectivesPart is no exception', () => {
    const part = movableObjectivesPart as unknown as Make;
    const sound = { id, setup: () => ({}), translate: () => [], report: () => [], sideOf: () => side };
    expect(part({ ...sound, propose: () => null })).toBeDefined();
    expect(() => part({ ...sound, transalte: () => [] })).toThrow(
      refusal('argument/unknown-value', 'transalte'),
    );
    expect(() => part(null)).toThrow(refusal('argument/unknown-value', 'options'));
    expect(() => part()).toThrow(refusal('argument/missing', 'options'));
  });
});

/** Whether something is done, or refused with an error of this library. */
function onlyTyped(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch (error) {
    return isWargameError(error);
  }
}
