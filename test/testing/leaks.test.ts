import { describe, expect, it } from 'vitest';
import { type Game, type GameTypes, isWargameError } from 'wargame-rules';
import { type OpenHostilityTypes, openHostility } from 'wargame-rules/open-play';
import { checkGame } from 'wargame-rules/testing';
import { type WarmasterTypes, warmaster } from 'wargame-rules/warmaster';

/** What the kit says of a game, and of what kind the action is that shows it. */
function finding<Types extends GameTypes>(game: Game<Types>, setup: Types['setup'], mostSteps: number) {
  try {
    checkGame<Types>(game, { setups: [setup], matches: 1, tries: 1, mostSteps });
  } catch (error) {
    if (!isWargameError(error)) throw error;
    const facts = error.violations[0]?.facts as { readonly action?: { readonly type: string } } | undefined;
    return [error.code, facts?.action?.type];
  }
  return null;
}

describe('the games of the package', { timeout: 120_000 }, () => {
  it('would be found out if their secret actions could be read', () => {
    const { viewAction: _, ...openPlay } = openHostility;
    expect(finding<OpenHostilityTypes>(openPlay, { players: ['Ann', 'Ben'] }, 40)).toEqual([
      'conformance/history-keeps-secrets',
      'declare',
    ]);
    const { viewAction: __, ...boardGame } = warmaster;
    const setup = { edition: 'reconstruction', version: 1 };
    expect(finding<WarmasterTypes>(boardGame, setup, 60)).toEqual([
      'conformance/history-keeps-secrets',
      'deploy',
    ]);
    const { viewEvent: ___, ...talkative } = warmaster;
    expect(finding<WarmasterTypes>(talkative, setup, 60)?.[0]).toBe('conformance/history-keeps-secrets');
  });
});
