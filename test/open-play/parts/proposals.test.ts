import { describe, expect, it } from 'vitest';
import { scriptedDice } from 'wargame-rules';
import { edgeSpot, fallenPod, longTask, search } from 'wargame-rules/open-play';
import { playing } from '../ideas/playing';
import { missionOf } from './missionOf';

const spot = edgeSpot('long', 0.5);

describe('what a long task proposes', () => {
  const rite = longTask({ id: 'rite', side: 'attacker', spot });
  const begin = () => playing(missionOf(rite));
  const proposed = ({ battle }: ReturnType<typeof begin>, player: string, ...faces: number[]) => {
    const dice = scriptedDice(faces);
    const action = rite.propose?.(battle().parts.rite, battle(), player, dice);
    dice.finish();
    return action;
  };
  const work = (unit: string) => ({ type: 'work', player: 'attacker', unit });

  it('OP-IDEAS: is that a unit that can goes to work, any of several', () => {
    const game = begin();
    expect(proposed(game, 'attacker')).toBeNull();
    game.move('attacker:guard', 30, 22);
    expect(proposed(game, 'attacker')).toEqual(work('attacker:guard'));
    game.move('attacker:line', 30, 22);
    expect(proposed(game, 'attacker', 1)).toEqual(work('attacker:line'));
    expect(proposed(game, 'attacker', 2)).toEqual(work('attacker:guard'));
    game.act('rite', work('attacker:line'));
    expect(proposed(game, 'attacker')).toEqual(work('attacker:guard'));
  });

  it('OP-IDEAS: is nothing for the other player, out of turn, and near enemies', () => {
    const game = begin();
    game.move('attacker:guard', 30, 22);
    expect(proposed(game, 'defender')).toBeNull();
    expect(proposed(game, 'nobody')).toBeNull();
    game.move('defender:boss', 33, 22);
    expect(proposed(game, 'attacker')).toBeNull();
    game.move('defender:boss', 50, 22);
    game.endTurn();
    expect(proposed(game, 'attacker')).toBeNull();
  });
});

describe('what a search proposes', () => {
  const hunt = search({ id: 'hunt', markers: [spot, edgeSpot('long', 0.2)], hidden: 2 });
  const begin = () => playing(missionOf(hunt));
  const proposed = ({ battle }: ReturnType<typeof begin>, player: string, ...faces: number[]) => {
    const dice = scriptedDice(faces);
    const action = hunt.propose?.(battle().parts.hunt, battle(), player, dice);
    dice.finish();
    return action;
  };

  it('OP-IDEAS: is that a unit searches a marker near it, or takes up what lies there', () => {
    const game = begin();
    expect(proposed(game, 'attacker')).toBeNull();
    game.move('attacker:line', 30, 22);
    const look = { type: 'search', player: 'attacker', unit: 'attacker:line', marker: 0 };
    expect(proposed(game, 'attacker')).toEqual(look);
    expect(proposed(game, 'defender')).toBeNull();
    game.act('hunt', look);
    expect(proposed(game, 'attacker')).toBeNull();
    game.destroy('attacker:line');
    game.move('attacker:guard', 30, 22);
    game.move('attacker:boss', 30, 22);
    const take = (unit: string) => ({ type: 'take', player: 'attacker', unit, thing: 0 });
    expect(proposed(game, 'attacker', 1)).toEqual(take('attacker:boss'));
    expect(proposed(game, 'attacker', 2)).toEqual(take('attacker:guard'));
  });

  it('OP-IDEAS: is nothing for a side that may not search', () => {
    const { battle, endTurn, move } = playing(fallenPod);
    const [survivors] = fallenPod.parts;
    for (const role of ['attacker', 'defender'] as const) {
      move(`${role}:line`, 12, 17.6);
      const action = survivors?.propose?.(battle().parts.survivors, battle(), role, scriptedDice([]));
      expect(survivors?.check?.(battle().parts.survivors, action, battle())).toEqual([]);
      endTurn();
    }
  });
});
