import { DEFAULT_LOCALE, messagesLocaleOf } from '@barg/contract';

/** The text in the operator's language, else in English, the site's default or any; undefined if there is none. */
export function wordsIn<Words>(texts: Partial<Record<string, Words>>, locale: string): Words | undefined {
  const known = [messagesLocaleOf(locale), 'en-US', DEFAULT_LOCALE].map((name) => texts[name]);
  return known.find((words) => words !== undefined) ?? Object.values(texts)[0];
}
