import type { DecisionView } from '../view/warmasterView';

/** What is to be chosen when actions of a kind are offered. */
export type DecisionOf<Type extends DecisionView['type']> = Extract<DecisionView, { readonly type: Type }>;
