import { changedFields } from '@barg/session/unsent-drafts';

type Texts<Words> = Partial<Record<string, Words>>;

interface Writing<Words> {
  /** What the form began with, as react-hook-form's `formState.defaultValues`. */
  began: object | undefined;
  typed: Texts<Words>;
  /** The same after its rules have tidied it. */
  written: Texts<Words>;
}

/** The languages whose words were changed here, as the API takes them: null takes away one that is left without a title. */
export const changedTexts = <Words extends { title: string }>({
  began,
  typed,
  written,
}: Writing<Words>): Partial<Record<string, Words | null>> => {
  const changed = changedFields({ began, typed, fields: written, bodyOf: (texts: Texts<Words>) => texts });
  return Object.fromEntries(
    Object.entries(changed).map(([locale, words]) => [
      locale,
      words === undefined || words.title === '' ? null : words,
    ]),
  );
};
