import { battlefleetGothic } from './battlefleet-gothic';
import { boardgameIo } from './boardgame-io';
import { coreArithmetic } from './core-arithmetic';
import { coreDice } from './core-dice';
import { coreGeometry } from './core-geometry';
import { coreOdds } from './core-odds';
import { coreShape } from './core-shape';
import { coreTable } from './core-table';
import type { Equivalent } from './equivalent';
import { movableObjectives } from './movable-objectives';
import { openPlay } from './open-play';
import { rosters } from './rosters';
import { testing } from './testing';
import { warmaster } from './warmaster';

/** Every one that was looked at. Lines move, so a mutant is known by its text. */
export const EQUIVALENTS: readonly Equivalent[] = [
  ...battlefleetGothic,
  ...boardgameIo,
  ...coreArithmetic,
  ...coreDice,
  ...coreGeometry,
  ...coreOdds,
  ...coreShape,
  ...coreTable,
  ...movableObjectives,
  ...openPlay,
  ...rosters,
  ...testing,
  ...warmaster,
];
