/** Under what seeded dice keep their generator: neither JSON nor a list of their names shows its state. */
export const GENERATOR: unique symbol = Symbol('generator');
