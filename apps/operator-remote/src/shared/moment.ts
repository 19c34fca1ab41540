import { z } from 'zod';
import { localTimeOf, momentOf, readLocalTime, type LocalTime } from '@barg/ui-kit/forms';

/** A moment as its two fields hold it, in the operator's own time zone; without a day there is none. */
export const momentFieldsOf = (moment: string | null): LocalTime =>
  moment ? localTimeOf(moment) : { day: null, time: '00:00' };

/** What is sent of a moment: one that was not touched stays what it was, though its time comes twice. */
export const changedMoment = (fields: LocalTime, before: string | null): string | null => {
  const { day, time } = momentFieldsOf(before);
  return day === fields.day && time === fields.time ? before : momentOf(fields);
};

/** A day, or none, and a time that there is on that day. */
export const momentSchema = z
  .object({ day: z.string().nullable(), time: z.string() })
  .superRefine((fields: LocalTime, context) => {
    const { kind } = readLocalTime(fields);
    if (fields.day === null || kind === 'once' || kind === 'twice') return;
    const message = kind === 'skipped' ? 'ui:moment.skipped' : 'ui:form.required';
    context.addIssue({ code: 'custom', path: ['time'], message });
  });

/** Whether what begins and ends does so in this order. */
export const isOrdered = ({ startsAt, endsAt }: { startsAt: LocalTime; endsAt: LocalTime }): boolean => {
  const [start, end] = [momentOf(startsAt), momentOf(endsAt)];
  return !start || !end || start < end;
};
