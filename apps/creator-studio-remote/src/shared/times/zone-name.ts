/** A time zone in words, as "Iran Standard Time"; its identifier where the browser has none for it. */
export const zoneName = (locale: string, timeZone: string): string => {
  try {
    const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  } catch {
    // Older browsers know this way of naming not, and some zones of the system's not.
    return timeZone;
  }
};
