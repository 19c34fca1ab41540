/** In winter and in summer: what two clocks show in both, they show all year. */
const MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const clockOf = (timeZone: string): string => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return MOMENTS.map((moment) => format.format(moment)).join();
};

/** Whether the clocks of two time zones show the same: a zone may have two names, and zones share their hours. */
export const isSameClock = (one: string, other: string): boolean => {
  try {
    return one === other || clockOf(one) === clockOf(other);
  } catch {
    // An older browser may not know a zone.
    return false;
  }
};

/** `Asia/Tehran` as `Tehran`. */
export const cityOf = (timeZone: string): string => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
