import { ASTRONOMICON, MODEL_KINDS, type ModelKind } from 'wargame-rules/movable-objectives';
import { BOY, moving } from './build';

/** A set in which a model of a kind carries an objective of some types. */
export const carriedBy = (kind: ModelKind, types: readonly string[] = [], rules = ASTRONOMICON) =>
  moving(
    [{ id: 'relic', types, carriedBy: { ...BOY, kind, ...(kind === 'walker' && { hand: true }) } }],
    rules,
  );
export const CARRIERS = MODEL_KINDS.filter((kind) => kind !== 'transport' && kind !== 'vehicle');

export const EXEMPT: readonly ModelKind[] = ['monstrous-creature', 'flying-monstrous-creature', 'walker'];
