import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseRecord, playAction, RECORD_FORMAT, replay, startMatch, transcript } from 'wargame-rules';
import { GOLDEN_MATCHES } from './goldenMatches';

const folder = new URL('./', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

describe('the golden records', () => {
  it('are those on the list, each with what a spectator reads of it', () => {
    const saved = readdirSync(folder).filter((name) => /\.(json|txt)$/.test(name));
    expect(saved).toEqual(GOLDEN_MATCHES.flatMap(({ file }) => [`${file}.json`, `${file}.txt`]).sort());
  });

  describe.each(GOLDEN_MATCHES)('$file', ({ file, game, seed, shows }) => {
    const saved = JSON.parse(read(`${file}.json`));
    const record = parseRecord(game, saved);
    const match = replay(game, record);

    it('C08: replays to its end, step by step, with every checksum', () => {
      expect(record).toEqual(saved);
      expect(record.format).toBe(RECORD_FORMAT);
      expect(match.record).toEqual({ ...saved, version: game.version });
      expect(match.state).toMatchObject(shows);
      expect(game.outcome(match.state)).not.toBeNull();
      expect(game.toAct(match.state)).toEqual([]);
    });

    it('tells a spectator what it told', () => {
      const [head = '', ...told] = read(`${file}.txt`).trimEnd().split('\n');
      expect(head).toBe(`${game.id} ${record.version}`);
      expect(transcript(game, match, 'spectator').slice(1)).toEqual(told);
    });

    it('C06: comes of its seed and its actions alone', () => {
      const again = record.steps.reduce(
        (before, { action }) => playAction(game, before, action),
        startMatch(game, record.setup, { seed }),
      );
      expect(again.record).toEqual(match.record);
      expect(again.state).toEqual(match.state);
    });
  });
});
