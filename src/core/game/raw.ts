/** Something given in the place of something: it may have the same members, with anything in them. */
export type Raw<T> = { readonly [name in keyof T]?: unknown };
