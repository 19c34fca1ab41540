import { messagesLocaleOf } from '@barg/contract';

/** The text in the operator's language, otherwise in any; undefined if there is none. */
export function wordsIn<Words>(texts: Partial<Record<string, Words>>, locale: string): Words | undefined {
  return texts[messagesLocaleOf(locale)] ?? Object.values(texts)[0];
}
