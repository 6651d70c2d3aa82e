/** What `wargame-rules/rosters` says of an army beyond what a battle asks for: it may be there, and is not read. */
export const ROSTER_MEMBERS = {
  list: ['gameSystem', 'powerLevel', 'statedPowerLevel', 'points', 'statedPoints', 'warnings'],
  unit: ['customName', 'path', 'faction', 'points', 'character'],
  model: ['wounds'],
} as const;
