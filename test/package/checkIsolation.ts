import { builtModules } from './builtModules';
import { bundle } from './bundle';
import { type Loaded, loadSubpaths } from './loadSubpaths';
import type { Check, PackedPackage } from './packedPackage';

const CORE = 'core';

/** What is about all missions, sub-plots or counters of its system, or finds them by their ids, and so holds them. */
const HOLDS_ALL = [
  'OPEN_PLAY_IDEAS',
  'openHostility',
  'SUBPLOTS',
  'TEN_SCENARIOS',
  'checkCampaign',
  'declareSubplots',
  'findSubplot',
  'generateSubplot',
  'parseCampaign',
  'renownAfterBattle',
  'rollSubplot',
  'standings',
  'viewSubplots',
  'warmaster',
];

/** What a bundle holds of the package. */
interface Held {
  readonly modules: readonly string[];
  /** Files that hold something, and nobody knows of which module. */
  readonly untraced: readonly string[];
}

export const ISOLATION: readonly Check[] = [
  {
    title: 'a bundle of a subpath holds that subpath and the core, and nothing of another system',
    async run(packed) {
      const subpaths = await loadSubpaths(packed);
      const holds = await heldBy(
        subpaths.map(({ area, specifier }) => [area, `export * from '${specifier}';`]),
        packed,
      );
      return subpaths.flatMap(({ area }) => {
        const { modules, untraced } = holds(area);
        return [
          ...untraced.map((path) => `${area}: nobody knows what ${path} is`),
          ...(modules.some((module) => isOf(area, module)) ? [] : [`${area}: its bundle holds none of it`]),
          ...modules
            .filter((module) => !isOf(area, module) && !isOf(CORE, module))
            .map((module) => `${area}: its bundle holds ${module}`),
        ];
      });
    },
  },
  {
    title: 'a bundle of one export holds no mission, scenario, sub-plot or game but those it is made of',
    async run(packed) {
      const subpaths = (await loadSubpaths(packed)).filter((subpath) => piecesOf(subpath).length > 0);
      const faults = await Promise.all(subpaths.map((subpath) => strayPieces(subpath, packed)));
      const names = subpaths.flatMap(({ exports }) => Object.keys(exports));
      const pieces = subpaths.flatMap(piecesOf);
      console.info(`    ${names.length} exports, ${pieces.length} of them missions, games and the like`);
      return [...faults.flat(), ...(pieces.length === 0 ? ['no mission was found'] : [])];
    },
  },
];

async function strayPieces(subpath: Loaded, packed: PackedPackage): Promise<readonly string[]> {
  const { specifier, area, exports } = subpath;
  const names = Object.keys(exports);
  const pieces = piecesOf(subpath);
  const holds = await heldBy(
    names.map((name) => [name, `export { ${name} } from '${specifier}';`]),
    packed,
  );
  return names.flatMap((name) => {
    const strays = holds(name).modules.filter((module) => {
      const piece = module.split('/').at(-1) as string;
      return isOf(area, module) ? piece !== name && pieces.includes(piece) : !isOf(CORE, module);
    });
    const isExpected = strays.length > 0 === HOLDS_ALL.includes(name);
    return isExpected ? [] : [`${name} of ${specifier} holds ${strays.join(', ') || 'none of them'}`];
  });
}

function isOf(area: string, module: string): boolean {
  return module.startsWith(`${area}/`);
}

/** Bundles programs, and tells what of the package each holds. */
async function heldBy(
  programs: readonly (readonly [name: string, text: string])[],
  packed: PackedPackage,
): Promise<(program: string) => Held> {
  const built = builtModules(packed);
  const { metafile } = await bundle(Object.fromEntries(programs), packed, { minify: false });
  return (program) => {
    const inputs = Object.entries(metafile.outputs[`${program}.js`]?.inputs ?? {});
    const paths = inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
    const own = paths.filter((path) => path.startsWith(`node_modules/${packed.manifest.name}/`));
    return {
      modules: own.flatMap((path) => built.get(path) ?? []),
      untraced: own.filter((path) => !built.has(path)),
    };
  };
}

/** What a subpath exports that is a game, an edition, a mission, a scenario or a sub-plot: data with an id, tables apart. */
function piecesOf({ exports }: Loaded): readonly string[] {
  return Object.entries(exports).flatMap(([name, value]) => (isPiece(value) ? [name] : []));
}

function isPiece(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && !('rows' in value);
}
