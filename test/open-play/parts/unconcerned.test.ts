import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import {
  type AnyBattlePart,
  alarm,
  arrivals,
  type BattleFact,
  betrayal,
  breakingPoint,
  edgeSpot,
  edgeStrip,
  exits,
  heldPlace,
  longTask,
  search,
} from 'wargame-rules/open-play';
import { deepFreeze } from '../../deepFreeze';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

const spot = edgeSpot('long', 0.5);
const through = edgeStrip('long', 'attacker');
const ROUND: BattleFact = { type: 'round-ended', round: 1 };
const PHASE: BattleFact = { type: 'phase-ended', phase: 'command' };
const LOST: BattleFact = { type: 'unit-destroyed', unit: 'defender:guard', role: 'defender', fled: false };
const LEFT: BattleFact = { type: 'unit-left', unit: 'defender:guard' };
const SPLIT: BattleFact = {
  type: 'unit-split',
  unit: 'defender:guard',
  into: [
    { id: 'one', models: [] },
    { id: 'two', models: [] },
  ],
};

/** Parts of the Attacker, none of whose units is named, and what does not concern them. */
const UNCONCERNED = (): readonly (readonly [AnyBattlePart, ...BattleFact[]])[] => [
  [alarm({ id: 'alarm', side: 'attacker' }), ROUND, PHASE, LOST, LEFT, SPLIT],
  [arrivals({ id: 'arrivals', side: 'attacker' }), ROUND, PHASE, LOST, LEFT, SPLIT],
  [betrayal({ id: 'betrayal', side: 'attacker' }), PHASE, LOST, LEFT, SPLIT],
  [breakingPoint({ id: 'breakingPoint', side: 'attacker' }), ROUND, PHASE, LOST, LEFT, SPLIT],
  [exits({ id: 'exits', side: 'attacker', through }), ROUND, PHASE, LOST, LEFT],
  [heldPlace({ id: 'heldPlace', spot }), PHASE, LOST, LEFT, SPLIT],
  [longTask({ id: 'longTask', side: 'attacker', spot }), ROUND, PHASE, LOST, LEFT],
  [search({ id: 'search', markers: [spot] }), ROUND, PHASE, LOST, LEFT],
];

describe('parts', () => {
  it('OP-IDEAS: keep what does not concern them as it is, the very same state, and roll nothing', () => {
    for (const [part, ...facts] of UNCONCERNED()) {
      const battle = deepFreeze(playing(missionOf(part)).battle());
      const state: unknown = battle.parts[part.id];
      for (const fact of facts) {
        const told = part.after?.(state, fact, battle, scriptedDice([]));
        expect(told?.state, `${part.id}, ${fact.type}`).toBe(state);
        expect(told?.facts ?? []).toEqual([]);
      }
    }
  });
});
