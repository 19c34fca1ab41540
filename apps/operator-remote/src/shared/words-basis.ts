import { useState } from 'react';
import { toQueryError } from '@barg/session';

/** The words that a change would replace are not those that were read. */
const WORDS_CHANGED = 'texts.changed_meanwhile';

export type TextsOf<Words> = Readonly<Partial<Record<string, Words>>>;

/** What was read of the languages that change, for the API to compare; null where there were no words. */
export const readTexts = <Words extends { title: string }>(changed: object, read: TextsOf<Words>) =>
  Object.fromEntries(
    Object.keys(changed).map((locale): [string, Words | null] => [locale, read[locale]?.title ? read[locale] : null]),
  );

/**
 * What the words of a form are based on: those that it began with. Once the API has refused them because another
 * operator's stand there, those, which are shown then: who saves again has seen them.
 *
 * @param stored the words by now, in the form's shape
 */
export function useWordsBasis<Words extends { title: string }>(stored: TextsOf<Words>) {
  const [began] = useState(stored);
  const [isOutdated, setOutdated] = useState(false);
  return {
    theirs: isOutdated ? stored : null,
    basedOn: (changed: object) => readTexts(changed, isOutdated ? stored : began),
    /** Runs a save, and takes note when it was refused for that. */
    saving: async <Saved>(save: () => Promise<Saved>): Promise<Saved> => {
      try {
        return await save();
      } catch (failure) {
        if (toQueryError(failure).code === WORDS_CHANGED) setOutdated(true);
        throw failure;
      }
    },
  };
}
