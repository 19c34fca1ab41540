const DAY = 24 * 60 * 60 * 1000;

const midnightOf = (moment: number): number => new Date(moment).setHours(0, 0, 0, 0);

/** Whole calendar days since a moment, in the reader's time zone: 0 is today. Rounding absorbs daylight saving. */
export const daysSince = (iso: string, now: number = Date.now()): number =>
  Math.round((midnightOf(now) - midnightOf(Date.parse(iso))) / DAY);

/** The day of a moment in the reader's time zone, as `2026-11-21`. */
export const dayOf = (iso: string): string => {
  const date = new Date(iso);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
};
