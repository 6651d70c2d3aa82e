/** The clauses that are not built yet, while their system is being built in stages. Shrink it, never grow it. */
export const NOT_BUILT_YET: readonly string[] = [];
