import type { Deed } from './deed';

/** Whether everybody has seen what a decoy is: it fired, or was fired on. */
export function isDecoyShown(decoy: string, own: readonly Deed[], enemy: readonly Deed[]): boolean {
  return (
    own.some(({ type, by }) => type === 'fire' && by === decoy) ||
    enemy.some(({ type, target }) => type === 'fire' && target === decoy)
  );
}
