/** The values of the two fields of a moment, in somebody's time zone. */
export interface LocalTime {
  /** Gregorian, `2026-11-21`; null when none is chosen. */
  day: string | null;
  /** `18:30` */
  time: string;
}

/**
 * The result of reading a day and a time. `moment` is ISO 8601 in UTC.
 *
 * - `missing`: the day or the time is missing;
 * - `skipped`: the time does not exist on that day, because clocks are set forward;
 * - `twice`: the time occurs twice, because clocks are set back: `moment` is the first, `later` the second;
 * - `once`: the usual case.
 */
export type LocalTimeReading =
  | { kind: 'missing' }
  | { kind: 'skipped' }
  | { kind: 'once'; moment: string }
  | { kind: 'twice'; moment: string; later: string };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The browser's time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The local time of a time zone at an instant, as if it were UTC, rounded to minutes. */
const shownAt = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'));
};

/** As if it were UTC; NaN for invalid dates, as June 31st. */
const countOf = (day: string, time: string): number => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return NaN;
  const count = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  return Number.isNaN(count) || new Date(count).toISOString().slice(0, 10) !== day ? NaN : count;
};

/** Reads a day and a time in a time zone. */
export const readLocalTime = ({ day, time }: LocalTime, timeZone: string = ownTimeZone()): LocalTimeReading => {
  const count = day === null ? NaN : countOf(day, time);
  if (Number.isNaN(count)) return { kind: 'missing' };
  // Offsets change at most once within a day before and after, so there are at most these two.
  const instants = [count - DAY_MS, count + DAY_MS]
    .map((near) => count - (shownAt(near, timeZone) - near))
    .filter((instant, place, all) => all.indexOf(instant) === place && shownAt(instant, timeZone) === count)
    .sort((one, other) => one - other)
    .map((instant) => new Date(instant).toISOString());
  const [moment, later] = instants;
  if (moment === undefined) return { kind: 'skipped' };
  return later === undefined ? { kind: 'once', moment } : { kind: 'twice', moment, later };
};

/** The moment of a day and a time; null if there is none. For a time that occurs twice, the first. */
export const momentOf = (fields: LocalTime, timeZone?: string): string | null => {
  const reading = readLocalTime(fields, timeZone);
  return 'moment' in reading ? reading.moment : null;
};

/** A moment in a time zone. */
export const localTimeOf = (moment: string | Date, timeZone: string = ownTimeZone()): { day: string; time: string } => {
  const instant = Math.floor(new Date(moment).getTime() / MINUTE_MS) * MINUTE_MS;
  const shown = new Date(shownAt(instant, timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/** The name of a time zone at a moment, as "Central European Summer Time"; its identifier if there is no name. */
export const clockName = (locale: string, moment: string, timeZone: string = ownTimeZone()): string => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
  return format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
