import { derive } from '../../core/dice/derive';
import type { Dice } from '../../core/dice/dice';
import { type LoggedRoll, loggedDice } from '../../core/dice/loggedDice';
import { rollDie } from '../../core/dice/rollDie';
import type { Seed } from '../../core/dice/seed';
import { seededDice } from '../../core/dice/seededDice';
import { isWargameError } from '../../core/errors/isWargameError';
import { requireWholeNumber } from '../../core/errors/requireWholeNumber';
import type { Violation } from '../../core/errors/violation';
import { conformanceError } from '../conformanceError';
import { requireRepeat } from '../game/requireRepeat';
import { twist } from '../game/twist';
import { Broken, requireThat } from '../guard/broken';
import { callWithDice } from '../guard/callWithDice';
import { type Guard, makeGuard } from '../guard/guard';
import { difference, isSame } from '../plain/jsonText';
import type { RuleCheck, RuleReport, RuleTrial } from './ruleTrial';

/**
 * Proves of any rule what every rule of this library keeps: it changes nothing that it is given, remembers nothing,
 * gives plain JSON, rolls only the dice it is given, throws nothing but typed errors, and just those that its check
 * lists. Half of what it is given is twisted first.
 *
 * @typeParam Given - what the rule is given
 * @typeParam Result - what it gives
 * @param trial - the rule, and something to give it
 * @param options - how often, and the seed
 * @returns what was seen
 * @throws {@link WargameError} `conformance/…`, named after the property that was broken; `given` and `faces` in its
 *   `facts` show it
 * @since 0.1.0
 * @example
 * ```ts
 * import { d6, type Dice } from 'wargame-rules';
 * import { checkRule } from 'wargame-rules/testing';
 *
 * const morale = { id: 'morale', given: d6, run: (losses: number, dice: Dice) => d6(dice) + losses };
 * checkRule(morale, { runs: 10 }); // => { rule: 'morale', runs: 10, refused: 0, dice: 10 }
 *
 * const biased = { ...morale, run: (losses: number) => Math.random() + losses };
 * checkRule(biased); // => throws conformance/chance-from-dice
 * ```
 */
export function checkRule<Given, Result>(
  trial: RuleTrial<Given, Result>,
  options: RuleCheck = {},
): RuleReport {
  const runs = requireWholeNumber(options.runs ?? 100, 'runs', 1);
  const seed = requireWholeNumber(options.seed ?? 0, 'seed');
  const guard = makeGuard();
  let [refused, dice] = [0, 0];
  for (let run = 0; run < runs; run++) {
    const given = guard.freeze(someFacts(trial, derive(seed, 'given', run)));
    const called = calledOnce(guard, trial, given, derive(seed, 'run', run));
    if (called === null) refused++;
    else dice += called.length;
  }
  return { rule: trial.id, runs, refused, dice };
}

/** What a rule is given. Only a rule that has a check is given what is twisted. */
function someFacts<Given, Result>(trial: RuleTrial<Given, Result>, seed: Seed): Given {
  const source = seededDice(seed);
  const given = trial.given(source);
  if (!trial.check || rollDie(2, source) === 1) return given;
  return twist(given, [trial.given(source)], [], source) as Given;
}

/** One call with all that is held against it; gives the dice that fell, null where the rule refused. */
function calledOnce<Given, Result>(
  guard: Guard,
  trial: RuleTrial<Given, Result>,
  given: Given,
  seed: Seed,
): readonly LoggedRoll[] | null {
  const run = (facts: Given, dice: Dice): Result =>
    callWithDice(guard.call, trial.id, [facts], dice, (frozen, lent) => trial.run(frozen, lent));
  const check = trial.check?.bind(trial);
  const source = seededDice(seed);
  const log = loggedDice({ roll: (sides, label) => source.roll(sides, label) });
  try {
    return guard.watch(() => {
      const reasons = check && listed(() => guard.call('check', [given], check));
      const result = resultOf(() => run(given, log), reasons);
      if (result === null) return null;
      const faces = log.rolls();
      requireRepeat(trial.id, result.value, faces, (dice) => run(given, dice));
      if (trial.reorder) {
        const other = trial.reorder(given, seededDice(derive(seed, 'order')));
        requireSameVerdict(result.value, () => run(other, seededDice(seed)));
      }
      return faces;
    });
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const { property, message } = error;
    throw conformanceError(trial.id, { property, message, evidence: { given, faces: log.rolls() } });
  }
}

function listed(check: () => readonly Violation[]): readonly Violation[] {
  try {
    return check();
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('throws-what-check-lists', `check throws where it has to list: ${error.message}`);
  }
}

/** Null where the rule refuses, as its check says it must. */
function resultOf<T>(run: () => T, reasons: readonly Violation[] | undefined): { readonly value: T } | null {
  try {
    const value = run();
    const [first] = reasons ?? [];
    if (first) {
      const message = `check lists reasons, and it is done all the same: ${first.message}`;
      throw new Broken('refused-throws', message);
    }
    return { value };
  } catch (error) {
    if (!isWargameError(error)) throw error;
    if (!reasons) return null;
    requireThat(
      reasons.length > 0,
      'legal-applies',
      () => `check lists nothing, and it throws: ${error.message}`,
    );
    requireThat(
      isSame(reasons, error.violations),
      'throws-what-check-lists',
      () => `check lists and it throws something else: ${difference(reasons, error.violations)}`,
    );
    return null;
  }
}

function requireSameVerdict<Result>(result: Result, run: () => Result): void {
  const told = 'the same facts in another order give something else';
  const then = unlessRefused(told, run);
  requireThat(isSame(result, then), 'verdict-ignores-order', () => `${told}: ${difference(result, then)}`);
}

function unlessRefused<T>(told: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!isWargameError(error)) throw error;
    throw new Broken('verdict-ignores-order', `${told}: ${error.message}`);
  }
}
