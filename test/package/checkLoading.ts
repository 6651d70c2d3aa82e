import type { Check, PackedPackage } from './packedPackage';
import { runCommand } from './runCommand';

/** Runs one of the scripts of the consumer with the Node that runs this. */
function runScript({ consumer }: PackedPackage, script: string, args: readonly string[]): readonly string[] {
  try {
    runCommand(process.execPath, [script, ...args], consumer);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

export const LOADING: readonly Check[] = [
  {
    title: 'every subpath can be imported and required',
    run: (packed) => [
      ...runScript(packed, 'loads.mjs', packed.specifiers),
      ...runScript(packed, 'requires.cjs', packed.specifiers),
    ],
  },
  {
    title: 'package.json can be read through the name of the package',
    run: (packed) => runScript(packed, 'manifest.mjs', []),
  },
  {
    title: 'C96: the imported and the required copy know each other’s errors',
    run: (packed) => runScript(packed, 'errors.mjs', []),
  },
  {
    title: 'C100: loading changes no global',
    run: (packed) =>
      ['import', 'require'].flatMap((form) => runScript(packed, 'globals.mjs', [form, ...packed.specifiers])),
  },
];
