import { z } from 'zod';
import type { OwnFeedPost } from '@barg/api-client/models';
import { localTimeOf, momentOf as readMoment, readLocalTime, type LocalTime } from '@barg/ui-kit/forms';

/** A moment as its fields hold it, in the performer's own time zone. */
export interface MomentFields extends LocalTime {
  isOn: boolean;
}

/** Days from now of the proposed moments: an end lies after a publication. */
const USUAL_DAYS = { publish: 1, expiry: 8 };

/** A moment that is set, or the whole hour of a day that one is likely to want. */
export const momentFieldsOf = (moment: string | null, use: keyof typeof USUAL_DAYS): MomentFields => {
  if (moment) return { isOn: true, ...localTimeOf(moment) };
  const usual = new Date();
  usual.setDate(usual.getDate() + USUAL_DAYS[use]);
  const { day, time } = localTimeOf(usual);
  return { isOn: false, day, time: `${time.slice(0, 2)}:00` };
};

/** ISO 8601 in UTC; null while the fields are off, unfinished, or name a time that the clock leaves out. */
export const momentOf = (fields: MomentFields): string | null => (fields.isOn ? readMoment(fields) : null);

/** The day on which a post goes that comes later than its end was proposed for; undefined where that fits. */
export const laterEnd = ({ publish, expiry }: TimesFields): string | undefined => {
  const [begins, ends] = [momentOf(publish), momentOf({ ...expiry, isOn: true })];
  if (!begins || !ends || ends > begins) return undefined;
  const day = new Date(begins);
  day.setDate(day.getDate() + USUAL_DAYS.expiry - USUAL_DAYS.publish);
  return localTimeOf(day).day;
};

/** A whole moment to come wherever it is wanted; the API checks the same again. */
export const momentSchema = z
  .object({ isOn: z.boolean(), day: z.string().nullable(), time: z.string() })
  .superRefine((fields, context) => {
    if (!fields.isOn) return;
    const refuse = (path: 'day' | 'time', message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const reading = readLocalTime(fields);
    if (!fields.day) refuse('day', 'creator-studio:composer.times.missing');
    else if (reading.kind === 'missing') refuse('time', 'creator-studio:composer.times.missing');
    else if (reading.kind === 'skipped') refuse('time', 'ui:moment.skipped');
    else if (Date.parse(reading.moment) <= Date.now()) refuse('day', 'creator-studio:composer.times.past');
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
