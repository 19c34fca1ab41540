/** A moment as its two fields hold it, in the operator's own time zone. */
export interface MomentFields {
  /** Gregorian, `2026-11-21`; null where there is no such moment. */
  day: string | null;
  /** `18:30` */
  time: string;
}

const pad = (number: number): string => String(number).padStart(2, '0');

export function momentFieldsOf(moment: string | null): MomentFields {
  if (!moment) return { day: null, time: '00:00' };
  const date = new Date(moment);
  return {
    day: `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`,
    time: `${pad(date.getHours())}:${pad(date.getMinutes())}`,
  };
}

/** ISO 8601 in UTC; null without a day, or without a time of it. */
export function momentOf({ day, time }: MomentFields): string | null {
  const date = day ? new Date(`${day}T${time}`) : null;
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
