import { intlLocale } from '@barg/ui-kit';

/** A time in UTC, by which receipts are numbered, so that a receipt is the same in every time zone. */
export const inSiteTime = (moment: string, locale: string): string =>
  new Intl.DateTimeFormat(intlLocale(locale), {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(moment));
