import { COMPLETE_LOCALES } from '@barg/contract';

type TextLocale = (typeof COMPLETE_LOCALES)[number];

/** What is shown beside a text: what was chosen, else English, and beside English the site's own language. */
export const sourceFor = (language: TextLocale, chosen: string): TextLocale =>
  COMPLETE_LOCALES.find((it) => it === chosen && it !== language) ?? (language === 'en-US' ? 'fa-IR' : 'en-US');
