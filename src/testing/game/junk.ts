import { isWargameError } from '../../core/errors/isWargameError';
import { Broken, requireThat } from '../guard/broken';
import { shown } from '../plain/jsonText';

/** What is neither an action nor a set-up, to whatever game. */
const NOTHING_OF_THE_KIND: readonly unknown[] = [undefined, 17, 'junk', true, [], [null], () => null];

const UNASKED = 'conformance-kit';

/** What `parse` has to refuse in place of an action or a set-up that it accepts. */
function junkFor(sound: unknown): readonly unknown[] {
  if (typeof sound !== 'object' || sound === null) return [];
  const nothing = NOTHING_OF_THE_KIND.filter((junk) => !(Array.isArray(junk) && Array.isArray(sound)));
  const typed = Object.hasOwn(sound, 'type')
    ? [
        { ...sound, type: UNASKED },
        { ...sound, type: 7 },
      ]
    : [];
  const played = Object.hasOwn(sound, 'player')
    ? [
        { ...sound, player: 7 },
        { ...sound, player: null },
      ]
    : [];
  return [null, ...nothing, ...typed, ...played, ...(typed.length > 0 ? [{}] : [])];
}

/**
 * Makes sure that `parse` refuses junk and leaves out what it did not ask for.
 *
 * @returns how much was refused
 */
export function refuseJunk(what: string, sound: unknown, parse: (json: unknown) => unknown): number {
  const junk = junkFor(sound);
  for (const json of junk) {
    requireThat(
      isRefused(what, json, parse),
      'parse-refuses-junk',
      () => `parse.${what} accepts ${shown(json)}`,
    );
  }
  if (typeof sound === 'object' && sound !== null && !Array.isArray(sound)) {
    const kept = withMore(what, sound, parse);
    requireThat(!kept, 'parse-refuses-junk', () => `parse.${what} keeps what nobody asked for`);
  }
  return junk.length;
}

/** What `parse` makes of something doubtful; undefined where it refuses it. */
export function parsed<T>(what: string, json: unknown, parse: (json: unknown) => T): T | undefined {
  try {
    return parse(json);
  } catch (error) {
    if (error instanceof Broken && error.property === 'plain-json') {
      throw new Broken('parse-refuses-junk', `parse.${what} accepts ${shown(json)}: ${error.message}`);
    }
    if (!isWargameError(error)) throw error;
    return undefined;
  }
}

function isRefused(what: string, json: unknown, parse: (json: unknown) => unknown): boolean {
  return parsed(what, json, (given) => ({ value: parse(given) })) === undefined;
}

function withMore(what: string, sound: object, parse: (json: unknown) => unknown): boolean {
  const result = parsed(what, { ...sound, [UNASKED]: 1 }, parse);
  return typeof result === 'object' && result !== null && Object.hasOwn(result, UNASKED);
}
