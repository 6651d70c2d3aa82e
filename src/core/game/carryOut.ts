import type { LoggedRoll } from '../dice/loggedDice';
import { checksum } from './checksum';
import type { GameTypes } from './game';
import type { Match, Seal } from './match';
import type { MatchRecord, MatchStep } from './matchRecord';
import type { Step } from './step';

/** An action that was carried out: the step for the record, and what it came to. */
export interface CarriedOut<Types extends GameTypes> {
  readonly recorded: MatchStep<Types>;
  readonly result: Step<Types['state'], Types['event']>;
}

/**
 * What the checksum behind some steps of a record is made of: the one before, and those of corrections made
 * there, so that a correction can't be left out without a trace.
 */
export function chainBehind<Types extends GameTypes>(
  { checksum: start, corrections }: MatchRecord<Types>,
  steps: readonly MatchStep<Types>[],
): readonly string[] {
  const made = corrections.filter(({ step }) => step === steps.length);
  return [steps.at(-1)?.checksum ?? start, ...made.map((correction) => correction.checksum)];
}

/** The step for the record of an action that was carried out. */
export function recordedStep<Types extends GameTypes>(
  chain: readonly string[],
  action: Types['action'],
  faces: readonly LoggedRoll[],
  result: Step<Types['state'], Types['event']>,
): CarriedOut<Types> {
  return { recorded: { action, faces, checksum: checksum(chain, action, faces, result.events) }, result };
}

/** What seals a step. */
export function sealOf<Types extends GameTypes>({ recorded, result }: CarriedOut<Types>): Seal {
  return recorded.faces.length > 0 ? 'dice' : (result.seals ?? null);
}

/** A match with a step more. Whatever was undone, or in question, is so no longer. */
export function withStep<Types extends GameTypes>(
  { record, events, seals, settled }: Match<Types>,
  carriedOut: CarriedOut<Types>,
): Match<Types> {
  const { pending: _, ...lasting } = record;
  const { state } = carriedOut.result;
  const steps = [...record.steps, carriedOut.recorded];
  const seal = sealOf(carriedOut);
  return {
    record: { ...lasting, steps },
    state,
    events: [...events, carriedOut.result.events],
    seals: [...seals, seal],
    settled: seal ? { steps: steps.length, state } : settled,
    undone: [],
  };
}
