import { readFileSync } from 'node:fs';
import { COMPLETE_LOCALES, messagesLocaleOf, type Locale } from '@barg/contract';
import type { LocalizedMessage, MessageLocale } from './localized-message.ts';

/** The forms of a noun by the number before it. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** `further/<locale>.json`: the words of a language in which letters and documents are not written. */
export interface FurtherWords {
  tokens: Forms;
  /** By the English sentence: `{{name}}` stands for the same as there. */
  sentences: Readonly<Record<string, string>>;
}

const isComplete = (locale: Locale): locale is MessageLocale =>
  COMPLETE_LOCALES.some((complete) => complete === locale);

const read = new Map<Locale, FurtherWords>();

/** @throws Error where the site has the texts of a language, and no file for it stands here */
export const furtherWords = (locale: Locale): FurtherWords => {
  const known =
    read.get(locale) ??
    (JSON.parse(readFileSync(new URL(`./further/${locale}.json`, import.meta.url), 'utf8')) as FurtherWords);
  read.set(locale, known);
  return known;
};

/**
 * A sentence in the language of a culture's screens. The languages in which all is written stand beside each other in the
 * code; those of the others are found by the English one, so that they are added, and checked, without touching it.
 */
export function sentenceIn(messages: LocalizedMessage, culture: string): string {
  const locale = messagesLocaleOf(culture);
  if (isComplete(locale)) return messages[locale];
  return furtherWords(locale).sentences[messages['en-US']] ?? messages['en-US'];
}
