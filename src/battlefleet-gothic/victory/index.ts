export { type BattleResult, battleResult } from './battleResult';
export { holdsField } from './holdsField';
export { hulkVictoryPoints } from './hulkVictoryPoints';
export { unitVictoryPoints } from './unitVictoryPoints';
export { VICTORY_HEADINGS, type VictoryHeading, type VictoryPointItem } from './victoryPointItem';
export type { VictoryPointOptions } from './victoryPointOptions';
export { type BattleScore, type SideScore, victoryPoints } from './victoryPoints';
