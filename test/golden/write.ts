import { writeFileSync } from 'node:fs';
import { goldenFile, registered } from './registered';

// Writes the golden playthroughs again: `npm run golden`. What changes in them, the rules changed.
for (const play of registered()) writeFileSync(goldenFile(play), play.golden());
