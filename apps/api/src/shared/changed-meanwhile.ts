import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { defineError } from '../errors/app-error.ts';
import { cleanLine } from './user-text.ts';

export class ChangedMeanwhileError extends defineError({
  code: 'content.changed_meanwhile',
  status: 409,
  messages: {
    'fa-IR': 'این در این میان جای دیگری عوض شده است. اگر دوباره ذخیره کنید، نوشتهٔ شما جای آنچه را اکنون هست می‌گیرد.',
    'en-US':
      'This was changed elsewhere meanwhile. If you save again, what you wrote takes the place of what stands there now.',
    'ar-EG': 'تغيّر هذا في مكان آخر في هذه الأثناء. إذا حفظت مرة أخرى، يحل ما كتبته محل الموجود الآن.',
  },
}) {}

type Values = Readonly<Record<string, unknown>>;

/** What a field of words, a number, a choice or a moment may be read as; null: it has nothing. */
export const seen = {
  words: z.string().nullable(),
  number: z.number().nullable(),
  flag: z.boolean(),
  ids: z.array(z.string()),
};

const ABOUT =
  'What the caller has read of the fields that it changes; where another value stands there by now, nothing is changed and the answer is 409 `content.changed_meanwhile`';

/** The field `basedOn` of a body, for these fields of the same body; it may be left out, and any of them. */
export const basedOnOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).partial().optional().describe(ABOUT);

/** {@link basedOnOf} of a form, which knows only texts: as JSON. */
export const basedOnTextOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'no JSON' });
        return z.NEVER;
      }
    })
    .pipe(z.object(shape).partial())
    .optional()
    .describe(`As JSON: ${ABOUT}`);

/** A moment as forms have it, to the minute: what is typed has no seconds. */
const minuteOf = (value: Date): number => Math.floor(value.getTime() / 60_000);

const MOMENT = /^\d{4}-\d\d-\d\dT/;

/**
 * A value by which two readings of it can be compared. A page has words as they were typed, or as they were read; fields
 * that hold nothing have no value, or an empty one.
 */
const comparable = (value: unknown): unknown => {
  if (value === undefined) return null;
  if (value instanceof Date) return minuteOf(value);
  if (typeof value === 'string' && MOMENT.test(value) && Number.isFinite(Date.parse(value)))
    return minuteOf(new Date(value));
  return typeof value === 'string' ? cleanLine(value) || null : value;
};

const isSame = (one: unknown, other: unknown): boolean => isDeepStrictEqual(comparable(one), comparable(other));

interface Change {
  /** What is stored by now, by the names of the body. */
  stored: Values;
  /** What is to be written; of what is left out, nothing is compared. */
  changes: Values;
  /** What its writer had read; of what is left out, nothing is compared. */
  basedOn: Values | undefined;
}

/** Whether a change was written about what stands there, or has been written already. */
const stands =
  ({ stored, changes }: Change) =>
  ([name, read]: [string, unknown]): boolean =>
    read === undefined ||
    changes[name] === undefined ||
    isSame(stored[name], read) ||
    // Sent twice: the first time has stored it, and its answer was lost.
    isSame(stored[name], changes[name]);

/**
 * Refuses a change of values that somebody has changed since its writer read them, as in another tab: he would replace
 * words that he has never seen. To be called in the transaction that writes, with the row locked.
 * @throws ChangedMeanwhileError
 */
export const assertStands = (change: Change): void => {
  if (!Object.entries(change.basedOn ?? {}).every(stands(change))) throw new ChangedMeanwhileError();
};
