import { SCREEN_LOCALES } from '@barg/contract';

type TextLocale = (typeof SCREEN_LOCALES)[number];

/** The source beside a text: the chosen language, otherwise English; beside English the site's language. */
export const sourceFor = (language: TextLocale, chosen: string): TextLocale =>
  SCREEN_LOCALES.find((it) => it === chosen && it !== language) ?? (language === 'en-US' ? 'fa-IR' : 'en-US');
