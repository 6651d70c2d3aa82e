export * from './arithmetic/index';
export * from './dice/index';
export * from './errors/index';
export * from './game/index';
export * from './geometry/index';
export * from './odds/index';
export * from './table/index';
