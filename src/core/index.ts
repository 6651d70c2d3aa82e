export * from './dice/index';
export * from './errors/index';
