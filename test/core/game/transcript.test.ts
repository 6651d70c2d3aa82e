import { describe, expect, it } from 'vitest';
import {
  correct,
  type HistoryEntry,
  history,
  playAction,
  playOut,
  startMatch,
  type TranscriptOptions,
  transcript,
} from 'wargame-rules';
import {
  actionLabel,
  areaLabel,
  rulebookOf,
  unitLabel,
  type WarmasterTypes,
  warmaster,
  warmasterEdition,
} from 'wargame-rules/warmaster';
import { type AmbushTypes, ambush } from './ambush';
import { type RaceTypes, race } from './race';

const raced = playOut(race, startMatch(race, { players: ['Ann', 'Ben'], length: 12 }, { seed: 18 }), {
  botSeed: 3,
});

const COMMENTATOR: TranscriptOptions<RaceTypes> = {
  tell: {
    action(action) {
      if (action.type === 'lane') return `${action.player} goes to lane ${action.lane}.`;
      return action.type === 'push' ? `${action.player} whips the horses!` : null;
    },
    event(event) {
      if (event.type === 'rolled') return `A ${event.die}.`;
      return event.type === 'ran' ? `${event.spaces} spaces further.` : null;
    },
  },
};

describe('a transcript in words', () => {
  it('says what it is told, and leaves out what it is told to leave out', () => {
    expect(transcript(race, raced, 'spectator', COMMENTATOR)).toEqual([
      'race 2',
      '> Ann goes to lane 2.',
      '  A 6.',
      '  8 spaces further.',
      '  A 6.',
      '> Ben whips the horses!',
      '  12 spaces further.',
      '= Ben',
      '  past the line',
    ]);
  });

  it('is as without words where nothing is told', () => {
    const plain = transcript(race, raced, 'spectator');
    for (const options of [{}, { tell: {} }, undefined]) {
      expect(transcript(race, raced, 'spectator', options)).toEqual(plain);
    }
    const deeds = transcript(race, raced, 'spectator', { tell: { action: ({ type }) => type } });
    expect(deeds.filter((line) => !line.startsWith('>'))).toEqual(
      plain.filter((line) => !line.startsWith('>')),
    );
    expect(deeds.filter((line) => line.startsWith('>'))).toEqual([
      '> lane',
      '> roll',
      '> keep',
      '> roll',
      '> push',
    ]);
  });

  it('hands over an event with what the viewer may read of its step, and nothing else', () => {
    const secret = playOut(ambush, startMatch(ambush, { players: ['Ann', 'Ben'], rounds: 2 }, { seed: 4 }), {
      botSeed: 3,
    });
    for (const viewer of ['Ann', 'Ben', 'spectator'] as const) {
      const told: AmbushTypes['action'][] = [];
      const entries: HistoryEntry<AmbushTypes>[] = [];
      transcript(ambush, secret, viewer, {
        tell: {
          action(action) {
            told.push(action);
            return null;
          },
          event(event, entry) {
            expect(entry.events).toContain(event);
            if (entries.at(-1) !== entry) entries.push(entry);
            return '';
          },
        },
      });
      const readable = history(ambush, secret, viewer);
      expect(entries).toEqual(readable.filter(({ events }) => events.length > 0));
      expect(told).toEqual(readable.flatMap(({ action }) => action ?? []));
    }
  });

  it('keeps the line of a correction, whatever is told of its actions', () => {
    const start = startMatch(race, { players: ['Ann', 'Ben'], length: 12 }, { seed: 18 });
    const played = playAction(race, start, { type: 'lane', player: 'Ann', lane: 2 });
    const request = { step: 0, agreed: ['Ann', 'Ben'] };
    const swapped = correct(race, played, { ...request, action: { type: 'roll', player: 'Ann' } }).match;
    const said = (options: TranscriptOptions<RaceTypes>, match = swapped) =>
      transcript(race, match, 'spectator', options).filter((line) => line.startsWith('!'));
    expect(said({})).toEqual(['! Ann, Ben: Ann: lane {"lane":2} -> Ann: roll']);
    expect(said(COMMENTATOR)).toEqual(['! Ann, Ben: Ann goes to lane 2. -> ?']);
    expect(said({ tell: { action: () => null } })).toEqual(['! Ann, Ben: ? -> ?']);
    const dropped = correct(race, played, request).match;
    expect(said(COMMENTATOR, dropped)).toEqual(['! Ann, Ben: Ann goes to lane 2. -> -']);
  });

  it('refuses what gives no text, by its place', () => {
    const told = (tell: unknown) => () => transcript(race, raced, 'spectator', { tell } as never);
    expect(told({ action: 'words' })).toThrow('options.tell.action: expected a function');
    expect(told({ event: null })).toThrow('options.tell.event: expected a function');
    expect(told({ action: () => undefined })).toThrow('options.tell.action: expected a text or null from it');
    expect(told({ event: () => 7 })).toThrow('options.tell.event: expected a text or null from it');
    expect(transcript(race, raced, 'spectator', null as never)).toEqual(transcript(race, raced, 'spectator'));
  });
});

describe('a game of Warmaster in words', () => {
  const rules = rulebookOf(warmasterEdition);
  const start = startMatch(warmaster, { edition: 'reconstruction', version: 1 }, { seed: 1 });
  const match = playOut(warmaster, start, { botSeed: 1 });
  const words: TranscriptOptions<WarmasterTypes> = {
    tell: {
      action: (action) => `${action.player}: ${actionLabel(rules, action)}`,
      event(event) {
        if (event.type === 'phase-began') return `Turn ${event.turn}, ${event.phase}`;
        if (event.type === 'destroyed')
          return `${event.units.map((id) => unitLabel(rules, id)).join(', ')} destroyed`;
        return event.type === 'area-destroyed' ? `${areaLabel(rules, event.area)} destroyed` : null;
      },
    },
  };

  it('reads like a report', () => {
    const lines = transcript(warmaster, match, 'spectator', words);
    const plain = transcript(warmaster, match, 'spectator');
    expect(lines.some((line) => /[{}"]/.test(line))).toBe(false);
    expect(lines.filter((line) => line.startsWith('>')).length).toBe(
      plain.filter((line) => line.startsWith('>')).length,
    );
    expect(lines).toContain('  Turn 1, teleport'.replace('teleport', firstPhase(plain)));
    expect(lines.some((line) => / destroyed$/.test(line))).toBe(true);
    expect(lines.slice(lines.findIndex((line) => line.startsWith('=')))).toEqual(
      plain.slice(plain.findIndex((line) => line.startsWith('='))),
    );
  });
});

/** The phase with which the first turn began, by the plain transcript. */
function firstPhase(lines: readonly string[]): string {
  return /phase-began \{"turn":1,"phase":"([^"]+)"/.exec(lines.join('\n'))?.[1] ?? '';
}
