import { derive } from '../../core/dice/derive';
import { seededDice } from '../../core/dice/seededDice';
import type { Game, GameTypes } from '../../core/game/game';
import { viewedEvent } from '../../core/game/history';
import type { Step } from '../../core/game/step';
import type { Viewer } from '../../core/game/viewer';
import { requireThat } from '../guard/broken';
import { difference, isSame } from '../plain/jsonText';
import type { ConformanceProperty } from '../properties';
import type { Arena, Course } from './arena';
import { insteads } from './insteads';
import { requireQuietChoice } from './requireQuietChoice';
import { standAt, standAtStep } from './trail';

/** How many other states that look the same are dealt for each viewer of each state. */
const DEALS = 2;

type Redeal<Types extends GameTypes> = NonNullable<Game<Types>['redeal']>;

/** Nothing that a viewer gets tells him which of the states that look the same to him it is. */
export function requireSecrets<Types extends GameTypes>(arena: Arena<Types>, course: Course<Types>): void {
  const { game, players, trail } = arena;
  const viewers = [...players, 'spectator' as const];
  const { redeal } = game;
  for (const [index, match] of course.entries()) {
    standAt(trail, match);
    if (!redeal) requireOpen(game, match.state, viewers);
    else {
      for (const viewer of viewers) requireHidden(arena, redeal, course, index, viewer);
      requireQuiet(arena, redeal, course, index);
    }
  }
}

/** What the others read of the step that was played gives away nothing of what was chosen in secret. */
function requireQuiet<Types extends GameTypes>(
  arena: Arena<Types>,
  redeal: Redeal<Types>,
  course: Course<Types>,
  step: number,
): void {
  const [before, after] = course.slice(step, step + 2);
  if (!before || !after) return;
  const { state } = before;
  const { action } = standAtStep(arena.trail, after);
  for (const instead of insteads(arena, state, action, step)) {
    requireQuietChoice(arena, redeal, { state, step, action, instead });
  }
}

function requireOpen<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  viewers: readonly Viewer<Types['player']>[],
): void {
  const [first, ...others] = viewers.map((viewer) => game.view(state, viewer));
  const other = others.find((view) => !isSame(first, view));
  requireThat(
    other === undefined,
    'secrets-can-be-redealt',
    () => `viewers see different things, and there is no redeal: ${difference(first, other)}`,
  );
}

function requireHidden<Types extends GameTypes>(
  arena: Arena<Types>,
  redeal: Redeal<Types>,
  course: Course<Types>,
  index: number,
  viewer: Viewer<Types['player']>,
): void {
  const { trail, seed } = arena;
  const match = course[index] as Course<Types>[number];
  for (let deal = 0; deal < DEALS; deal++) {
    const other = redeal(match.state, viewer, seededDice(derive(seed, 'redeal', index, viewer, deal)));
    if (isSame(match.state, other)) continue;
    trail.counts.redealt++;
    requireSameLooks(arena, match.state, other, viewer);
    requireSameChecks(arena, match.state, other, viewer, index);
    const after = course[index + 1];
    if (!after) continue;
    const { action } = standAtStep(trail, after);
    requireSameAfter(arena, match.state, other, action, viewer, index);
    standAt(trail, match);
  }
}

function requireSameLooks<Types extends GameTypes>(
  { game, players }: Arena<Types>,
  state: Types['state'],
  other: Types['state'],
  viewer: Viewer<Types['player']>,
): void {
  const compare = same(viewer, 'a state that should look the same to him');
  compare('view-keeps-secrets', 'the view', game.view(state, viewer), game.view(other, viewer));
  compare('to-act-keeps-secrets', 'who may act', game.toAct(state), game.toAct(other));
  compare('outcome-keeps-secrets', 'the outcome', game.outcome(state), game.outcome(other));
  for (const player of players.filter((one) => one === viewer)) {
    compare('actions-keep-secrets', 'his actions', game.actions(state, player), game.actions(other, player));
  }
}

/** Whatever he tries, legal or not, he is told the same. */
function requireSameChecks<Types extends GameTypes>(
  { game, trail, pool, seed, tries }: Arena<Types>,
  state: Types['state'],
  other: Types['state'],
  viewer: Viewer<Types['player']>,
  index: number,
): void {
  const own = pool.all().filter(({ player }) => player === viewer);
  const dice = seededDice(derive(seed, 'own', index, viewer));
  const first = dice.roll(Math.max(own.length - tries, 0) + 1) - 1;
  for (const action of own.slice(first, first + tries)) {
    trail.action = action;
    same(viewer, 'a state that looks the same to him')(
      'check-keeps-secrets',
      'what check has against his action',
      game.check(state, action),
      game.check(other, action),
    );
  }
  trail.action = null;
}

/** The same action, on the same dice, looks the same afterwards, unless it is said to show something. */
function requireSameAfter<Types extends GameTypes>(
  { game, seed }: Arena<Types>,
  state: Types['state'],
  other: Types['state'],
  action: Types['action'],
  viewer: Viewer<Types['player']>,
  index: number,
): void {
  if (game.check(other, action).length > 0) return;
  const apply = (from: Types['state']): Step<Types['state'], Types['event']> =>
    game.apply(from, action, seededDice(derive(seed, 'after', index)));
  const [one, two] = [apply(state), apply(other)];
  if (one.seals === 'reveal' || two.seals === 'reveal') return;
  const compare = same(viewer, 'the same action in a state that looked the same to him');
  const looks = (after: Types['state']): unknown => [
    game.view(after, viewer),
    game.toAct(after),
    game.outcome(after),
  ];
  compare('reveals-are-sealed', 'what he sees', looks(one.state), looks(two.state));
  const read = (events: readonly Types['event'][]): unknown =>
    events.flatMap((event) => viewedEvent(game, event, viewer) ?? []);
  compare('history-keeps-secrets', 'what he reads', read(one.events), read(two.events));
}

function same(viewer: string, where: string) {
  return (property: ConformanceProperty, what: string, one: unknown, other: unknown): void =>
    requireThat(
      isSame(one, other),
      property,
      () => `${what} differs for ${viewer} in ${where}: ${difference(one, other)}`,
    );
}
