import type { Found, Use } from './find-uses.ts';
import type { Meaning } from './read-texts.ts';

/** Options of i18next that are no values of a text. */
const OPTIONS = new Set(['count', 'context', 'ns', 'lng', 'defaultValue', 'ordinal']);

type Namespaces = ReadonlyMap<string, ReadonlyMap<string, Meaning>>;

const patternOf = (key: string): RegExp =>
  new RegExp(
    `^${key
      .split('*')
      .map((part) => part.replace(/[.\\+?^$()[\]{}|]/g, '\\$&'))
      .join('.+')}$`,
  );

/** The full keys (`feed:nav.home`) of a spelling. */
function resolve(spelling: string, own: readonly string[], texts: Namespaces): string[] {
  const [, given, rest = ''] = /^([a-z-]+):(.*)$/.exec(spelling) ?? [];
  const candidates = given ? [given] : own;
  const key = given ? rest : spelling;
  const pattern = key.includes('*') ? patternOf(key) : null;
  return candidates.flatMap((namespace) =>
    [...(texts.get(namespace)?.keys() ?? [])]
      .filter((name) => (pattern ? pattern.test(name) : name === key))
      .map((name) => `${namespace}:${name}`),
  );
}

const meaningOf = (name: string, texts: Namespaces): Meaning | undefined => {
  const [namespace = '', key = ''] = [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)];
  return texts.get(namespace)?.get(key);
};

/** Missing or wrong values at a use of a text. */
function wrongValues({ place, values }: Use, name: string, meaning: Meaning): string[] {
  if (values === null) return [];
  const given = new Set(values);
  const lacking = [...meaning.placeholders].filter((value) => !given.has(value));
  return [
    ...lacking.map((value) => `${place}: "${name}" needs {{${value}}}, which is not given`),
    ...(meaning.isCounted && !given.has('count') ? [`${place}: "${name}" is counted and gets no count`] : []),
  ];
}

/** Values that none of the texts of a use has. */
function needlessValues({ place, values, hasOwnValues }: Use, meanings: Meaning[]): string[] {
  if (values === null || !hasOwnValues || meanings.length === 0) return [];
  const needless = values.filter((value) => !OPTIONS.has(value) && !meanings.some((it) => it.placeholders.has(value)));
  return needless.map((value) => `${place}: no text here has {{${value}}}`);
}

export interface Report {
  missing: string[];
  wrong: string[];
  unused: string[];
}

/** Compares the code's uses with the texts. `namespacesOf` returns the namespaces of a file that names none. */
export function checkUses(
  { uses, literals, composed }: Found,
  texts: Namespaces,
  namespacesOf: (use: Use) => string[],
): Report {
  const [missing, wrong, used]: [string[], string[], Set<string>] = [[], [], new Set()];
  for (const use of uses) {
    const own = use.namespaces.length > 0 ? use.namespaces : namespacesOf(use);
    const meanings: Meaning[] = [];
    for (const spelling of use.keys.filter((key) => key !== '*')) {
      const names = resolve(spelling, own, texts);
      if (names.length === 0) missing.push(`${use.place}: no text "${spelling}" in ${own.join(', ')}`);
      for (const name of names) {
        used.add(name);
        const meaning = meaningOf(name, texts);
        if (meaning) meanings.push(meaning);
        if (meaning && !spelling.includes('*')) wrong.push(...wrongValues(use, name, meaning));
      }
    }
    wrong.push(...needlessValues(use, meanings));
  }
  // An open part needs text before it: `${a}.${b}` would match everything.
  const patterns = [...composed].filter((text) => /^[\w:-]+[.:]/.test(text)).map(patternOf);
  const isNamed = (name: string): boolean => literals.has(name) || patterns.some((pattern) => pattern.test(name));
  const unused = [...texts].flatMap(([namespace, meanings]) =>
    [...meanings.keys()]
      .filter((key) => ![key, `${namespace}:${key}`].some((name) => isNamed(name)) && !used.has(`${namespace}:${key}`))
      .map((key) => `${namespace}:${key}`),
  );
  for (const literal of literals) {
    const [, namespace = ''] = /^([a-z-]+):[a-z][\w.]+$/i.exec(literal) ?? [];
    if (texts.has(namespace) && !meaningOf(literal, texts))
      missing.push(`the code names "${literal}", which is no text`);
  }
  return { missing, wrong, unused };
}
