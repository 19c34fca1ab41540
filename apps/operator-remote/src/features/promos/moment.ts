import { localTimeOf, momentOf, type LocalTime } from '@barg/ui-kit/forms';

/** A moment as its two fields hold it, in the operator's own time zone; without a day there is none. */
export const momentFieldsOf = (moment: string | null): LocalTime =>
  moment ? localTimeOf(moment) : { day: null, time: '00:00' };

/** What is sent of a moment: one that was not touched stays what it was, though its time comes twice. */
export const changedMoment = (fields: LocalTime, before: string | null): string | null => {
  const { day, time } = momentFieldsOf(before);
  return day === fields.day && time === fields.time ? before : momentOf(fields);
};
