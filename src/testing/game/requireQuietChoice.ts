import { derive } from '../../core/dice/derive';
import { seededDice } from '../../core/dice/seededDice';
import type { Game, GameTypes } from '../../core/game/game';
import { viewedAction, viewedEvent } from '../../core/game/history';
import type { Step } from '../../core/game/step';
import type { Viewer } from '../../core/game/viewer';
import { Broken } from '../guard/broken';
import { differences, type Place, valueAt } from '../plain/differences';
import { difference, isSame } from '../plain/jsonText';
import type { Arena } from './arena';

/** In how many worlds that a viewer may believe to be in something must be so before it counts as told. */
const WORLDS = 24;

/** Two actions that somebody might have taken in a state. */
export interface Choice<Types extends GameTypes> {
  readonly state: Types['state'];
  readonly step: number;
  readonly action: Types['action'];
  readonly instead: Types['action'];
}

/**
 * What others read of an action does not tell them what `redeal` says that they can't know.
 *
 * Two actions that read differently may well be public, although they lead to states that look the same. So something
 * in the state is looked for that the one action makes this and the other that, in every world that a viewer may
 * believe to be in: whoever can tell the actions apart then knows it. If `redeal` deals it anew all the same, it is a
 * secret that was told.
 */
export function requireQuietChoice<Types extends GameTypes>(
  arena: Arena<Types>,
  redeal: Redeal<Types>,
  choice: Choice<Types>,
): void {
  const { game, players } = arena;
  const { state, action, instead } = choice;
  const outcomes = outcomesOf(arena, choice, state, 0);
  const [one, two] = outcomes;
  if (one.seals === 'reveal' || two.seals === 'reveal') return;
  for (const viewer of [...players, 'spectator' as const]) {
    if (viewer === action.player) continue;
    const read = (of: Types['action'], { events }: Outcome<Types>): unknown => [
      viewedAction(game, of, viewer),
      events.flatMap((event) => viewedEvent(game, event, viewer) ?? []),
    ];
    const [told, toldInstead] = [read(action, one), read(instead, two)];
    if (isSame(told, toldInstead) || !looksSame(game, one.state, two.state, viewer)) continue;
    const secret = secretTold(arena, redeal, choice, outcomes, viewer);
    if (!secret) continue;
    throw new Broken(
      'history-keeps-secrets',
      `${viewer} reads which of two actions it was, and so knows ${secret.join('.')}, which redeal deals anew: ` +
        difference(told, toldInstead),
    );
  }
}

/** A place in the state that is known to whoever can tell two actions apart, and a secret by `redeal`. */
function secretTold<Types extends GameTypes>(
  arena: Arena<Types>,
  redeal: Redeal<Types>,
  choice: Choice<Types>,
  [one, two]: readonly [Outcome<Types>, Outcome<Types>],
  viewer: Viewer<Types['player']>,
): Place | undefined {
  const { game, seed } = arena;
  const { state, step, action, instead } = choice;
  const dealt = (from: Types['state'], world: number): Types['state'] =>
    redeal(from, viewer, seededDice(derive(seed, 'world', step, viewer, world)));
  const allows = (from: Types['state']): boolean =>
    game.check(from, action).length === 0 && game.check(from, instead).length === 0;
  let made = differences(one.state, two.state);
  for (let world = 1; world <= WORLDS && made.length > 0; world++) {
    const other = dealt(state, world);
    const [here, there] = outcomesOf(arena, choice, allows(other) ? other : state, world);
    made = made.filter(
      (place) =>
        isSame(valueAt(here.state, place), valueAt(one.state, place)) &&
        isSame(valueAt(there.state, place), valueAt(two.state, place)),
    );
  }
  for (let world = 1; world <= WORLDS && made.length > 0; world++) {
    const other = dealt(one.state, world);
    const secret = made.find((place) => !isSame(valueAt(other, place), valueAt(one.state, place)));
    if (secret) return secret;
  }
  return undefined;
}

/** What both actions come to in a state, on the same dice. */
function outcomesOf<Types extends GameTypes>(
  { game, seed }: Arena<Types>,
  { step, action, instead }: Choice<Types>,
  from: Types['state'],
  world: number,
): readonly [Outcome<Types>, Outcome<Types>] {
  const dice = () => seededDice(derive(seed, 'choice', step, world));
  return [game.apply(from, action, dice()), game.apply(from, instead, dice())];
}

type Redeal<Types extends GameTypes> = NonNullable<Game<Types>['redeal']>;

type Outcome<Types extends GameTypes> = Step<Types['state'], Types['event']>;

function looksSame<Types extends GameTypes>(
  game: Game<Types>,
  one: Types['state'],
  other: Types['state'],
  viewer: Viewer<Types['player']>,
): boolean {
  return (
    isSame(game.view(one, viewer), game.view(other, viewer)) &&
    isSame(game.toAct(one), game.toAct(other)) &&
    isSame(game.outcome(one), game.outcome(other))
  );
}
