import type { MessageLocale } from '../../errors/localized-message.ts';
import { SETTINGS } from './settings.defaults.ts';

/** The default site name in each language; a name that an operator set is the same in all. */
const NAMES: Record<MessageLocale, string> = { 'fa-IR': 'برگ', 'en-US': 'Barg', 'ar-EG': 'برگ' };

export const siteNameIn = (language: MessageLocale, siteName: string): string =>
  siteName === SETTINGS.siteName.value ? NAMES[language] : siteName;
