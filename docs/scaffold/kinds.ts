import type { Names } from './names';

/** What can be made. */
export const KINDS = ['mission', 'scenario', 'game'] as const;
export type Kind = (typeof KINDS)[number];

/** A file that is made of a template. */
export interface TemplatedFile {
  /** In `docs/scaffold/templates`. */
  readonly template: string;
  /** From the root of the repository. */
  readonly path: string;
}

/** A file that gets one line more, where it has not got it. */
export interface ExportLine {
  readonly path: string;
  readonly line: string;
}

/** How the conformance kit comes to know a module: an import, and an entry of a list. */
export interface Registration {
  readonly path: string;
  readonly importLine: string;
  /** Where the list ends, and what goes before that. */
  readonly listEnd: string;
  readonly entry: string;
}

/** How one kind is made. */
export interface KindOfModule {
  /** The subpath whose exports the new ones must not clash with; none where the module is a subpath itself. */
  readonly subpath?: string;
  files(names: Names): readonly TemplatedFile[];
  exports(names: Names): readonly ExportLine[];
  registration(names: Names): Registration;
}

export const KIND_OF_MODULE: { readonly [kind in Kind]: KindOfModule } = {
  mission: {
    subpath: 'open-play',
    files: ({ name }) => [
      { template: 'mission/module', path: `src/open-play/contributed/${name}.ts` },
      { template: 'mission/test', path: `test/open-play/contributed/${name}.test.ts` },
    ],
    exports: ({ name }) => [
      { path: 'src/open-play/contributed/index.ts', line: `export { ${name} } from './${name}';` },
      { path: 'src/open-play/index.ts', line: "export * from './contributed/index';" },
    ],
    registration: ({ name }) => ({
      path: 'test/golden/missions.ts',
      importLine: `import { ${name} } from 'wargame-rules/open-play';`,
      listEnd: '].map(goldenMission)',
      entry: `${name},`,
    }),
  },
  scenario: {
    subpath: 'battlefleet-gothic',
    files: ({ name }) => [
      { template: 'scenario/module', path: `src/battlefleet-gothic/scenarios/contributed/${name}.ts` },
      { template: 'scenario/test', path: `test/battlefleet-gothic/scenarios/contributed/${name}.test.ts` },
    ],
    exports: ({ name }) => [
      {
        path: 'src/battlefleet-gothic/scenarios/contributed/index.ts',
        line: `export { ${name} } from './${name}';`,
      },
      { path: 'src/battlefleet-gothic/scenarios/index.ts', line: "export * from './contributed/index';" },
    ],
    registration: ({ name }) => ({
      path: 'test/golden/scenarioSamples.ts',
      importLine: `import { ${name} } from 'wargame-rules/battlefleet-gothic';`,
      listEnd: '];',
      entry: `sample(${name}, { ...plain, forces: { fleets: assault }, battlezone: 'deep-space' }, {}),`,
    }),
  },
  game: {
    files: ({ id, name, Name }) => [
      { template: 'game/index', path: `src/${id}/index.ts` },
      { template: 'game/module', path: `src/${id}/${name}.ts` },
      { template: 'game/types', path: `src/${id}/${name}Types.ts` },
      { template: 'game/errorCode', path: `src/${id}/${name}ErrorCode.ts` },
      { template: 'game/parse', path: `src/${id}/parse${Name}.ts` },
      { template: 'game/test', path: `test/${id}/${name}.test.ts` },
    ],
    exports: () => [],
    registration: ({ id, name }) => ({
      path: 'test/golden/games.ts',
      importLine: `import { ${name} } from 'wargame-rules/${id}';`,
      listEnd: '];',
      entry: `goldenGame(${name}, { setups: [{ players: ['Ann', 'Ben'], goal: 10 }], matches: runs(5, 200) }),`,
    }),
  },
};
