import type { ConformanceProperty } from '../properties';

/** A property that does not hold, on its way to whoever knows the match around it. */
export class Broken extends Error {
  override readonly name: string = 'Broken';

  constructor(
    readonly property: ConformanceProperty,
    message: string,
  ) {
    super(message);
  }
}

/** Stops with a property that does not hold, unless it holds. */
export function requireThat(
  holds: boolean,
  property: ConformanceProperty,
  message: () => string,
): asserts holds {
  if (!holds) throw new Broken(property, message());
}
