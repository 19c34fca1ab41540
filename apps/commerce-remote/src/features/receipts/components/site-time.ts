import { intlLocale } from '@barg/ui-kit';

/** A moment by the site's clock, which numbers receipts too: the same paper for whoever prints it, wherever that is. */
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
