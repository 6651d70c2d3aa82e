import { build } from 'esbuild';
import type { Check, PackedPackage } from './packedPackage';

/** Minified bytes that `d66` may cost: two dice, the check of a face, the error class. */
const D66_BUDGET = 600;
/** The only error that rolling a D66 can end in; a code of anything else is code of another module. */
const D66_CODES = ['dice/impossible-face'];

export const BUNDLES: readonly Check[] = [
  {
    title: 'C100: importing a subpath for nothing leaves nothing in a bundle',
    run: async (packed) => {
      const faults: string[] = [];
      for (const specifier of packed.specifiers) {
        const text = await bundle(`import '${specifier}';`, packed);
        if (text !== '') faults.push(`import '${specifier}' leaves ${text.length} bytes`);
      }
      return faults;
    },
  },
  {
    title: 'C100: a bundle of d66 holds d66',
    run: async (packed) => {
      const text = await bundle(`export { d66 } from '${packed.manifest.name}';`, packed);
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

async function bundle(contents: string, { consumer }: PackedPackage): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: consumer },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text ?? '').trim();
}
