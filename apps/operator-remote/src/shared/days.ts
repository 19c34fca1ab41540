/** A moment of a day in the browser's time zone; undefined for what is no day, as it may come from an address. */
const momentOf = (day: string, time: string): string | undefined => {
  const moment = new Date(`${day}T${time}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
};

/** The last moment of a day as an operator picks it. */
export const dayEnd = (day: string): string | undefined => momentOf(day, '23:59:59.999');

type GetDay = (name: 'from' | 'to') => string;

/** The bounds of the days that a list is narrowed down to; the last one is part of it. */
export const dayBounds = (get: GetDay): { from?: string; to?: string } => {
  const [from, to] = [momentOf(get('from'), '00:00:00'), dayEnd(get('to'))];
  return { ...(from && { from }), ...(to && { to }) };
};
