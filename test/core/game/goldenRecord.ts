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
      face: 1,
      sides: 6,
      label: 'First: Ann',
    },
    {
      face: 2,
      sides: 6,
      label: 'First: Ben',
    },
  ],
  checksum: 'a2101f40d17dff4e',
  steps: [
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 3,
      },
      faces: [],
      checksum: '4854d3bad0f42a7b',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 1,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: 'cb69ae06ec55c9a2',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: 'a54e47f4683764db',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 3,
      },
      faces: [],
      checksum: '0426326306e09e42',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 2,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: 'bbafd4d1909818bd',
    },
    {
      action: {
        type: 'keep',
        player: 'Ann',
      },
      faces: [],
      checksum: 'cfa4e7b3f3c4bd11',
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
      checksum: '5903f6dbab158039',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: 'e379d38022403724',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 4,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: 'dee19b606e2be011',
    },
    {
      action: {
        type: 'push',
        player: 'Ann',
      },
      faces: [
        {
          face: 5,
          sides: 6,
          label: 'Push: Ann',
        },
        {
          face: 6,
          sides: 6,
          label: 'Push: Ann',
        },
      ],
      checksum: 'd4718a58c8d8bf92',
    },
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 3,
      },
      faces: [],
      checksum: 'c5304d98f3ad95fe',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 1,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: '90ffbb21279cf8ce',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: '4b85d62d365bcb4a',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 3,
      },
      faces: [],
      checksum: '996179fbac627a2f',
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
      checksum: '63ce5e8dbc43595f',
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
          face: 1,
          sides: 6,
          label: 'Push: Ann',
        },
      ],
      checksum: 'ac91f16f5560dcc9',
    },
    {
      action: {
        type: 'roll',
        player: 'Ben',
      },
      faces: [
        {
          face: 1,
          sides: 6,
          label: 'Speed: Ben',
        },
      ],
      checksum: '6a5ea8863a7dd675',
    },
    {
      action: {
        type: 'keep',
        player: 'Ben',
      },
      faces: [],
      checksum: 'fea3d6e7ef85ba7d',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 2,
      },
      faces: [],
      checksum: 'd36677606b3d24ea',
    },
    {
      action: {
        type: 'lane',
        player: 'Ann',
        lane: 3,
      },
      faces: [],
      checksum: 'fac5f92aea03a7e8',
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
      checksum: '13945767c5748942',
    },
    {
      action: {
        type: 'keep',
        player: 'Ann',
      },
      faces: [],
      checksum: 'efd6f3cba4d77c71',
    },
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 2,
      },
      faces: [],
      checksum: '619050ab5edd85cc',
    },
    {
      action: {
        type: 'lane',
        player: 'Ben',
        lane: 3,
      },
      faces: [],
      checksum: '38a965f78c9233fb',
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
      checksum: '73d625b6ffe71dc1',
    },
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
          face: 2,
          sides: 6,
          label: 'Push: Ben',
        },
      ],
      checksum: 'f91b4cd29cc54c04',
    },
    {
      action: {
        type: 'roll',
        player: 'Ann',
      },
      faces: [
        {
          face: 4,
          sides: 6,
          label: 'Speed: Ann',
        },
      ],
      checksum: '1920f1b64a211f3c',
    },
    {
      action: {
        type: 'push',
        player: 'Ann',
      },
      faces: [
        {
          face: 6,
          sides: 6,
          label: 'Push: Ann',
        },
        {
          face: 5,
          sides: 6,
          label: 'Push: Ann',
        },
      ],
      checksum: '8e8713b87bc36e19',
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
              face: 3,
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
              face: 2,
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
        {
          action: {
            type: 'roll',
            player: 'Ann',
          },
          faces: [
            {
              face: 4,
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
              face: 5,
              sides: 6,
              label: 'Push: Ann',
            },
            {
              face: 6,
              sides: 6,
              label: 'Push: Ann',
            },
          ],
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
              face: 1,
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
              face: 1,
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
              face: 1,
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
              face: 5,
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
              face: 2,
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
              face: 4,
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
              face: 6,
              sides: 6,
              label: 'Push: Ann',
            },
            {
              face: 5,
              sides: 6,
              label: 'Push: Ann',
            },
          ],
        },
      ],
      checksum: '61fe3f65792250e0',
    },
  ],
};

export const goldenTranscript: readonly string[] = [
  'race 2',
  '> Ben: lane {"lane":3}',
  '  changed-lane {"player":"Ben","lane":3}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":1}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":4}',
  '> Ann: lane {"lane":3}',
  '  changed-lane {"player":"Ann","lane":3}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":2}',
  '> Ann: keep',
  '  ran {"player":"Ann","spaces":5}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":5}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":6}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":4}',
  '> Ann: push',
  '  ran {"player":"Ann","spaces":10}',
  '> Ben: lane {"lane":3}',
  '  changed-lane {"player":"Ben","lane":3}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":1}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":4}',
  '> Ann: lane {"lane":3}',
  '  changed-lane {"player":"Ann","lane":3}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":1}',
  '> Ann: push',
  '  ran {"player":"Ann","spaces":0}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":1}',
  '> Ben: keep',
  '  ran {"player":"Ben","spaces":2}',
  '> Ann: lane {"lane":2}',
  '  changed-lane {"player":"Ann","lane":2}',
  '> Ann: lane {"lane":3}',
  '  changed-lane {"player":"Ann","lane":3}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":5}',
  '> Ann: keep',
  '  ran {"player":"Ann","spaces":8}',
  '> Ben: lane {"lane":2}',
  '  changed-lane {"player":"Ben","lane":2}',
  '> Ben: lane {"lane":3}',
  '  changed-lane {"player":"Ben","lane":3}',
  '> Ben: roll',
  '  rolled {"player":"Ben","die":3}',
  '> Ben: push',
  '  ran {"player":"Ben","spaces":0}',
  '> Ann: roll',
  '  rolled {"player":"Ann","die":4}',
  '> Ann: push',
  '  ran {"player":"Ann","spaces":10}',
  '! Ann, Ben: Ben: push -> Ben: keep',
  '= Ann',
  '  past the line',
];
