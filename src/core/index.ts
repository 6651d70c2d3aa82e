export * from './dice/index';
export * from './errors/index';
export * from './odds/index';
