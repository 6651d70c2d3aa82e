import { writeFileSync } from 'node:fs';
import { rulesIndexPages } from './pages';

for (const [name, text] of rulesIndexPages()) writeFileSync(new URL(name, import.meta.url), text);
