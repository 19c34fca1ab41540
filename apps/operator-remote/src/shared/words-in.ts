import { messagesLocaleOf } from '@barg/contract';

/** The words in the operator's language, else in any; undefined where there are none. */
export function wordsIn<Words>(texts: Partial<Record<string, Words>>, locale: string): Words | undefined {
  return texts[messagesLocaleOf(locale)] ?? Object.values(texts)[0];
}
