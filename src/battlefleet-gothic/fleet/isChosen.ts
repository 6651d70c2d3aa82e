/** Whether a unit was in its fleet before sub-plots added to it: only then do the limits of a scenario count it. */
export function isChosen({
  decoy,
  reinforcement,
}: {
  readonly decoy?: true;
  readonly reinforcement?: true;
}): boolean {
  return !decoy && !reinforcement;
}
