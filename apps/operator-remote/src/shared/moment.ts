import { momentOf, type LocalTime } from '@barg/ui-kit/forms';
import { optionalMoment, optionalMomentOf } from '@barg/ui-kit/moments';

export { isAhead, isOrdered, optionalMomentOf as momentFieldsOf } from '@barg/ui-kit/moments';

/** The moment to send: unchanged fields keep the original, even if their time occurs twice. */
export const changedMoment = (fields: LocalTime, before: string | null): string | null => {
  const { day, time } = optionalMomentOf(before);
  return day === fields.day && time === fields.time ? before : momentOf(fields);
};

/** An optional day, with a time that exists on it. */
export const momentSchema = optionalMoment('operator:promos.dayMissing');
