import { Application, Converter, MarkdownEvent, OptionDefaults, TSConfigReader } from 'typedoc';
import { arrange, finishSections } from './arrange';
import { linkClauses } from './clauseLinks';
import { linkCode, linkExports } from './links';
import { SECTIONS, sectionFaults } from './sections';
import { siteFaults } from './siteFaults';
import { SiteRouter } from './siteRouter';
import { SiteTheme } from './siteTheme';
import { SUBPATHS } from './subpaths';
import { warmUp } from './warmUp';

/** Where the site is built; git ignores it. */
const OUT = 'docs/api';

const app = await Application.bootstrapWithPlugins(
  {
    plugin: [
      ({ renderer }) => {
        renderer.defineRouter('site', SiteRouter);
        renderer.defineTheme('site', SiteTheme);
      },
    ],
    name: 'wargame-rules',
    tsconfig: 'tsconfig.json',
    entryPoints: SUBPATHS.map(({ entry }) => entry),
    projectDocuments: SECTIONS.flatMap(({ pages }) => pages),
    // The types are checked elsewhere.
    skipErrorChecking: true,
    excludeInternal: true,
    excludeExternals: true,
    excludePrivate: true,
    // The package has no address yet to which a line of code could lead.
    disableSources: true,
    blockTags: [...OptionDefaults.blockTags, '@rule'],
    validation: {
      notExported: true,
      invalidLink: true,
      invalidPath: true,
      rewrittenLink: true,
      notDocumented: true,
      unusedMergeModuleWith: true,
    },
    requiredToBeDocumented: ['Module', 'Function', 'Class', 'Interface', 'TypeAlias', 'Variable'],
    router: 'site',
    theme: 'site',
    customCss: 'docs/site/site.css',
    sort: ['kind', 'alphabetical'],
    sortEntryPoints: false,
    kindSortOrder: ['Document', 'Module', 'Function', 'Class', 'Variable', 'Interface', 'TypeAlias'],
    categorizeByGroup: false,
    categoryOrder: [...SECTIONS.map(({ title }) => title), '*'],
    searchInDocuments: true,
    navigation: { includeCategories: true, includeGroups: false, includeFolders: false },
    visibilityFilters: {},
    includeHierarchySummary: false,
    hideGenerator: true,
    headings: { readme: false, document: false },
  },
  [new TSConfigReader()],
);

app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
  arrange(project);
  linkExports(project);
  linkCode(project);
});
// After TypeDoc has sorted them by name.
app.converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => finishSections(project), -300);

warmUp(app);

for (const fault of sectionFaults()) app.logger.error(fault);
const project = await app.convert();
if (project) {
  app.renderer.on(
    MarkdownEvent.PARSE,
    (event) => app.renderer.router && linkClauses(event, project, app.renderer.router),
    -100,
  );
  app.validate(project);
  await app.generateDocs(project, OUT);
  for (const fault of siteFaults(OUT)) app.logger.error(fault);
}

const { errorCount, warningCount } = app.logger;
console.info(`${errorCount} errors, ${warningCount} warnings: ${OUT}/index.html`);
// A warning is an undocumented export, a broken link, a tag that nobody knows: the site is not fit to be shown.
if (!project || errorCount + warningCount > 0) process.exitCode = 1;
