import type { Shape } from '../../core/shape/shape';
import { list, members, text } from '../../core/shape/shapes';

/** The ids of models or units. */
export const namesShape: Shape = list(text);

/** Where models stand, as far as it can be read: what is wrong with the places themselves is told of each model. */
export const positionsShape: Shape = list(members({ model: text }));

/** A unit aboard a transport. */
export const embarkedShape: Shape = members({ unit: text, transport: text });
