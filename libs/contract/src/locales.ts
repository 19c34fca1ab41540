/** The locales with messages, in the picker's order. */
export const LOCALES = [
  'fa-IR',
  'en-US',
  'ar-EG',
  'he-IL',
  'ur-PK',
  'tr-TR',
  'ru-RU',
  'de-DE',
  'fr-FR',
  'es-ES',
  'hi-IN',
  'zh-CN',
] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * Locales in which all is written. Beside what is in every one (screens, answers of the API, letters, receipts), these
 * always have the names of token packages, evidence for a bank and the pages of test gateways: {@link completeLocaleOf}.
 */
export const COMPLETE_LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const satisfies readonly Locale[];

export type CompleteLocale = (typeof COMPLETE_LOCALES)[number];

/** Locales whose screens, answers of the API and letters have texts of their own: at present all. */
export const SCREEN_LOCALES = LOCALES;

export const DEFAULT_LOCALE: Locale = 'fa-IR';

/** Cultures written right to left (specification, section 2). */
export const RTL_CULTURES: ReadonlySet<string> = new Set([
  'ar-DZ',
  'ar-BH',
  'ar-EG',
  'ar-IQ',
  'ar-JO',
  'ar-KW',
  'ar-LB',
  'ar-LY',
  'ar-MA',
  'ar-OM',
  'ar-QA',
  'ar-SA',
  'ar-SY',
  'ar-TN',
  'ar-AE',
  'ar-YE',
  'div-MV',
  'he-IL',
  'fa-IR',
  'ur-PK',
]);

export type Direction = 'rtl' | 'ltr';

export const directionOf = (culture: string): Direction => (RTL_CULTURES.has(culture) ? 'rtl' : 'ltr');

/**
 * The shell's namespaces. Every page needs `shell`; the others belong to lazily loaded pages of the shell, and are
 * loaded with them.
 */
export const SHELL_NAMESPACES = ['shell', 'auth', 'register', 'site', 'developer'] as const;

/** The namespaces of every site: the shell's and the kit's. Each remote adds one with its own name. */
export const SITE_NAMESPACES = [...SHELL_NAMESPACES, 'ui'] as const;

/** A namespace of texts: one of {@link SITE_NAMESPACES}, or the name of a remote. */
export type MessageNamespace = string;

const ofLanguage = <Known extends Locale>(locales: readonly Known[], culture: string): Known | undefined =>
  locales.find((locale) => locale.split('-')[0] === culture.split('-')[0]);

/**
 * The locale whose texts a culture shows, on screens and in letters: that of its language (ar-DZ: ar-EG), else en-US. The
 * direction of a screen is always the culture's own, see {@link directionOf}.
 */
export const messagesLocaleOf = (culture: string): Locale => ofLanguage<Locale>(SCREEN_LOCALES, culture) ?? 'en-US';

/** The locale in which whoever reads the screens of a culture gets what only complete locales have. */
export const completeLocaleOf = (culture: string): CompleteLocale => ofLanguage(COMPLETE_LOCALES, culture) ?? 'en-US';

/**
 * The cultures in pickers: the locales with texts, then those whose language has some. Others can be chosen by URL and
 * show en-US.
 */
export const OFFERED_CULTURES: readonly string[] = [...new Set([...SCREEN_LOCALES, ...RTL_CULTURES])].filter(
  (culture) => ofLanguage<Locale>(SCREEN_LOCALES, culture),
);

/** True for a culture that may be applied from a query, a route or storage. */
export const isSupportedCulture = (value: unknown): value is string =>
  typeof value === 'string' && ((LOCALES as readonly string[]).includes(value) || RTL_CULTURES.has(value));
