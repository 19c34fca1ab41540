import { DEFAULT_LOCALE, messagesLocaleOf, type Locale } from '@barg/contract';
import type { Context } from '../../context.ts';
import { InvalidValuesError } from '../../errors/common-errors.ts';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { dropWaiting } from '../notifications/deliveries.repository.ts';
import { WRITE_LETTER } from '../notifications/outlets.ts';
import {
  findLetterSettings,
  findReader,
  knowsTimeZone,
  lockLetters,
  storeLetterSettings,
} from './letter-settings.repository.ts';
import type { LetterChoice } from './notice-letters.schema.ts';

const HOUR = 9;
/** Days of a week as ISO 8601 counts them, which the database checks. */
const [MONDAY, SATURDAY, SUNDAY] = [1, 6, 7];

/** Where most readers of a language live, and the first day of their week, for whoever has said nothing else. */
const USUAL: Readonly<Record<Locale, { timeZone: string; weekday: number }>> = {
  'fa-IR': { timeZone: 'Asia/Tehran', weekday: SATURDAY },
  'en-US': { timeZone: 'UTC', weekday: MONDAY },
  'ar-EG': { timeZone: 'Africa/Cairo', weekday: SATURDAY },
  'he-IL': { timeZone: 'Asia/Jerusalem', weekday: SUNDAY },
  'ur-PK': { timeZone: 'Asia/Karachi', weekday: MONDAY },
  'tr-TR': { timeZone: 'Europe/Istanbul', weekday: MONDAY },
  'ru-RU': { timeZone: 'Europe/Moscow', weekday: MONDAY },
  'de-DE': { timeZone: 'Europe/Berlin', weekday: MONDAY },
  'fr-FR': { timeZone: 'Europe/Paris', weekday: MONDAY },
  'es-ES': { timeZone: 'Europe/Madrid', weekday: MONDAY },
  'hi-IN': { timeZone: 'Asia/Kolkata', weekday: MONDAY },
  'zh-CN': { timeZone: 'Asia/Shanghai', weekday: MONDAY },
};

const usualOf = (locale: string | null | undefined) => USUAL[messagesLocaleOf(locale ?? DEFAULT_LOCALE)];

export const findLocale = async (db: Queryable, userId: string): Promise<string | null> =>
  (await findReader(db, userId))?.locale ?? null;

/** How an account wants its letters, and whether they reach it. */
export const getLetterChoice = async (
  db: Queryable,
  userId: string,
): Promise<LetterChoice & { isReachable: boolean }> => {
  const [stored, reader] = await Promise.all([findLetterSettings(db, userId), findReader(db, userId)]);
  return {
    frequency: stored?.frequency ?? 'at-once',
    hour: stored?.hour ?? HOUR,
    timeZone: stored?.time_zone ?? usualOf(reader?.locale).timeZone,
    isReachable: Boolean(reader?.email && reader.email_verified_at),
  };
};

/** @throws InvalidValuesError for a time zone that the database does not know */
export const chooseLetters = async (context: Context, userId: string, choice: LetterChoice): Promise<void> => {
  if (!(await knowsTimeZone(context.db, choice.timeZone))) {
    throw new InvalidValuesError({ details: [{ path: 'timeZone', code: 'invalid', message: 'a time zone' }] });
  }
  await context.work(async (unit) => {
    await lockLetters(unit.db, userId);
    const reader = await findReader(unit.db, userId);
    await storeLetterSettings(unit.db, userId, { ...choice, weekday: usualOf(reader?.locale).weekday });
    // What waits for a digest is told now.
    if (choice.frequency === 'at-once') await unit.addJob(WRITE_LETTER, { userId });
    if (choice.frequency === 'none') await dropWaiting(unit.db, 'email', userId);
  });
};

/** Ends an account's letters about news. Doing so again changes nothing. */
export const endLetters = (context: Context, userId: string): Promise<void> =>
  context.work(async ({ db }) => {
    await lockLetters(db, userId);
    const reader = await findReader(db, userId);
    if (!reader) return;
    const { hour, timeZone } = await getLetterChoice(db, userId);
    await storeLetterSettings(db, userId, {
      ...{ frequency: 'none', hour, timeZone },
      weekday: usualOf(reader.locale).weekday,
    });
    await dropWaiting(db, 'email', userId);
  });
