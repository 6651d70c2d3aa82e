import type { MatchRecord } from 'wargame-rules';
import type { RaceTypes } from './race';

/** A race as format 1 wrote it. It must replay in every later release that reads format 1. */
export const golden: MatchRecord<RaceTypes> = {
  format: 1,
  game: 'race',
  version: 2,
  seed: [41, 'golden'],
  setup: {
    players: ['Ann', 'Ben'],
    length: 30,
  },
  setupFaces: [
    {
      face: 2,
      sides: 6,
      label: 'First: Ann',
    },
    {
      face: 5,
      sides: 6,
      label: 'First: Ben',
    },
  ],
  checksum: '8c6227a77ccb5bfe',
  steps: [
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 2,
      },
      faces: [],
      checksum: 'e1d27e7b021e00b5',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 2,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: '5894735530aec3f9',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: 'd4e4d99cca315898',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 6,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: '7da23565a98362c7',
    },
    {
      action: {
        type: 'keep',
        player: 'Ann',
      },
      faces: [],
      checksum: '79903435fb84c87d',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 2,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: 'ed69d7b51ea39edb',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: '3e0d6b7b7c6a60bc',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 2,
      },
      faces: [],
      checksum: '7d9e5052b302e06c',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 3,
      },
      faces: [],
      checksum: '67cf191f7e836691',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 6,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: 'da02953c20187be9',
    },
    {
      action: {
        type: 'push',
        player: 'Ann',
      },
      faces: [
        {
          face: 3,
          sides: 6,
          label: 'Push: Ann',
        },
        {
          face: 4,
          sides: 6,
          label: 'Push: Ann',
        },
      ],
      checksum: 'c6822167e4de8558',
    },
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 2,
      },
      faces: [],
      checksum: '172a7dc6b49c1f67',
    },
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 3,
      },
      faces: [],
      checksum: '4149ce7f5a0eae82',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 3,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: '5c1c80025746ff84',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: 'fdc6d54f6eae9242',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 3,
      },
      faces: [],
      checksum: 'f0133ef216e9dcac',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 1,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: 'fe68de17065fdc84',
    },
    {
      action: {
        type: 'keep',
        player: 'Ann',
      },
      faces: [],
      checksum: '3e42c31d73cb762b',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 2,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: 'aedd327ff2ccdf19',
    },
    {
      action: {
        type: 'push',
        player: 'Ben',
      },
      faces: [
        {
          face: 2,
          sides: 6,
          label: 'Push: Ben',
        },
        {
          face: 6,
          sides: 6,
          label: 'Push: Ben',
        },
      ],
      checksum: '9b8489e344d3a049',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 2,
      },
      faces: [],
      checksum: '49457d8873e43f5d',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 5,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: 'f1b9bc379d391541',
    },
    {
      action: {
        type: 'push',
        player: 'Ann',
      },
      faces: [
        {
          face: 2,
          sides: 6,
          label: 'Push: Ann',
        },
        {
          face: 2,
          sides: 6,
          label: 'Push: Ann',
        },
      ],
      checksum: '51da61e94a5efdda',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 4,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: 'c589b38a8b6cc6cd',
    },
    {
      action: {
        type: 'push',
        player: 'Ben',
      },
      faces: [
        {
          face: 5,
          sides: 6,
          label: 'Push: Ben',
        },
        {
          face: 1,
          sides: 6,
          label: 'Push: Ben',
        },
      ],
      checksum: '73f7c1fe01d8dfb4',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 3,
      },
      faces: [],
      checksum: '118afc5fa6825bd4',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 3,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: '614d929653f83e46',
    },
    {
      action: {
        type: 'keep',
        player: 'Ann',
      },
      faces: [],
      checksum: '4f0953cf6152a401',
    },
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 3,
      },
      faces: [],
      checksum: 'f7e611daf0f05798',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 5,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: 'c1f49948404b0be8',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: '5a04036ad91cd0e6',
    },
  ],
  corrections: [
    {
      step: 2,
      agreed: ['Ann', 'Ben'],
      action: {
        type: 'keep',
        player: 'Ben',
      },
      was: [
        {
          action: {
            type: 'push',
            player: 'Ben',
          },
          faces: [
            {
              face: 1,
              sides: 6,
              label: 'Push: Ben',
            },
            {
              face: 5,
              sides: 6,
              label: 'Push: Ben',
            },
          ],
        },
        {
          action: {
            type: 'roll',
            player: 'Ann',
          },
          faces: [
            {
              face: 6,
              sides: 6,
              label: 'Speed: Ann',
            },
          ],
        },
        {
          action: {
            type: 'keep',
            player: 'Ann',
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ben',
          },
          faces: [
            {
              face: 2,
              sides: 6,
              label: 'Speed: Ben',
            },
          ],
        },
        {
          action: {
            type: 'keep',
            player: 'Ben',
          },
          faces: [],
        },
        {
          action: {
            type: 'lane',
            player: 'Ann',
            lane: 2,
          },
          faces: [],
        },
        {
          action: {
            type: 'lane',
            player: 'Ann',
            lane: 3,
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ann',
          },
          faces: [
            {
              face: 6,
              sides: 6,
              label: 'Speed: Ann',
            },
          ],
        },
        {
          action: {
            type: 'push',
            player: 'Ann',
          },
          faces: [
            {
              face: 3,
              sides: 6,
              label: 'Push: Ann',
            },
            {
              face: 4,
              sides: 6,
              label: 'Push: Ann',
            },
          ],
        },
        {
          action: {
            type: 'lane',
            player: 'Ben',
            lane: 2,
          },
          faces: [],
        },
        {
          action: {
            type: 'lane',
            player: 'Ben',
            lane: 3,
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ben',
          },
          faces: [
            {
              face: 3,
              sides: 6,
              label: 'Speed: Ben',
            },
          ],
        },
        {
          action: {
            type: 'keep',
            player: 'Ben',
          },
          faces: [],
        },
        {
          action: {
            type: 'lane',
            player: 'Ann',
            lane: 3,
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ann',
          },
          faces: [
            {
              face: 1,
              sides: 6,
              label: 'Speed: Ann',
            },
          ],
        },
        {
          action: {
            type: 'keep',
            player: 'Ann',
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ben',
          },
          faces: [
            {
              face: 2,
              sides: 6,
              label: 'Speed: Ben',
            },
          ],
        },
        {
          action: {
            type: 'push',
            player: 'Ben',
          },
          faces: [
            {
              face: 2,
              sides: 6,
              label: 'Push: Ben',
            },
            {
              face: 6,
              sides: 6,
              label: 'Push: Ben',
            },
          ],
        },
        {
          action: {
            type: 'lane',
            player: 'Ann',
            lane: 2,
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ann',
          },
          faces: [
            {
              face: 5,
              sides: 6,
              label: 'Speed: Ann',
            },
          ],
        },
        {
          action: {
            type: 'push',
            player: 'Ann',
          },
          faces: [
            {
              face: 2,
              sides: 6,
              label: 'Push: Ann',
            },
            {
              face: 2,
              sides: 6,
              label: 'Push: Ann',
            },
          ],
        },
        {
          action: {
            type: 'roll',
            player: 'Ben',
          },
          faces: [
            {
              face: 4,
              sides: 6,
              label: 'Speed: Ben',
            },
          ],
        },
        {
          action: {
            type: 'push',
            player: 'Ben',
          },
          faces: [
            {
              face: 5,
              sides: 6,
              label: 'Push: Ben',
            },
            {
              face: 1,
              sides: 6,
              label: 'Push: Ben',
            },
          ],
        },
        {
          action: {
            type: 'lane',
            player: 'Ann',
            lane: 3,
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ann',
          },
          faces: [
            {
              face: 3,
              sides: 6,
              label: 'Speed: Ann',
            },
          ],
        },
        {
          action: {
            type: 'keep',
            player: 'Ann',
          },
          faces: [],
        },
        {
          action: {
            type: 'lane',
            player: 'Ben',
            lane: 3,
          },
          faces: [],
        },
        {
          action: {
            type: 'roll',
            player: 'Ben',
          },
          faces: [
            {
              face: 5,
              sides: 6,
              label: 'Speed: Ben',
            },
          ],
        },
        {
          action: {
            type: 'keep',
            player: 'Ben',
          },
          faces: [],
        },
      ],
      checksum: '457b05b26c5f42f1',
    },
  ],
};

export const goldenTranscript: readonly string[] = [
  'race 2',
  '> Ben: lane {"lane":2}',
  '  changed-lane {"player":"Ben","lane":2}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":2}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":4}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":6}',
  '> Ann: keep',
  '  ran {"player":"Ann","spaces":7}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":2}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":3}',
  '> Ann: lane {"lane":2}',
  '  changed-lane {"player":"Ann","lane":2}',
  '> Ann: lane {"lane":3}',
  '  changed-lane {"player":"Ann","lane":3}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":6}',
  '> Ann: push',
  '  ran {"player":"Ann","spaces":9}',
  '> Ben: lane {"lane":2}',
  '  changed-lane {"player":"Ben","lane":2}',
  '> Ben: lane {"lane":3}',
  '  changed-lane {"player":"Ben","lane":3}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":3}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":6}',
  '> Ann: lane {"lane":3}',
  '  changed-lane {"player":"Ann","lane":3}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":1}',
  '> Ann: keep',
  '  ran {"player":"Ann","spaces":4}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":2}',
  '> Ben: push',
  '  ran {"player":"Ben","spaces":5}',
  '> Ann: lane {"lane":2}',
  '  changed-lane {"player":"Ann","lane":2}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":5}',
  '> Ann: push',
  '  ran {"player":"Ann","spaces":0}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":4}',
  '> Ben: push',
  '  ran {"player":"Ben","spaces":7}',
  '> Ann: lane {"lane":3}',
  '  changed-lane {"player":"Ann","lane":3}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":3}',
  '> Ann: keep',
  '  ran {"player":"Ann","spaces":6}',
  '> Ben: lane {"lane":3}',
  '  changed-lane {"player":"Ben","lane":3}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":5}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":8}',
  '! Ann, Ben: Ben: push -> Ben: keep',
  '= Ben',
  '  past the line',
];
