import type { Json } from '../core/errors/violation';
import { WargameError } from '../core/errors/wargameError';
import { jsonFault } from './plain/jsonFault';
import type { ConformanceErrorCode, ConformanceProperty } from './properties';

/** A property that does not hold, with all that shows it. */
export interface Finding {
  readonly property: ConformanceProperty;
  readonly message: string;
  /** The step, where it is in a match. */
  readonly step?: number;
  /** Plain JSON that shows it, by what it is. */
  readonly evidence: { readonly [name: string]: unknown };
}

/** The error that tells of a finding, its evidence each on a line of its own, ready to be saved. */
export function conformanceError(subject: string, finding: Finding): WargameError<ConformanceErrorCode> {
  const { property, message, step, evidence } = finding;
  const kept = Object.entries(evidence).filter(
    (entry): entry is [string, Json] => jsonFault(entry[1]) === undefined,
  );
  const lines = kept.map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return new WargameError<ConformanceErrorCode>({
    code: `conformance/${property}`,
    message: [`"${subject}" breaks ${property}: ${message}`, ...lines].join('\n'),
    ...(step !== undefined && { path: `steps[${step}]` }),
    facts: Object.fromEntries(kept),
  });
}
