import type { Locale } from '@barg/contract';
import { SETTINGS } from './settings.defaults.ts';

/** Where the default site name is written otherwise than in English; a name that an operator set is the same in all. */
const NAMES: Readonly<Partial<Record<Locale, string>>> = { 'fa-IR': 'برگ', 'ar-EG': 'برگ', 'ur-PK': 'برگ' };

export const siteNameIn = (language: Locale, siteName: string): string =>
  siteName === SETTINGS.siteName.value ? (NAMES[language] ?? siteName) : siteName;
