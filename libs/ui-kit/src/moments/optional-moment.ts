import { z } from 'zod';
import { localTimeOf, momentOf, readLocalTime, type LocalTime } from '@barg/ui-kit/forms';
import { inOwnZone, type ZonedLocalTime } from './moving-moments.ts';

/** What the field of a time begins with where there is no moment. */
const MIDNIGHT = '00:00';
const NO_TIMES: ReadonlySet<string> = new Set(['', MIDNIGHT]);

/** A moment as the value of two fields, in the reader's time zone; without a day there is none. */
export const optionalMomentOf = (moment: string | null): ZonedLocalTime =>
  inOwnZone(moment ? localTimeOf(moment) : { day: null, time: MIDNIGHT });

/**
 * An optional day, with a time that exists on it. Of a time alone nobody would know that it counts for nothing.
 *
 * @param dayMissing the key of the text that says so
 */
export const optionalMoment = (dayMissing: string) =>
  z
    .object({ day: z.iso.date('ui:picker.wholeDay').nullable(), time: z.string() })
    .superRefine((fields: LocalTime, context) => {
      const { kind } = readLocalTime(fields);
      const refuse = (path: 'day' | 'time', message: string) =>
        context.addIssue({ code: 'custom', path: [path], message });
      if (fields.day === '') return;
      if (fields.day === null) {
        if (!NO_TIMES.has(fields.time)) refuse('day', dayMissing);
      } else if (kind === 'skipped') refuse('time', 'ui:moment.skipped');
      else if (kind === 'missing') refuse('time', 'ui:form.required');
    });

/** Whether the start is before the end, where both are given. */
export const isOrdered = ({ startsAt, endsAt }: { startsAt: LocalTime; endsAt: LocalTime }): boolean => {
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)];
  return !start || !end || start < end;
};

/** Whether a moment is still to come; none is, as that of no end. */
export const isAhead = (fields: LocalTime): boolean => {
  const moment = momentOf(fields);
  return !moment || Date.parse(moment) > Date.now();
};
