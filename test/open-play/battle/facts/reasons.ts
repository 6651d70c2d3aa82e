import { annihilation, type Battle, checkFact, type Place, type ReportedFact } from 'wargame-rules/open-play';

/** Why a fact can't have happened, without the words for people. */
export function reasons(battle: Battle, fact: ReportedFact): readonly object[] {
  return checkFact(annihilation, battle, fact).map(({ message: _, ...rest }) => rest);
}

/** A battle from elsewhere, in which a unit is said to be somewhere. */
export function withPlace(battle: Battle, id: string, place: Place): Battle {
  const [attacker, defender] = battle.armies;
  const units = attacker.units.map((unit) => (unit.id === id ? { ...unit, place } : unit));
  return { ...battle, armies: [{ ...attacker, units }, defender] };
}
