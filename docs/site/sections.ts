import { filesUnder } from '../../test/docs/sourceFiles';

/** A part of the site's navigation. */
export interface Section {
  readonly title: string;
  /** Paths of its pages from the root of the repository, in the order of reading. */
  readonly pages: readonly string[];
}

/** The title under which the site lists the subpaths of the package. */
export const REFERENCE = 'Reference';

const guides = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `docs/guides/${name}.md`);

/** The pages of the site in the order of reading. The README is its front page, and the subpaths follow the guides. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Guides',
    pages: guides(
      'README',
      'start-here',
      'dice-and-odds',
      'open-play',
      'rosters',
      'battlefleet-gothic',
      'warmaster',
      'movable-objectives',
      'saving-and-replaying',
      'hidden-information',
      'react',
      'server',
      'boardgame-io',
      'missions-of-your-own',
      'publish-a-mission',
    ),
  },
  { title: REFERENCE, pages: [] },
  { title: 'Missions and maps', pages: ['docs/missions/README.md', ...contributed()] },
  {
    title: 'Rules',
    pages: [
      'docs/rules/README.md',
      'docs/rules/open-play.md',
      'docs/rules/movable-objectives.md',
      'docs/rules/battlefleet-gothic.md',
      'docs/rules/warmaster.md',
      'docs/rules-index/README.md',
      'docs/rules-index/rulings.md',
    ],
  },
  {
    title: 'Project',
    pages: ['docs/contributing.md', 'docs/stability.md', 'docs/dependencies.md', 'docs/mutation/README.md'],
  },
];

/** Where a page must be in {@link SECTIONS}: what stands elsewhere in `docs` is no page of the site. */
const FOLDERS = /^docs\/(?:(?:guides|rules|rules-index|missions|contributed|mutation)\/)?[^/]+\.md$/;

/** What is wrong with the sections: pages that they forget, name twice, or that there are not. */
export function sectionFaults(sections: readonly Section[] = SECTIONS): readonly string[] {
  const listed = sections.flatMap(({ pages }) => pages);
  const there = filesUnder('docs', '.md')
    .map(({ path }) => path)
    .filter((path) => FOLDERS.test(path));
  return [
    ...there.filter((path) => !listed.includes(path)).map((path) => `${path} is in no section`),
    ...listed.filter((path) => !there.includes(path)).map((path) => `${path} is listed, but not there`),
    ...listed
      .filter((path, index) => listed.indexOf(path) !== index)
      .map((path) => `${path} is listed twice`),
  ];
}

/** The pages of contributed modules come and go with them. */
function contributed(): readonly string[] {
  return filesUnder('docs/contributed', '.md').map(({ path }) => path);
}
