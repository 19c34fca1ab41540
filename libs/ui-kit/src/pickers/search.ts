import { toLatinDigits } from '../forms/digits.ts';
import type { PickerOption } from './option.ts';

const folds: ReadonlyArray<[RegExp, string]> = [
  [/[\u064A\u0649]/g, '\u06CC'], // Arabic yeh forms to Persian yeh
  [/\u0643/g, '\u06A9'], // Arabic kaf to Persian kaf
  [/\u0629/g, '\u0647'], // teh marbuta to heh
  [/\u0640/g, ''], // tatweel
  [/[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, ' '], // joiners and direction marks
];

/**
 * Folds a text for comparison: lower case, without accents and vowel marks, Arabic and Persian letters unified, and digits
 * of any keyboard as Latin ones.
 */
export const foldText = (text: string): string => {
  let folded = toLatinDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  for (const [pattern, replacement] of folds) folded = folded.replace(pattern, replacement);
  return folded.replace(/[\s'’`,()-]+/g, ' ').trim();
};

/**
 * Puts the options whose label begins with the typed text before the others (`neth` is the Netherlands before the
 * Caribbean Netherlands); each group stays in its order. The same array where that changes nothing.
 */
export const createOrder = <Option extends PickerOption>(options: readonly Option[]) => {
  const labels = new Map(options.map((option) => [option, foldText(option.label)]));
  return (typed: string): readonly Option[] => {
    const query = foldText(typed);
    const isFirst = (option: Option): boolean => labels.get(option)?.startsWith(query) ?? false;
    const first = query === '' ? [] : options.filter(isFirst);
    return first.length === 0 ? options : [...first, ...options.filter((option) => !isFirst(option))];
  };
};

export type OptionFilter = (label: string, query: string) => boolean;

/**
 * Whether an option matches the typed text: by its label, its note or its keywords. Prefixes
 * of words are preferred (`ger` is Germany, not Algeria); other substrings match only if no word has the prefix.
 */
export const createFilter = (options: readonly PickerOption[]): OptionFilter => {
  const texts = new Map<string, string>();
  for (const { label, note = '', keywords = [] } of options) {
    texts.set(label, `${texts.get(label) ?? ''} ${foldText([label, note, ...keywords].join(' '))}`);
  }
  let latest = { typed: '', wanted: ' ' };
  const wantedFor = (typed: string): string => {
    if (latest.typed === typed) return latest.wanted;
    const query = foldText(typed);
    const isBeginning = [...texts.values()].some((text) => text.includes(` ${query}`));
    latest = { typed, wanted: isBeginning ? ` ${query}` : query };
    return latest.wanted;
  };
  return (label, typed) => (texts.get(label) ?? ` ${foldText(label)}`).includes(wantedFor(typed));
};
