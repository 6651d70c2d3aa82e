export type { Battlefield, Field, Moon, Planet, Ring, SquareRoll } from './battlefield';
export { BATTLEZONES, type Battlezone } from './battlezone';
export {
  battlezoneBySecretNumber,
  type SecretNumber,
  type SecretNumberChoice,
} from './battlezoneBySecretNumber';
export type { BattlezoneErrorCode } from './battlezoneErrorCode';
export { battlezoneTable } from './battlezoneTable';
export { checkBattlefield } from './checkBattlefield';
export { type DrawingOptions, drawBattlefield } from './drawBattlefield';
export type { NamedZone } from './drawing/drawTable';
export { fieldZone } from './fieldZone';
export { flareOrBurstTable } from './flareOrBurstTable';
export { type BattlefieldFacts, generateBattlefield } from './generateBattlefield';
export { generatorOf } from './generatorOf';
export {
  FIELD_KINDS,
  type FieldKind,
  type GeneratorResult,
  PLANET_SIZES,
  type PlanetSize,
  TABLE_EFFECTS,
  type TableEffect,
} from './phenomenon';
export { type PlanetFigures, planetFigures } from './planetFigures';
export { rollBattlezone } from './rollBattlezone';
export { type FieldSize, rollFieldSize } from './rollFieldSize';
export { type PlanetFacts, rollPlanet } from './rollPlanet';
export { rollRadiationBurst } from './rollRadiationBurst';
export { rollSolarFlare } from './rollSolarFlare';
export { smallOrLargeTable } from './smallOrLargeTable';
export { smallOrMediumTable } from './smallOrMediumTable';
export { sunwardTable } from './sunwardTable';
export { TABLE_EDGES, type TableEdge } from './tableEdge';
export type { TableSize } from './tableSize';
