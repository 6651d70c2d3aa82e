import { describe, expect, it } from 'vitest';
import { planModule } from '../../docs/scaffold/planModule';
import { repositoryAt } from '../../docs/scaffold/repository';
import { withLine } from '../../docs/scaffold/withLine';
import { ROOT } from '../docs/sourceFiles';

const plan = (...words: readonly string[]) => planModule(words, repositoryAt(ROOT));

describe('a new module', () => {
  it.each([
    [[], 'npm run new -- <mission|scenario|game> <id>'],
    [['army', 'x'], 'there is no kind "army"'],
    [['mission'], 'name the mission'],
    [['mission', 'the', 'long', 'watch'], 'one id, without spaces'],
    [['mission', 'The Long Watch'], '"The Long Watch" is no id'],
    [['mission', '../away'], '"../away" is no id'],
    [['mission', 'double--hyphen'], '"double--hyphen" is no id'],
    [['mission', '40-days'], '"40-days" is no id'],
    [['game', 'delete'], '`delete` is a word of the language'],
    [['game', 'await'], '`await` is a word of the language'],
    [['mission', 'annihilation'], 'src/open-play/missions/annihilation.ts exports annihilation'],
    [['mission', 'purge-the-enemy'], 'src/open-play/kit/purgeTheEnemy.ts exports purgeTheEnemy'],
    [['scenario', 'the-bait'], 'src/battlefleet-gothic/scenarios/theBait.ts exports theBait'],
    [['game', 'core'], 'there is a folder src/core'],
    [['game', 'bench'], 'there is a folder test/bench'],
  ] as const)('is refused for %j', (words, message) => {
    const { files, faults } = plan(...words);
    expect(faults.join('\n')).toContain(message);
    expect(files).toEqual([]);
  });

  it('is named after its id wherever a name stands', () => {
    const { files, faults } = plan('game', 'duel-of-2-dice');
    expect(faults).toEqual([]);
    expect(files.map(({ path }) => path)).toContain('src/duel-of-2-dice/duelOf2Dice.ts');
    for (const { text } of files) expect(text).not.toMatch(/\{\{|\}\}/);
    const page = files.find(({ path }) => path === 'docs/contributed/duel-of-2-dice.md');
    expect(page?.text).toMatch(/^# Duel Of 2 Dice\n/);
  });

  it('comes with the next release', () => {
    const version = /@since (\S+)/.exec(plan('mission', 'the-long-watch').files[0]?.text ?? '')?.[1];
    expect(version).toMatch(/^\d+\.\d+\.0$/);
  });
});

describe('a line more', () => {
  it('stands at the end, once', () => {
    expect(withLine('', 'one')).toBe('one\n');
    expect(withLine('one\n', 'two')).toBe('one\ntwo\n');
    expect(withLine('one', 'two')).toBe('one\ntwo\n');
    expect(withLine('one\ntwo\n', 'one')).toBe('one\ntwo\n');
  });
});
