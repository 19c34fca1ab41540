import { z } from 'zod';
import type { OwnFeedPost } from '@barg/api-client/models';

/** A moment as its fields hold it, in the performer's own time zone. */
export interface MomentFields {
  isOn: boolean;
  /** Gregorian, `2026-11-21`. */
  day: string | null;
  /** `18:30` */
  time: string;
}

const pad = (number: number): string => String(number).padStart(2, '0');

const dayOf = (date: Date): string => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

/** How many days from now a moment is likely to be wanted: what goes by itself goes after it came. */
const USUAL_DAYS = { publish: 1, expiry: 8 };

/** A moment that is set, or the whole hour of a day that one is likely to want. */
export const momentFieldsOf = (moment: string | null, use: keyof typeof USUAL_DAYS): MomentFields => {
  if (moment) {
    const date = new Date(moment);
    return { isOn: true, day: dayOf(date), time: `${pad(date.getHours())}:${pad(date.getMinutes())}` };
  }
  const usual = new Date();
  usual.setDate(usual.getDate() + USUAL_DAYS[use]);
  return { isOn: false, day: dayOf(usual), time: `${pad(usual.getHours())}:00` };
};

/** ISO 8601 in UTC; null while the fields are off or unfinished. */
export const momentOf = ({ isOn, day, time }: MomentFields): string | null => {
  const date = isOn && day ? new Date(`${day}T${time}`) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
};

/** Whether the clock shows it on that day: where it is put forward an hour is left out. */
const isOnClock = (moment: string, time: string): boolean => {
  const date = new Date(moment);
  return time.startsWith(`${pad(date.getHours())}:${pad(date.getMinutes())}`);
};

/** A whole moment to come wherever it is wanted; the API checks the same again. */
export const momentSchema = z
  .object({ isOn: z.boolean(), day: z.string().nullable(), time: z.string() })
  .superRefine((fields, context) => {
    if (!fields.isOn) return;
    const moment = momentOf(fields);
    const refuse = (path: 'day' | 'time', key: 'missing' | 'skipped' | 'past') =>
      context.addIssue({ code: 'custom', path: [path], message: `creator-studio:composer.times.${key}` });
    if (!fields.day) refuse('day', 'missing');
    else if (!moment) refuse('time', 'missing');
    else if (!isOnClock(moment, fields.time)) refuse('time', 'skipped');
    else if (Date.parse(moment) <= Date.now()) refuse('day', 'past');
  });

export interface TimesFields {
  publish: MomentFields;
  expiry: MomentFields;
}

/** What the fields of a post's times hold at first. */
export const timesOf = (post: OwnFeedPost | undefined): TimesFields => ({
  publish: momentFieldsOf(post?.state === 'scheduled' ? post.publishedAt : null, 'publish'),
  expiry: momentFieldsOf(post?.state === 'expired' ? null : (post?.expiresAt ?? null), 'expiry'),
});

export interface TimesBody {
  publishAt?: string | null;
  expiresAt?: string | null;
}

/** To the minute, as the fields have it. */
const isSame = (one: string | null, other: string | null): boolean =>
  (one?.slice(0, 16) ?? null) === (other?.slice(0, 16) ?? null);

/** When a post that is not out yet is to appear; null: now, or it is out. */
export const plannedFor = ({ publish }: Pick<TimesFields, 'publish'>, post: OwnFeedPost | undefined): string | null =>
  post && post.state !== 'scheduled' ? null : momentOf(publish);

/** What a post's body says about its times: what has changed alone. */
export const timesBody = ({ publish, expiry }: TimesFields, post: OwnFeedPost | undefined): TimesBody => {
  const [publishAt, expiresAt] = [plannedFor({ publish }, post), momentOf(expiry)];
  const planned = post?.state === 'scheduled' ? post.publishedAt : null;
  const isFixed = post !== undefined && post.state !== 'scheduled';
  return {
    ...(!isFixed && !isSame(publishAt, planned) && { publishAt }),
    ...(!isSame(expiresAt, momentOf(timesOf(post).expiry)) && { expiresAt }),
  };
};
