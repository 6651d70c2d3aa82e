export { CATASTROPHES, type Catastrophe } from './catastrophe';
export { catastrophicDamageTable } from './catastrophicDamageTable';
export { countCriticalHits } from './countCriticalHits';
export { crippledFigures, type ShipFigures } from './crippledFigures';
export { type CriticalTarget, criticalDamage } from './criticalDamage';
export { criticalDamageTable } from './criticalDamageTable';
export {
  CRITICAL_DAMAGE,
  type CriticalDamage,
  type CriticalEffect,
  WEAPON_MOUNTS,
  type WeaponMount,
} from './criticalEffect';
export { type DamagePoints, isCrippledShip } from './isCrippledShip';
export { leadershipTable } from './leadershipTable';
export { type CatastrophicRoll, type Explosion, rollCatastrophicDamage } from './rollCatastrophicDamage';
export { type CriticalRoll, rollCriticalDamage } from './rollCriticalDamage';
export { rollFleetLeadership, type UnitLeadership } from './rollFleetLeadership';
export { CREW_KINDS, type CrewKind, type LeadershipRoll, rollLeadership } from './rollLeadership';
export { type LeadershipTest, testLeadership } from './testLeadership';
