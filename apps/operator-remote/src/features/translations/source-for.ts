import { COMPLETE_LOCALES } from '@barg/contract';

type TextLocale = (typeof COMPLETE_LOCALES)[number];

/** The source beside a text: the chosen language, otherwise English; beside English the site's language. */
export const sourceFor = (language: TextLocale, chosen: string): TextLocale =>
  COMPLETE_LOCALES.find((it) => it === chosen && it !== language) ?? (language === 'en-US' ? 'fa-IR' : 'en-US');
