import { type Check, NEEDED_PEERS, type PackedPackage } from './packedPackage';
import { runCommand } from './runCommand';

const FORMS = ['import', 'require'];
/** Built-in objects can't be changed, as in places that run the code of strangers. Node says itself that it is new. */
const FROZEN = ['--frozen-intrinsics', '--disable-proto=throw', '--no-warnings'];

/** Runs one of the scripts of the consumer with the Node that runs this. The scripts print nothing, nor may the package. */
function runScript(
  folder: string,
  script: string,
  args: readonly string[] = [],
  flags: readonly string[] = [],
): readonly string[] {
  try {
    const printed = runCommand(process.execPath, [...flags, script, ...args], folder);
    return printed === '' ? [] : [`${script} printed ${printed}`];
  } catch (error) {
    return [(error as Error).message];
  }
}

function inBothForms({ consumer, specifiers }: PackedPackage, script: string): readonly string[] {
  return FORMS.flatMap((form) => runScript(consumer, script, [form, ...specifiers]));
}

export const LOADING: readonly Check[] = [
  {
    title: 'every subpath can be imported and required',
    run: ({ consumer, specifiers }) => [
      ...runScript(consumer, 'loads.mjs', specifiers),
      ...runScript(consumer, 'requires.cjs', specifiers),
    ],
  },
  {
    title: 'package.json can be read through the name of the package',
    run: ({ consumer }) => runScript(consumer, 'manifest.mjs'),
  },
  {
    title: 'without the optional peers every subpath loads but those that need one, and those say which',
    run: ({ bare, specifiers }) =>
      specifiers.flatMap((specifier) => {
        const peer = NEEDED_PEERS[specifier];
        return runScript(bare, 'peers.mjs', peer === undefined ? [specifier] : [specifier, peer]);
      }),
  },
  {
    title: 'C96: the imported and the required copy know each other’s errors',
    run: ({ consumer }) => runScript(consumer, 'errors.mjs'),
  },
  {
    title: 'C96: dice, missions, tables, states and records of one copy serve the other',
    run: ({ consumer }) => runScript(consumer, 'copies.mjs'),
  },
  {
    title: 'C100: loading changes no global',
    run: (packed) => inBothForms(packed, 'globals.mjs'),
  },
  {
    title: 'loading asks for no chance, time, timer, network or output',
    run: (packed) => inBothForms(packed, 'quiet.mjs'),
  },
  {
    title: 'every subpath loads and plays where the built-in objects are frozen',
    run: ({ consumer, specifiers }) => [
      ...runScript(consumer, 'loads.mjs', specifiers, FROZEN),
      ...runScript(consumer, 'copies.mjs', [], FROZEN),
    ],
  },
];
