import { describe, expect, it } from 'vitest';
import { sizeText, writeSizes, wrongSizes } from './readmeSizes';

const size = (name: string, bytes: number) => ({ name, size: bytes, sizeLimit: bytes, passed: true });
const README = [
  '| import | what | size |',
  '|---|---|---|',
  '| `a/b` | reads `.c` | 1.2 kB |',
  '| `d6` | 203 B |',
];

describe('the sizes in README', () => {
  it('are written as people read them', () => {
    expect([999, 1000, 9949, 10_000, 36_999].map(sizeText)).toEqual([
      '999 B',
      '1.0 kB',
      '9.9 kB',
      '10 kB',
      '37 kB',
    ]);
  });

  it('are those that were measured', () => {
    const readme = README.join('\n');
    const sizes = [size('a/b', 41_000), size('d6', 300)];
    expect(wrongSizes(readme, sizes)).toHaveLength(2);
    const written = writeSizes(readme, sizes);
    expect(written.split('\n').slice(2)).toEqual(['| `a/b` | reads `.c` | 41 kB |', '| `d6` | 300 B |']);
    expect(wrongSizes(written, sizes)).toEqual([]);
  });

  it('may be a twentieth off', () => {
    expect(wrongSizes('| `d6` | 210 B |', [size('d6', 200)])).toEqual([]);
    expect(wrongSizes('| `d6` | 211 B |', [size('d6', 200)])).toEqual([
      'README says 211 B of d6, which is 200 B: run `npm run readme`',
    ]);
  });

  it('are missed where there are none, or nobody measures them', () => {
    expect(wrongSizes('# Title', [])).toEqual(['README gives no sizes']);
    expect(wrongSizes('| `d7` | 1 B |', [])).toEqual(['README gives a size of d7, which nobody measures']);
  });
});
