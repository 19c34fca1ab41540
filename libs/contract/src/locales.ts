/** The locales with, or planned for, complete messages, in the picker's order. */
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

/** Locales with complete messages. The others are prepared and not offered yet. */
export const COMPLETE_LOCALES = ['fa-IR', 'en-US', 'ar-EG'] as const satisfies readonly Locale[];

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

const bundleOfLanguage: Record<string, Locale> = Object.fromEntries(
  COMPLETE_LOCALES.map((locale) => [locale.split('-')[0], locale]),
);

/**
 * The locale whose texts a culture shows: its own when complete, else its language's (ar-DZ: ar-EG), else en-US. The
 * direction is always the culture's own, see {@link directionOf}.
 */
export const messagesLocaleOf = (culture: string): Locale => bundleOfLanguage[culture.split('-')[0] ?? ''] ?? 'en-US';

/**
 * The cultures in pickers: the complete locales, then those whose language is complete. Others can be chosen by URL and
 * show en-US until they have texts.
 */
export const OFFERED_CULTURES: readonly string[] = [
  ...COMPLETE_LOCALES,
  ...[...RTL_CULTURES].filter(
    (culture) => !(COMPLETE_LOCALES as readonly string[]).includes(culture) && messagesLocaleOf(culture) !== 'en-US',
  ),
];

/** True for a culture that may be applied from a query, a route or storage. */
export const isSupportedCulture = (value: unknown): value is string =>
  typeof value === 'string' && ((LOCALES as readonly string[]).includes(value) || RTL_CULTURES.has(value));
