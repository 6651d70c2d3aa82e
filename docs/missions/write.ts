import { writeFileSync } from 'node:fs';
import { missionPages } from './pages';

for (const [name, text] of missionPages()) writeFileSync(new URL(name, import.meta.url), text);
