import { z } from 'zod';
import { localTimeOf, momentOf as readMoment, ownTimeZone, readLocalTime } from '@barg/ui-kit/forms';
import type { ZonedLocalTime } from '@barg/ui-kit/moments';

/** A moment as its fields hold it, in the performer's own time zone. */
export interface MomentValues extends ZonedLocalTime {
  isOn: boolean;
}

/** Days from now of the proposed moments: an end lies after a publication. */
export const USUAL_DAYS = { publish: 1, expiry: 8 };

/** A moment that is set, or the whole hour of a day that one is likely to want. */
export const momentFieldsOf = (moment: string | null, use: keyof typeof USUAL_DAYS): MomentValues => {
  const zone = ownTimeZone();
  if (moment) return { isOn: true, ...localTimeOf(moment), zone };
  const usual = new Date();
  usual.setDate(usual.getDate() + USUAL_DAYS[use]);
  const { day, time } = localTimeOf(usual);
  return { isOn: false, day, time: `${time.slice(0, 2)}:00`, zone };
};

/** ISO 8601 in UTC; null while the fields are off, unfinished, or name a time that the clock leaves out. */
export const momentOf = (fields: MomentValues): string | null => (fields.isOn ? readMoment(fields) : null);

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

/** To the minute, as the fields have it. */
export const isSameMoment = (one: string | null, other: string | null): boolean =>
  (one?.slice(0, 16) ?? null) === (other?.slice(0, 16) ?? null);

/** What decides whether something can still be planned: posts, galleries and videos have it. */
export interface Planned {
  state: 'scheduled' | 'published' | 'expired';
  publishedAt: string;
}

/** Whether it has appeared, so that its publication cannot be planned any more. */
export const isOut = (work: Pick<Planned, 'state'> | undefined): boolean =>
  work !== undefined && work.state !== 'scheduled';

/** When something that is not out yet is planned to appear; null for everything else. */
export const plannedAt = (work: Planned | undefined): string | null =>
  work?.state === 'scheduled' ? work.publishedAt : null;

/** When something that is not out yet is to appear, by its form; null: now, or it is out. */
export const plannedFor = ({ publish }: { publish: MomentValues }, work: Planned | undefined): string | null =>
  isOut(work) ? null : momentOf(publish);

/** What a body says about the publication: another moment, null for now, nothing where it stays. */
export const publishBody = (
  fields: { publish: MomentValues },
  work: Planned | undefined,
): { publishAt?: string | null } => {
  const publishAt = plannedFor(fields, work);
  return isOut(work) || isSameMoment(publishAt, plannedAt(work)) ? {} : { publishAt };
};
