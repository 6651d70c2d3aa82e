/** Small builders for rosters in tests. */
import { violationsOf } from '../violationsOf';
import type { Written } from './writeRoster';

export function power(value: number | string): Written[] {
  return [{ name: ' PL', typeId: 'e356', value }];
}

export function selection(name: string, type: string, more: Written = {}): Written {
  return { name, type, number: 1, ...more };
}

export function statline(name: string, figures: Record<string, string>, typeName = 'Unit'): Written {
  const characteristics = Object.entries(figures).map(([column, text]) => ({ name: column, $text: text }));
  return { name, typeName, hidden: false, characteristics };
}

export function ability(name: string, text: string): Written {
  return statline(name, { Description: text }, 'Abilities');
}

export function roster(selections: Written[], more: Written = {}): Written {
  const forces = [{ id: 'f1', name: 'Patrol', catalogueName: 'Harbour Folk', selections }];
  return { id: 'r1', name: 'Test', gameSystemName: 'Test Rules', forces, ...more };
}

/** What an action threw, as code and path. */
export function refusal(action: () => unknown): { code: string; path: string | undefined } {
  const [first] = violationsOf(action);
  return { code: first?.code ?? '', path: first?.path };
}
