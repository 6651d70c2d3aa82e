import { describe, expect, it } from 'vitest';
import { isWargameError, type WargameError } from 'wargame-rules';
import { CONFORMANCE_PROPERTIES, checkGame } from 'wargame-rules/testing';
import type { Broken } from './broken/brokenGame';
import { brokenMissions } from './broken/missions';
import { brokenPurity } from './broken/purity';
import { brokenRules } from './broken/rules';
import { brokenSecrets } from './broken/secrets';
import { duel } from './duel';

const ALL: readonly Broken[] = [...brokenSecrets, ...brokenRules, ...brokenPurity, ...brokenMissions];

function rejection({ check }: Broken): WargameError | undefined {
  try {
    check();
  } catch (error) {
    if (isWargameError(error)) return error;
    throw error;
  }
  return undefined;
}

describe('the conformance kit', { timeout: 60_000 }, () => {
  it('accepts the game from which the broken ones are made', () => {
    const report = checkGame(duel, { setups: [{ turns: 4 }], matches: 10, mostSteps: 40 });
    for (const [what, count] of Object.entries(report)) expect(count, what).not.toBe(0);
  });

  it('has something broken for each of its properties', () => {
    expect(new Set(ALL.map(({ property }) => property))).toEqual(new Set(CONFORMANCE_PROPERTIES));
  });

  it.each(ALL)('rejects $fault, by $property', (broken) => {
    const error = rejection(broken);
    expect(error?.message ?? 'accepted').toContain(broken.property);
    expect(error?.code).toBe(`conformance/${broken.property}`);
    console.info(`rejected by ${broken.property}: ${broken.fault}`);
  });
});
