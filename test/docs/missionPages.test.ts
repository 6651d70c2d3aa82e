import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MISSIONS, missionPages } from '../../docs/missions/pages';

const folder = new URL('../../docs/missions/', import.meta.url);

describe('the pages of the missions', () => {
  it('are as `npm run docs:missions` writes them', () => {
    for (const [name, text] of missionPages())
      expect([name, readFileSync(new URL(name, folder), 'utf8')]).toEqual([name, text]);
  });

  it('show the three missions and the seventeen, and no others', () => {
    expect(MISSIONS).toHaveLength(20);
    const pictures = readdirSync(folder).filter((name) => name.endsWith('.svg'));
    expect(new Set(pictures)).toEqual(new Set(MISSIONS.map(({ id }) => `${id}.svg`)));
  });
});
