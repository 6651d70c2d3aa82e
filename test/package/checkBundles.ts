import { bundle } from './bundle';
import type { Check } from './packedPackage';

/** Minified bytes that `d66` may cost: two dice, the check of a face, the error class. */
const D66_BUDGET = 600;
/** The only error that rolling a D66 can end in; a code of anything else is code of another module. */
const D66_CODES = ['dice/impossible-face'];

export const BUNDLES: readonly Check[] = [
  {
    title: 'C100: importing a subpath for nothing leaves nothing in a bundle',
    run: async (packed) => {
      const programs = packed.specifiers.map(
        (specifier, index) => [index, `import '${specifier}';`] as const,
      );
      const { texts } = await bundle(Object.fromEntries(programs), packed);
      return programs.flatMap(([index, program]) => {
        const { length } = texts[index] as string;
        return length === 0 ? [] : [`${program} leaves ${length} bytes`];
      });
    },
  },
  {
    title: 'C100: a bundle of d66 holds d66',
    run: async (packed) => {
      const { texts } = await bundle({ d66: `export { d66 } from '${packed.manifest.name}';` }, packed);
      const text = texts['d66'] as string;
      const codes = new Set(text.match(/\b[a-z]+\/[a-z]+(?:-[a-z]+)+\b/g));
      console.info(`    ${text.length} bytes of ${D66_BUDGET}`);
      return [
        ...(text.length > D66_BUDGET ? [`${text.length} bytes are more than ${D66_BUDGET}`] : []),
        ...D66_CODES.filter((code) => !codes.has(code)).map(
          (code) => `${code} is missing: is it d66 at all?`,
        ),
        ...[...codes]
          .filter((code) => !D66_CODES.includes(code))
          .map((code) => `it holds code that throws ${code}`),
        ...(/mission|sub-?plot/i.test(text) ? ['it holds text of missions'] : []),
      ];
    },
  },
];
