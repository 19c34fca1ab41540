import type { Locale } from '@barg/contract';
import { formOf, type Forms } from '../../../../shared/wording/forms.ts';
import { isolate } from '../../letter.ts';
import { momentIn, numberIn } from '../shown-values.ts';
import { noticeWordsIn } from './words.ts';

/** What a sentence says of a group of notices. */
export interface ToldNotice {
  kind: string;
  /** The name of who acted last, or of whom it tells who is gone; null for the site. */
  actor: string | null;
  /** How many notices, and how many other people than the actor. */
  count: number;
  others: number;
  /** Why something failed; absent or null where the kind does not say. */
  failure?: string | null;
  /** When what it tells of is to be now, and the reader's time zone; absent or null where the kind does not say. */
  at?: { moment: string; timeZone: string; isTicketed: boolean } | null;
}

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/** A text in the form of a number, with the number in the reader's digits as `amount`. */
export const counted = (
  locale: Locale,
  forms: Forms,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string =>
  fill(formOf(locale, forms, count), {
    ...values,
    amount: numberIn(locale, count),
  });

/** A group of notices in one sentence, as the page of notices says it; names are isolated. */
export const noticeSentence = (locale: Locale, { kind, actor, count, others, failure, at }: ToldNotice): string => {
  const { someone, kinds, people, together, again, failures } = noticeWordsIn(locale);
  const name = isolate(actor ?? someone);
  if (others > 0) {
    return fill(together[kind] ?? together.other, { people: counted(locale, people, others, { name }) });
  }
  const repeated = again[kind];
  if (count > 1 && repeated) return counted(locale, repeated, count, { name });
  const moved = at && kinds[`${kind}-${at.isTicketed ? 'ticketed' : 'to'}`];
  if (moved) return fill(moved, { name, when: momentIn(locale, at.moment, at.timeZone) });
  // Some kinds have a sentence of their own for what was refused with a reason.
  const refused = failure ? kinds[`${kind}-refused`] : undefined;
  return fill(refused ?? kinds[kind] ?? kinds.other, { name, why: failures[failure ?? ''] ?? '' }).trimEnd();
};
