import {
  type AnyMission,
  annihilation,
  deathOrGlory,
  drawMap,
  holdAtAllCosts,
  OPEN_PLAY_IDEAS,
} from 'wargame-rules/open-play';

/** The missions that the package brings, in the order of the docs: the pack's three, then the seventeen ideas. */
export const MISSIONS: readonly AnyMission[] = [
  annihilation,
  holdAtAllCosts,
  deathOrGlory,
  ...OPEN_PLAY_IDEAS,
];

/** The battlefield on which the docs show them: that of a Strike Force battle, its long edges at top and bottom. */
const SHOWN_ON = { width: 60, height: 44 } as const;

/** The files of this folder, by name: the page of all missions, and the map of each. */
export function missionPages(): ReadonlyMap<string, string> {
  return new Map([
    ['README.md', page()],
    ...MISSIONS.map((mission) => [`${mission.id}.svg`, `${drawMap(mission, SHOWN_ON)}\n`] as const),
  ]);
}

function page(): string {
  return [
    '# The missions of `wargame-rules/open-play`',
    '',
    'Made by `npm run docs:missions`; change the missions, not this page.',
    '',
    "All maps are reconstruction: the pack's own are not at hand, and of the seventeen ideas the source gives a line",
    'each. They are drawn for a battlefield of 60" by 44". Striped is the zone of the Attacker, dotted that of the',
    "Defender. Any mission takes another map: `{ ...annihilation, zones: edgeZones('short', 0.2) }`.",
    ...MISSIONS.flatMap(section),
    '',
  ].join('\n');
}

function section(mission: AnyMission, index: number): readonly string[] {
  const { id, title, briefing, rounds, rules, firstTurn } = mission;
  const heading =
    index === 0 ? ['', '## The pack'] : index === 3 ? ['', "## Seventeen missions of one's own"] : [];
  return [
    ...heading,
    '',
    `### ${title}`,
    '',
    `![Deployment map of ${title}](${id}.svg)`,
    '',
    briefing,
    '',
    `- \`${id}\`, ${rounds} battle rounds`,
    ...(firstTurn === 'roll-off' ? [] : [`- the ${firstTurn} says who has the first turn`]),
    ...rules.map(({ title: name, rule }) => `- ${name}${rule === undefined ? '' : ` (${rule})`}`),
  ];
}
