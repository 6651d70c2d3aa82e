import ts from 'typescript';

/** What a new module is called, in every place where its name stands. */
export interface Names {
  /** `the-long-watch`: in data and file paths. */
  readonly id: string;
  /** `theLongWatch`: in code. */
  readonly name: string;
  /** `TheLongWatch`: in the names of types. */
  readonly Name: string;
  /** `The Long Watch`: for people. */
  readonly title: string;
}

/** The names that follow from an id. */
export function namesFrom(id: string): Names {
  const words = id.split('-');
  const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
  const Name = words.map(capital).join('');
  return {
    id,
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    Name,
    title: words.map(capital).join(' '),
  };
}

/** What is wrong with an id by itself; nothing when it will do. */
export function idFaults(id: string): readonly string[] {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return [`"${id}" is no id: use small letters, digits and single hyphens, and begin with a letter`];
  }
  const { name } = namesFrom(id);
  return isReserved(name) ? [`"${id}" is no id: \`${name}\` is a word of the language`] : [];
}

/** Modules are strict code, where a few names more are reserved. */
function isReserved(name: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, name);
  const kind = scanner.scan();
  const isKeyword = kind >= ts.SyntaxKind.FirstReservedWord && kind <= ts.SyntaxKind.LastFutureReservedWord;
  return isKeyword || ['arguments', 'await', 'eval', 'undefined'].includes(name);
}
