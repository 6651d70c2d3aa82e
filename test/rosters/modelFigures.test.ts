import { describe, expect, it } from 'vitest';
import { modelFigures, sharedFigures } from '../../src/rosters/modelFigures';

const profile = (figures: Readonly<Record<string, string>>) => ({
  name: 'Model',
  typeName: 'Unit',
  hidden: false,
  characteristics: Object.entries(figures).map(([name, value]) => ({ name, value })),
});

describe('the figures of a model', () => {
  it('are the highest Leadership of its profiles, and the Save and Wounds that they agree on', () => {
    const stages = [
      profile({ Ld: '7', Save: '3+', W: '12' }),
      profile({ Ld: '9', Save: '3+', W: 'N/A' }),
      profile({ Ld: '8', Save: '4+' }),
    ];
    expect(modelFigures(stages)).toEqual({ leadership: 9, wounds: 12 });
    expect(modelFigures(stages.slice(0, 2))).toEqual({ leadership: 9, save: 3, wounds: 12 });
  });

  it('are only what profiles say alike where it is not known which is its own', () => {
    const [one, other] = [profile({ Ld: '7', Save: '3+' }), profile({ Ld: '8', Save: '3+' })];
    expect(sharedFigures([one, other])).toEqual({ save: 3 });
    expect(sharedFigures([one, one])).toEqual({ leadership: 7, save: 3 });
    expect(sharedFigures([])).toEqual({});
  });
});
