import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odds, probability, scriptedDice, seededDice, viewParts } from 'wargame-rules';
import {
  checkFact,
  edgeSpot,
  extraction,
  fallenPod,
  type ReportedFact,
  type Search,
  type SearchMarker,
  search,
} from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

function deed(type: 'search' | 'take', which: number, unit = 'attacker:line'): ReportedFact {
  const action = { type, player: 'attacker', unit, marker: which, thing: which };
  return { type: 'part-action', part: 'survivors', action };
}

describe('a search', () => {
  it('OP-IDEAS: lists every reason against it', () => {
    const { act, battle, endTurn, move } = playing(fallenPod);
    const codes = (fact: ReportedFact) => checkFact(fallenPod, battle(), fact).map(({ code }) => code);
    move('attacker:line', 12, 17.6);
    expect(codes(deed('search', 0))).toEqual([]);
    expect(codes(deed('search', 1))).toEqual(['battle-part/too-far']);
    for (const odd of [-1, 6, 0.5, Number.NaN, 'length', '__proto__']) {
      expect(codes(deed('search', odd as number))).toEqual(['battle-part/unknown-marker']);
      expect(codes(deed('take', odd as number))).toEqual(['battle-part/nothing-there']);
    }
    expect(codes(deed('search', 0, '__proto__'))).toEqual(['battle-part/unknown-unit']);
    const { type, player, unit, marker } = {
      type: 'search',
      player: 'attacker',
      unit: 'attacker:line',
      marker: 0,
    };
    act('survivors', { type, player, unit, marker }, 6);
    expect(codes(deed('search', 0))).toEqual(['battle-part/searched']);
    endTurn();
    expect(codes(deed('take', 0))).toEqual(['battle-part/wrong-turn', 'battle-part/nothing-there']);
    expect(
      codes({ type: 'part-action', part: 'survivors', action: { type: 'sing', player: 'attacker' } }),
    ).toEqual(['battle-part/unknown-action']);
  });

  it('OP-IDEAS: finds as much as was hidden, whatever the dice and the order', () => {
    const { battle } = playing(fallenPod);
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    fc.assert(
      fc.property(order, fc.nat(), (markers, seed) => {
        const part = search({ id: 'x', markers: markers.map(() => edgeSpot('long', 0.5)), hidden: 2 });
        const dice = seededDice(seed);
        const end = markers.reduce(
          (state, marker) =>
            part.apply?.(state, { type: 'search', player: 'p', unit: 'u', marker }, battle(), dice).state ??
            state,
          part.start(battle(), dice),
        );
        expect(end.things).toHaveLength(2);
        expect(end.markers.filter(({ holds }) => holds)).toHaveLength(2);
      }),
    );
  });

  it('OP-IDEAS: is as likely to find it at each of the markers', () => {
    const { battle } = playing(fallenPod);
    const part = search({ id: 'x', markers: [0.2, 0.5, 0.8].map((at) => edgeSpot('long', 0.5, at)) });
    const where = odds((dice) => {
      const end = [2, 0, 1].reduce(
        (state, marker) =>
          part.apply?.(state, { type: 'search', player: 'p', unit: 'u', marker }, battle(), dice).state ??
          state,
        part.start(battle(), dice),
      );
      return end.things[0]?.marker ?? -1;
    });
    for (const marker of [0, 1, 2]) {
      const chance = probability(where, (found) => found === marker);
      expect(chance).toMatchObject({ numerator: 1n, denominator: 3n });
    }
  });

  it('OP-IDEAS: hides from everybody else what one side knows, and shows what was searched', () => {
    const { act, battle, move } = playing(extraction, { faces: [4] });
    move('attacker:line', 12, 26.4);
    act('spy', { type: 'search', player: 'attacker', unit: 'attacker:line', marker: 0 });
    const holds = (viewer: string) => {
      const seen = viewParts(extraction.parts, battle().parts, viewer) as { readonly spy: Search };
      return seen.spy.markers.map((marker) => marker.holds);
    };
    expect(holds('attacker')).toEqual([false, false, false, true]);
    expect(holds('defender')).toEqual([false, null, null, null]);
    expect(holds('spectator')).toEqual([false, null, null, null]);
  });

  it('OP-IDEAS: knows players by their ids, whatever they are called', () => {
    const { battle, move } = playing(extraction, { faces: [4] });
    move('attacker:line', 12, 26.4);
    const [attacker, defender] = battle().armies;
    const named = { ...battle(), armies: [{ ...attacker, player: 'Ann' }, defender] as const };
    const markers = extraction.places(named.battlefield).map(
      ({ at }) =>
        () =>
          at,
    );
    const part = search({ id: 'spy', markers, knownTo: 'attacker' });
    const state = part.start(named, scriptedDice([4]));
    expect(part.view?.(state, 'Ann')).toEqual(state);
    expect(part.view?.(state, 'attacker')).not.toEqual(state);
    const act = { type: 'search', unit: 'attacker:line', marker: 0 } as const;
    expect(part.check?.(state, { ...act, player: 'Ann' }, named)).toEqual([]);
    expect(part.check?.(state, { ...act, player: 'attacker' }, named)[0]?.code).toBe(
      'battle-part/wrong-player',
    );
  });

  it('OP-IDEAS: deals anew what a viewer does not know, and nothing else', () => {
    const { battle } = playing(extraction, { faces: [4] });
    const { spy } = battle().parts;
    const [part] = extraction.parts;
    const dealt = odds((dice) =>
      part?.redeal?.(spy, 'defender', dice).markers.map((one: SearchMarker) => one.holds),
    );
    const there = probability(dealt, (holds) => holds[3] === true);
    expect(there).toMatchObject({ numerator: 1n, denominator: 4n });
    expect(part?.redeal?.(spy, 'attacker', scriptedDice([]))).toEqual(spy);
  });

  it('OP-IDEAS: leaves things where the unit that carries them is destroyed, or at their marker', () => {
    const { act, battle, destroy, move, say } = playing(fallenPod);
    move('attacker:guard', 12, 17.6);
    act('survivors', { type: 'search', player: 'attacker', unit: 'attacker:guard', marker: 0 }, 1);
    const model = (index: number) => `attacker:guard-model/${index}`;
    const into = [
      { id: 'one', models: [model(1)] },
      { id: 'two', models: [model(2), model(3)] },
    ];
    say({ type: 'unit-split', unit: 'attacker:guard', into });
    expect(battle().parts.survivors.things[0]?.carrier).toBe('one');
    say({ type: 'unit-embarked', unit: 'one', transport: 'attacker:truck' });
    destroy('one');
    expect(battle().parts.survivors.things[0]).toEqual({ marker: 0, at: { x: 12, y: 17.6 }, carrier: null });
  });

  it('OP-IDEAS: leaves things where the last model of a unit fell, not where an earlier one did', () => {
    const found = () => {
      const game = playing(fallenPod);
      game.move('attacker:guard', 12, 17.6);
      const action = { type: 'search', player: 'attacker', unit: 'attacker:guard', marker: 0 };
      game.act('survivors', action, 1);
      game.move('attacker:guard', 14, 18);
      game.say({ type: 'models-destroyed', models: ['attacker:guard-model/3'] });
      return game;
    };
    const thing = ({ battle }: ReturnType<typeof found>) => battle().parts.survivors.things[0]?.at;
    const [one, two] = ['attacker:guard-model/1', 'attacker:guard-model/2'] as const;
    const positions = [
      { model: one, at: { x: 40, y: 20 } },
      { model: two, at: { x: 42, y: 20 } },
    ];
    const shot = found();
    shot.say({ type: 'models-moved', positions });
    shot.say({ type: 'models-destroyed', models: [two, one] });
    expect(thing(shot)).toEqual({ x: 40, y: 20 });
    const fled = found();
    fled.say({ type: 'models-moved', positions });
    fled.say({ type: 'models-fled', models: [two] });
    fled.say({ type: 'morale-test', unit: 'attacker:guard', leadership: 1 }, 6);
    expect(thing(fled)).toEqual({ x: 40, y: 20 });
    // Whoever dies aboard a transport stood nowhere.
    const aboard = found();
    aboard.move('attacker:guard', 30, 20);
    aboard.say({ type: 'models-destroyed', models: [two] });
    aboard.say({ type: 'unit-embarked', unit: 'attacker:guard', transport: 'attacker:truck' });
    aboard.say({ type: 'models-destroyed', models: [one] });
    expect(thing(aboard)).toEqual({ x: 12, y: 17.6 });
  });

  it('OP-IDEAS: can not hide more than there are markers', () => {
    const markers = [edgeSpot('long', 0.5)];
    expect(() => search({ id: 'x', markers, hidden: 2 })).toThrow('hidden');
    expect(() => search({ id: 'x', markers: [] })).toThrow('hidden');
    expect(() => search({ id: 'x', markers, knownTo: 'nobody' as never })).toThrow('knownTo');
    expect(() => search({ id: 'x', markers, sides: ['nobody' as never] })).toThrow('sides[0]');
    expect(() => search({ id: 'x', markers, range: -1 })).toThrow('range');
  });

  it('OP-IDEAS: says what of an action is wrong', () => {
    const { act, battle, move } = playing(fallenPod);
    move('attacker:line', 12, 17.6);
    const rule = 'OP-IDEAS';
    const faults = (fact: ReportedFact) =>
      checkFact(fallenPod, battle(), fact).map(({ message: _, ...fault }) => fault);
    expect(faults(deed('search', 6))).toEqual([{ code: 'battle-part/unknown-marker', rule, path: 'marker' }]);
    expect(faults(deed('take', 0))).toEqual([{ code: 'battle-part/nothing-there', rule, path: 'thing' }]);
    act('survivors', { type: 'search', player: 'attacker', unit: 'attacker:line', marker: 0 }, 6);
    expect(faults(deed('search', 0))).toEqual([{ code: 'battle-part/searched', rule, path: 'marker' }]);
  });

  it('OP-IDEAS: rolls nothing where it is certain what a marker holds', () => {
    const markers = [0.2, 0.5, 0.8].map((along) => edgeSpot('long', 0.5, along));
    const look = (part: ReturnType<typeof search>, state: Search, marker: number, ...faces: number[]) => {
      const dice = scriptedDice(faces);
      const action = { type: 'search', player: 'attacker', unit: 'attacker:line', marker } as const;
      const step = part.apply?.(state, action, battle(), dice);
      dice.finish();
      return step?.state ?? state;
    };
    const part = search({ id: 'x', markers });
    const { battle } = playing(missionOf(part));
    const found = look(part, part.start(battle(), scriptedDice([])), 1, 1);
    expect(found.things).toEqual([{ marker: 1, at: null, carrier: 'attacker:line' }]);
    expect(look(part, look(part, found, 0), 2).things).toEqual(found.things);
    const missed = look(part, look(part, part.start(battle(), scriptedDice([])), 0, 2), 1, 2);
    expect(missed.things).toEqual([]);
    expect(look(part, missed, 2).things).toEqual([{ marker: 2, at: null, carrier: 'attacker:line' }]);
    const full = search({ id: 'x', markers, hidden: 3, knownTo: 'defender' });
    const everywhere = full.start(battle(), scriptedDice([]));
    expect(everywhere.markers.map(({ holds }) => holds)).toEqual([true, true, true]);
    expect(look(full, everywhere, 2).things).toEqual([{ marker: 2, at: null, carrier: 'attacker:line' }]);
  });

  it('OP-IDEAS: reveals something, so that a search is not taken back; taking up reveals nothing', () => {
    const part = search({ id: 'x', markers: [edgeSpot('long', 0.5)] });
    const { battle } = playing(missionOf(part));
    const act = { player: 'attacker', unit: 'attacker:line' };
    const looked = part.apply?.(
      battle().parts.x,
      { ...act, type: 'search', marker: 0 },
      battle(),
      scriptedDice([]),
    );
    expect(looked?.seals).toBe('reveal');
    const lying = { ...battle().parts.x, things: [{ marker: 0, at: { x: 30, y: 22 }, carrier: null }] };
    const took = part.apply?.(lying, { ...act, type: 'take', thing: 0 }, battle(), scriptedDice([]));
    expect(took).toEqual({
      state: { ...lying, things: [{ marker: 0, at: null, carrier: 'attacker:line' }] },
    });
  });

  it('OP-IDEAS: deals anew to whoever does not know, at each marker alike, and nothing where nobody knows', () => {
    const markers = [0.2, 0.4, 0.6, 0.8].map((along) => edgeSpot('long', 0.5, along));
    const secret = search({ id: 'x', markers, knownTo: 'attacker' });
    const { battle } = playing(missionOf(secret), { faces: [2] });
    const { x: state } = battle().parts;
    const dealt = odds((dice) => secret.redeal?.(state, 'defender', dice).markers.map(({ holds }) => holds));
    for (const index of markers.keys()) {
      const there = probability(dealt, (holds) => holds?.[index] === true);
      expect(there).toMatchObject({ numerator: 1n, denominator: 4n });
    }
    expect(secret.redeal?.(state, 'attacker', scriptedDice([]))).toBe(state);
    const unknown = search({ id: 'x', markers });
    const open = unknown.start(battle(), scriptedDice([]));
    expect(unknown.redeal?.(open, 'defender', scriptedDice([]))).toEqual(open);
  });

  it('OP-IDEAS: tells apart several things and who carries them', () => {
    const { act, battle, destroy, move, say } = playing(fallenPod);
    const things = () => battle().parts.survivors.things;
    for (const [marker, unit] of ['attacker:line', 'attacker:guard'].entries()) {
      move(unit, 12 + 18 * marker, 17.6);
      act('survivors', { type: 'search', player: 'attacker', unit, marker }, 1);
    }
    const [byLine, byGuard] = ['attacker:line', 'attacker:guard'].map((carrier, marker) => ({
      marker,
      at: null,
      carrier,
    }));
    expect(things()).toEqual([byLine, byGuard]);
    const before = battle().parts.survivors;
    destroy('attacker:boss');
    expect(battle().parts.survivors).toBe(before);
    const into = [1, 2].map((part) => ({ id: `part ${part}`, models: [`attacker:guard-model/${part}`] }));
    say({ type: 'models-destroyed', models: ['attacker:guard-model/3'] });
    say({ type: 'unit-split', unit: 'attacker:guard', into });
    expect(things()).toEqual([byLine, { ...byGuard, carrier: 'part 1' }]);
    const [first, ...others] = [1, 2, 3, 4, 5].map((index) => `attacker:line-model/${index}`);
    move('attacker:line', 20, 20);
    say({ type: 'models-moved', positions: [{ model: 'attacker:line-model/1', at: { x: 22, y: 20 } }] });
    say({ type: 'models-destroyed', models: [first as string, ...others] });
    expect(things()).toEqual([
      { marker: 0, at: { x: 20, y: 20 }, carrier: null },
      { ...byGuard, carrier: 'part 1' },
    ]);
    destroy('part 1');
    move('part 2', 20, 20);
    act('survivors', { type: 'take', player: 'attacker', unit: 'part 2', thing: 0 });
    expect(things()).toEqual([
      { ...byLine, carrier: 'part 2' },
      { marker: 1, at: { x: 30, y: 17.6 }, carrier: null },
    ]);
  });

  it('OP-IDEAS: leaves things at their marker where it is not known that a model fell', () => {
    const part = search({ id: 'x', markers: [edgeSpot('long', 0.25), edgeSpot('long', 0.5)] });
    const battle = playing(missionOf(part)).battle();
    const carried = { ...battle.parts.x, things: [{ marker: 1, at: null, carrier: 'attacker:line' }] };
    const fact = { type: 'unit-destroyed', unit: 'attacker:line', role: 'attacker', fled: false } as const;
    expect(part.after?.(carried, fact, battle, scriptedDice([])).state.things).toEqual([
      { marker: 1, at: { x: 30, y: 22 }, carrier: null },
    ]);
  });
});
