import pkg from '../../package.json' with { type: 'json' };

/** A subpath of the package, and the file in which it begins. */
export interface Subpath {
  /** As it is imported: `wargame-rules/rosters`. */
  readonly specifier: string;
  readonly entry: string;
}

/** The subpaths, read off the `exports` of package.json as the build reads them. */
export const SUBPATHS: readonly Subpath[] = Object.entries(pkg.exports).flatMap(([subpath, target]) =>
  typeof target === 'object'
    ? [
        {
          specifier: pkg.name + subpath.slice('.'.length),
          entry: target.import.default.replace(/^\.\/dist\/(.*)\.js$/, 'src/$1.ts'),
        },
      ]
    : [],
);
