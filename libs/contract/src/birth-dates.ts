export const OLDEST_BIRTH = '1900-01-01';
const ADULT_YEARS = 18;

/** The last birth date of somebody who is 18 today, as `2008-11-21`; today is in UTC, as on the server. */
export const youngestBirth = (today: Date = new Date()): string =>
  new Date(Date.UTC(today.getUTCFullYear() - ADULT_YEARS, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10);
