import { PLURAL, type Texts } from './read-texts.ts';

/** A placeholder with the English word after it; a word between them belongs to the noun. */
const FILLED = /{{\s*(\w+)[^}]*}}\s+(?:more |new |unread |other )?([a-z]+)/g;

/** Somebody or something that does what the next word says: "{{name}} likes". */
const NAMES = new Set(['card', 'code', 'device', 'gateway', 'name', 'people', 'provider', 'thing']);

/** Verbs of one thing, which end like nouns of several. */
const VERBS = new Set(['does', 'has', 'stays', 'takes', 'was']);

/** Nouns of several things, and verbs that agree with them. */
const isOfSeveral = (word: string): boolean =>
  /[a-z]{2}s$/.test(word) ? !VERBS.has(word) : ['are', 'go', 'have', 'people', 'were'].includes(word);

const isCounted = (key: string, texts: Texts): boolean =>
  PLURAL.test(key) && texts.has(`${key.replace(PLURAL, '')}_other`);

/** What each text of an English file says of several things: `{{used}} times`, `{{spent}} are`. */
const severalIn = (text: string): string[] =>
  [...text.matchAll(FILLED)]
    .filter(([, placeholder = '', word = '']) => !NAMES.has(placeholder) && isOfSeveral(word))
    .map(([, placeholder = '', word = '']) => `{{${placeholder}}} ${word}`);

/**
 * Texts that are wrong for some number. A count beside a noun needs plural forms, and a text has them for one number
 * only: a second one comes in words, such as "5 tokens". English is enough to tell: its keys are those of all languages.
 */
export function uncountedWords(texts: Texts): string[] {
  return [...texts].flatMap(([key, text]) => {
    const several = severalIn(text);
    return several.length > (isCounted(key, texts) ? 1 : 0) ? [`${key}: ${several.join(', ')}`] : [];
  });
}

/** i18next fills in the count itself in Latin digits: what is read gets a formatted value beside it. */
export const rawCounts = (texts: Texts): string[] =>
  [...texts].flatMap(([key, text]) => (/{{\s*count\b/.test(text) ? [key] : []));
