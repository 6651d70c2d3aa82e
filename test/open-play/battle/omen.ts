import {
  type BattleFact,
  type BattlePart,
  defineMission,
  type Mission,
  otherwiseWins,
  type PartAction,
  type ReportedFact,
} from 'wargame-rules/open-play';

type Omen = {
  id: 'omen';
  state: null;
  action: PartAction & { readonly facts: readonly BattleFact[]; readonly seals?: 'reveal' | 'commit' };
};

/** A mission with a part that makes happen whatever it is told to, and answers facts with others. */
export function omens(
  answer: (fact: BattleFact) => readonly BattleFact[] = () => [],
  rounds: number = 5,
): Mission {
  const omen: BattlePart<Omen> = {
    id: 'omen',
    start: () => null,
    check: () => [],
    apply: (state, { facts, seals }) => ({ state, facts, ...(seals && { seals }) }),
    after: (state, fact) => ({ state, facts: answer(fact) }),
  };
  const victory = otherwiseWins('defender', 'held');
  return defineMission({ id: 'omens', title: 'Omens', victory, parts: [omen], rounds });
}

/** Answers every fact of one type. */
export function answering(type: BattleFact['type'], ...facts: readonly BattleFact[]): Mission {
  return omens((fact) => (fact.type === type ? facts : []));
}

/** What is reported when the part is to make facts happen. */
export function bring(facts: readonly BattleFact[], seals?: 'reveal' | 'commit'): ReportedFact {
  return {
    type: 'part-action',
    part: 'omen',
    action: { type: 'bring', player: 'attacker', facts, ...(seals && { seals }) },
  };
}
