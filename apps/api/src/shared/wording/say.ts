import type { Locale } from '@barg/contract';
import { furtherFiles, isFurther } from './further-file.ts';

/**
 * Says an English sentence in a reader's language: a tag of a template, so that the sentence stands where it is said.
 * Its values are words by then, in the reader's language and digits.
 */
export type Say = (parts: TemplateStringsArray, ...values: string[]) => string;

/** Sentences by the English one, `For {{1}}, your wallet has {{2}} back.`: the numbers count its values. */
export type Sentences = Readonly<Record<string, string>>;

export const furtherSentences = furtherFiles<Sentences>(new URL('./further/', import.meta.url));

/** How a template is called in the files of other languages. */
export const keyOf = (parts: readonly string[]): string =>
  parts.reduce((text, part, index) => `${text}{{${index}}}${part}`);

const fill = (sentence: string, values: readonly string[]): string =>
  sentence.replace(/\{\{(\d+)\}\}/g, (_, number: string) => values[Number(number) - 1] ?? '');

/** What a language lacks is said in English: a letter is sent all the same, and tests tell what is missing. */
export const sayIn = (locale: Locale): Say => {
  const sentences: Sentences = isFurther(locale) ? furtherSentences(locale) : {};
  return (parts, ...values) => {
    const english = keyOf(parts);
    return fill(sentences[english] ?? english, values);
  };
};
