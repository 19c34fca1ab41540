/** A moment as its two fields hold it, in somebody's time zone. */
export interface LocalTime {
  /** Gregorian, `2026-11-21`; null where none is chosen. */
  day: string | null;
  /** `18:30` */
  time: string;
}

/**
 * What a day and a time are. `moment` is ISO 8601 in UTC.
 *
 * - `missing`: there is no day, or no time of it;
 * - `skipped`: the clocks are put forward over it, so that there is no such time that day;
 * - `twice`: the clocks are put back over it: the first of the two is taken, `later` is the other;
 * - `once`: what nearly all are.
 */
export type LocalTimeReading =
  | { kind: 'missing' }
  | { kind: 'skipped' }
  | { kind: 'once'; moment: string }
  | { kind: 'twice'; moment: string; later: string };

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The browser's own. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What the clock of a time zone shows at an instant, counted as if it were UTC. To the minute. */
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

/** As if it were UTC; NaN for what is no day and time, as the 31st of June. */
const countOf = (day: string, time: string): number => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}/.test(time)) return NaN;
  const count = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  return Number.isNaN(count) || new Date(count).toISOString().slice(0, 10) !== day ? NaN : count;
};

/** Reads a day and a time of it as the clocks of a time zone show them. */
export const readLocalTime = ({ day, time }: LocalTime, timeZone: string = ownTimeZone()): LocalTimeReading => {
  const count = day === null ? NaN : countOf(day, time);
  if (Number.isNaN(count)) return { kind: 'missing' };
  // A clock is changed at most once within a day before and after, so that its two offsets are those on either side.
  const instants = [count - DAY_MS, count + DAY_MS]
    .map((near) => count - (shownAt(near, timeZone) - near))
    .filter((instant, place, all) => all.indexOf(instant) === place && shownAt(instant, timeZone) === count)
    .sort((one, other) => one - other)
    .map((instant) => new Date(instant).toISOString());
  const [moment, later] = instants;
  if (moment === undefined) return { kind: 'skipped' };
  return later === undefined ? { kind: 'once', moment } : { kind: 'twice', moment, later };
};

/** The moment of a day and a time; null where there is none. Of a time that comes twice it is the first. */
export const momentOf = (fields: LocalTime, timeZone?: string): string | null => {
  const reading = readLocalTime(fields, timeZone);
  return 'moment' in reading ? reading.moment : null;
};

/** How the clocks of a time zone show a moment. */
export const localTimeOf = (moment: string | Date, timeZone: string = ownTimeZone()): { day: string; time: string } => {
  const instant = Math.floor(new Date(moment).getTime() / MINUTE_MS) * MINUTE_MS;
  const shown = new Date(shownAt(instant, timeZone)).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
};

/** What a zone's clocks are called at a moment, as "Central European Summer Time"; its identifier where there is no name. */
export const clockName = (locale: string, moment: string, timeZone: string = ownTimeZone()): string => {
  const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' });
  return format.formatToParts(new Date(moment)).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};
