import { cell, modelProfiles } from './modelProfile';
import type { RosterProfile, RosterSelection } from './roster';
import type { ModelParts, Placed, UnitParts } from './unitParts';

/** Columns that hold nothing else. */
const COLUMNS = ['invulnerable save', 'invulnerable', 'invuln', 'inv save', 'inv. save', 'inv'];
const ONE_MODEL = /^(?:this model|the bearer|it) has an? ([2-6])\+ invulnerable save[.]?$/i;
const WHOLE_UNIT =
  /^(?:(?:all )?models in this unit have|each model in this unit has|this unit has) an? ([2-6])\+ invulnerable save[.]?$/i;
const IN_NAME = /^(?:([2-6])\+ invulnerable save|invulnerable save:? \(?([2-6])\+\)?)$/i;

/** The least invulnerable save that all models of a unit have; what it says of "this model" counts if there is but one. */
export function unitInvulnerableSave({ parts, models, shared }: UnitParts): number | undefined {
  return least([
    ...parts.flatMap(({ selection }) => sentenceSaves(selection, WHOLE_UNIT)),
    ...shared.flatMap(({ selection }) => namedSaves(selection)),
    ...(models.length <= 1 ? shared.flatMap(({ selection }) => sentenceSaves(selection, ONE_MODEL)) : []),
  ]);
}

/**
 * The least invulnerable save of like models, where the file gives it without a condition: in a column of its
 * own, as a whole sentence, or as the name of an ability without text. "Against shooting" and "while within 6
 * inches" end in other words and are passed over; so is an upgrade that only some of the models bear.
 */
export function modelInvulnerableSave({ model, own }: ModelParts): number | undefined {
  const borne = own.filter(({ selection }) => selection.number >= model.selection.number);
  return least(borne.flatMap(savesOfBearer));
}

/** The lowest of some saves, if there are any. */
export function least(saves: readonly (number | undefined)[]): number | undefined {
  return saves.reduce<number | undefined>(
    (best, save) => (save === undefined ? best : Math.min(best ?? save, save)),
    undefined,
  );
}

function savesOfBearer({ selection }: Placed): readonly number[] {
  const columns = modelProfiles(selection).flatMap((profile) =>
    COLUMNS.map((column) => /^([2-6])\+$/.exec(cell(profile, column) ?? '')?.[1]),
  );
  return [...numbers(columns), ...namedSaves(selection), ...sentenceSaves(selection, ONE_MODEL)];
}

function namedSaves(selection: RosterSelection): readonly number[] {
  const names = abilities(selection)
    .filter(({ texts }) => texts.every((text) => /^[\s-]*$/.test(text)))
    .map(({ name }) => IN_NAME.exec(name.trim()));
  return numbers(names.map((match) => match?.[1] ?? match?.[2]));
}

function sentenceSaves(selection: RosterSelection, form: RegExp): readonly number[] {
  const texts = abilities(selection).flatMap((ability) => ability.texts);
  const sentences = texts
    .filter((text) => /invulnerable/i.test(text))
    .flatMap((text) => text.split(/\n|(?<=\.)\s/));
  return numbers(sentences.map((sentence) => form.exec(sentence.trim())?.[1]));
}

function numbers(texts: readonly (string | undefined)[]): readonly number[] {
  return texts.filter((text) => text !== undefined).map(Number);
}

/** An ability or a rule: a name and its texts. */
interface Ability {
  readonly name: string;
  readonly texts: readonly string[];
}

function abilities({ profiles, rules }: RosterSelection): readonly Ability[] {
  return [
    ...profiles.filter(({ hidden }) => !hidden).map(abilityOf),
    ...rules.filter(({ hidden }) => !hidden).map(({ name, description }) => ({ name, texts: [description] })),
  ];
}

function abilityOf({ name, characteristics }: RosterProfile): Ability {
  return { name, texts: characteristics.map(({ value }) => value) };
}
