/** Writes the golden playthrough of one new module, and touches no other: `tsx writeGolden.ts the-long-watch`. */
import { existsSync, writeFileSync } from 'node:fs';
import { goldenFile, registered } from '../../test/golden/registered';

const [id] = process.argv.slice(2);
const play = registered().find((one) => one.id === id);
if (!play) throw new Error(`${id} is not registered`);
if (existsSync(goldenFile(play))) throw new Error(`${id} has a golden playthrough`);
writeFileSync(goldenFile(play), play.golden());
