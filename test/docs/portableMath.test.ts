import { describe, expect, it } from 'vitest';
import { filesUnder } from './sourceFiles';

describe('the source', () => {
  it('uses no function of Math that engines may round differently', () => {
    const loose =
      /^(?!\s*\/?\*).*\bMath\.(?:a?(?:sin|cos|tan)h?|atan2|cbrt|exp|expm1|hypot|log(?:10|1p|2)?|pow)\b/;
    const found = filesUnder('src', '.ts').flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, index) => (loose.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
