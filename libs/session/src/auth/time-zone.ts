import { writeCookie } from '../storage/cookies.ts';

/** A cookie, so that the web tier can write the times of a member's page as the member's own clock says. */
const TIME_ZONE_COOKIE = 'timeZone';
const ONE_YEAR_DAYS = 365;

/** Notes the browser's time zone for the member who is logged in; another one after a journey. */
export const noteTimeZone = (): void =>
  writeCookie(TIME_ZONE_COOKIE, new Intl.DateTimeFormat().resolvedOptions().timeZone, { days: ONE_YEAR_DAYS });

export const forgetTimeZone = (): void => writeCookie(TIME_ZONE_COOKIE, '', { days: 0 });
