import { z } from 'zod';
import { localTimeOf, momentOf, readLocalTime, type LocalTime } from '@barg/ui-kit/forms';

/** A moment as the value of two fields, in the operator's time zone; without a day there is none. */
export const momentFieldsOf = (moment: string | null): LocalTime =>
  moment ? localTimeOf(moment) : { day: null, time: '00:00' };

/** The moment to send: unchanged fields keep the original, even if their time occurs twice. */
export const changedMoment = (fields: LocalTime, before: string | null): string | null => {
  const { day, time } = momentFieldsOf(before);
  return day === fields.day && time === fields.time ? before : momentOf(fields);
};

/** An optional day, with a time that exists on it. */
export const momentSchema = z
  .object({ day: z.string().nullable(), time: z.string() })
  .superRefine((fields: LocalTime, context) => {
    const { kind } = readLocalTime(fields);
    if (fields.day === null || kind === 'once' || kind === 'twice') return;
    const message = kind === 'skipped' ? 'ui:moment.skipped' : 'ui:form.required';
    context.addIssue({ code: 'custom', path: ['time'], message });
  });

/** Whether the start is before the end. */
export const isOrdered = ({ startsAt, endsAt }: { startsAt: LocalTime; endsAt: LocalTime }): boolean => {
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)];
  return !start || !end || start < end;
};

/** Whether a moment is still to come; none is, as that of no end. */
export const isAhead = (fields: LocalTime): boolean => {
  const moment = momentOf(fields);
  return !moment || Date.parse(moment) > Date.now();
};
