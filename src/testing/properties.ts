/**
 * What the conformance kit proves, by name. The code of its error is `conformance/` and the name of the property that
 * was broken.
 *
 * Of every function:
 * - `inputs-untouched`: it changes nothing that it is given.
 * - `plain-json`: what it gives survives JSON: no undefined, NaN, Map, Date, class.
 * - `typed-errors`: it throws nothing but a `WargameError`.
 * - `chance-from-dice`: chance comes from the dice that it is given, and only while they are its to roll.
 * - `same-inputs-same-result`: it remembers nothing from one call to the next.
 * - `scripted-equals-seeded`: dice of another kind that show the same faces give the same result.
 *
 * Of play:
 * - `known-players`: whoever may act, or wins, is a player.
 * - `never-stuck`: as long as the game goes on, somebody may act and has an action.
 * - `matches-end`: at least one of the matches comes to an end.
 * - `outcome-is-final`: when it is over nobody may act, and nothing is allowed any more.
 * - `offered-is-legal`: `check` allows what the game lists or proposes.
 * - `legal-is-listed`: where the game lists actions, it lists all that `check` allows, a set of things in
 *   one order at least.
 * - `only-those-to-act`: nobody else is offered an action, or allowed one.
 * - `legal-applies`: what `check` allows can be carried out.
 * - `refused-throws`: what `check` refuses throws.
 * - `throws-what-check-lists`: and it throws the very reasons that `check` lists.
 *
 * Of records:
 * - `replay-equals-play`: the record, through JSON, gives the same match again.
 * - `undo-and-redo`: what is taken back and played again changes nothing, and no die after it.
 * - `parse-accepts-its-own`: `parse` gives back unchanged what the game itself offers.
 * - `parse-refuses-junk`: and refuses what is no action, no set-up, or more than one.
 *
 * Of secrets, by what is the same for a state and one that looks the same to a viewer (`redeal`):
 * - `secrets-can-be-redealt`: a game that shows different viewers different things has a `redeal`.
 * - `view-keeps-secrets`: `view`. A `redeal` that changes what the viewer sees breaks it as well.
 * - `to-act-keeps-secrets`, `outcome-keeps-secrets`: `toAct`, `outcome`.
 * - `actions-keep-secrets`: `actions` for a player.
 * - `check-keeps-secrets`: `check` for his own actions, with every word of its messages.
 * - `reveals-are-sealed`: what he sees after the same action, unless the step is sealed as a reveal.
 * - `history-keeps-secrets`: and what he reads of its events. Nor does he learn from an action of somebody else, or from
 *   its events, what `redeal` would deal anew after it.
 *
 * Of tables, missions, objective types:
 * - `table-is-whole`: every value of the die lies in one row.
 * - `rolls-as-printed`: what is rolled falls as often as the rows say.
 * - `verdict-ignores-order`: who wins does not hang on the order in which units stand in their lists.
 * - `type-makes-sense`: the figures that a type of objective gives go together.
 *
 * @since 0.1.0
 */
export const CONFORMANCE_PROPERTIES = [
  'inputs-untouched',
  'plain-json',
  'typed-errors',
  'chance-from-dice',
  'same-inputs-same-result',
  'scripted-equals-seeded',
  'known-players',
  'never-stuck',
  'matches-end',
  'outcome-is-final',
  'offered-is-legal',
  'legal-is-listed',
  'only-those-to-act',
  'legal-applies',
  'refused-throws',
  'throws-what-check-lists',
  'replay-equals-play',
  'undo-and-redo',
  'parse-accepts-its-own',
  'parse-refuses-junk',
  'secrets-can-be-redealt',
  'view-keeps-secrets',
  'to-act-keeps-secrets',
  'outcome-keeps-secrets',
  'actions-keep-secrets',
  'check-keeps-secrets',
  'reveals-are-sealed',
  'history-keeps-secrets',
  'table-is-whole',
  'rolls-as-printed',
  'verdict-ignores-order',
  'type-makes-sense',
] as const;

/**
 * The name of something that the conformance kit proves: one of {@link CONFORMANCE_PROPERTIES}.
 *
 * @since 0.1.0
 */
export type ConformanceProperty = (typeof CONFORMANCE_PROPERTIES)[number];

/**
 * The code of an error of the conformance kit.
 *
 * @since 0.1.0
 */
export type ConformanceErrorCode = `conformance/${ConformanceProperty}`;
