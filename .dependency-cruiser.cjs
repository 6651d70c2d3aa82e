/** Arrows point downwards only: a system never knows another, and the core knows no system. */
const systems = 'open-play|movable-objectives|battlefleet-gothic|warmaster';

module.exports = {
  forbidden: [
    {
      name: 'core-knows-no-system',
      comment: 'What every game needs stays free of any one game.',
      severity: 'error',
      from: { path: '^src/core/' },
      to: { path: '^src/(?!core/)' },
    },
    {
      name: 'systems-stand-alone',
      comment: 'A mission that needs two systems combines them in the code of its author.',
      severity: 'error',
      from: { path: `^src/(${systems})/` },
      to: { path: `^src/(${systems}|rosters|boardgame-io|testing)/`, pathNot: '^src/$1/' },
    },
    {
      name: 'adapters-know-the-core-only',
      comment: 'Readers and adapters serve every system, so they import none.',
      severity: 'error',
      from: { path: '^src/(rosters|boardgame-io|testing)/' },
      to: { path: '^src/', pathNot: ['^src/core/', '^src/$1/'] },
    },
    {
      name: 'dice-below-odds',
      comment: 'Playing must not bundle the odds.',
      severity: 'error',
      from: { path: '^src/core/(errors|dice)/' },
      to: { path: '^src/core/(odds|table|geometry|game)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-dependencies',
      comment: 'What the package imports it must declare.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'core'], pathNot: '/fast-check/' },
    },
    {
      name: 'fast-check-for-testing-only',
      comment: 'Who plays needs no test tools: it is an optional peer of the conformance kit.',
      severity: 'error',
      from: { path: '^src/(?!testing/)' },
      to: { path: '/fast-check/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
};
