import { changedFields } from '@barg/session/unsent-drafts';

type Texts<Words> = Partial<Record<string, Words>>;

interface Writing<Words> {
  /** What the form began with. */
  began: Texts<Words> | undefined;
  typed: Texts<Words>;
  /** The same after its rules have tidied it. */
  written: Texts<Words>;
}

/** The languages whose words were changed here. */
export const changedTexts = <Words>({ began, typed, written }: Writing<Words>): Texts<Words> =>
  changedFields({ began, typed, fields: written, bodyOf: (texts: Texts<Words>) => texts });

/** The words as they are by now, also by another operator, with what was changed here; a language without a title goes. */
export const mergedTexts = <Words extends { title: string }>(
  now: Texts<Words>,
  changed: Texts<Words>,
): Record<string, Words> =>
  Object.fromEntries(
    Object.entries({ ...now, ...changed }).flatMap(([locale, words]) =>
      words === undefined || words.title === '' ? [] : [[locale, words]],
    ),
  );
