import type { Army } from 'wargame-rules/open-play';

/** An army as people like to read it. */
export function armyLines(army: Army): readonly string[] {
  const width = Math.max(...army.units.map(({ name }) => name.length));
  return [
    `${army.name}${army.faction === undefined ? '' : ` (${army.faction})`}: Power Level ${army.powerLevel}`,
    ...army.units.map(({ name, models, powerRating }) => {
      const led = models.some(({ id }) => id === army.warlord);
      const count = models.length === 1 ? '1 model' : `${models.length} models`;
      return `  ${name.padEnd(width)}  ${count.padStart(9)}  PR ${powerRating}${led ? '  Warlord' : ''}`;
    }),
  ];
}
