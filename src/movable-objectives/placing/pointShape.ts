import { exactly } from '../../core/shape/exactly';
import type { Shape } from '../../core/shape/shape';
import { members } from '../../core/shape/shapes';
import { coordinate } from '../checking/figures';

const coordinates = { x: coordinate, y: coordinate };

export const pointShape: Shape = members(coordinates);

/** A point as this library keeps it. */
export const keptPointShape: Shape = exactly(coordinates);
