/** The locales with (or awaiting) complete messages, in the order of the picker. */
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

/** Locales whose messages are complete today. The others are known to the machinery and not offered yet. */
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
 * The shell's namespaces. Every page needs `shell`; the others belong to pages of the shell that are fetched when they
 * are opened, and so are their texts.
 */
export const SHELL_NAMESPACES = ['shell', 'auth', 'register', 'site', 'developer'] as const;

/** Of what every site has: the shell and the kit. Each remote brings one more, called as itself. */
export const SITE_NAMESPACES = [...SHELL_NAMESPACES, 'ui'] as const;

/** A namespace of messages: one of {@link SITE_NAMESPACES}, or the name of a remote. */
export type MessageNamespace = string;

const bundleOfLanguage: Record<string, Locale> = Object.fromEntries(
  COMPLETE_LOCALES.map((locale) => [locale.split('-')[0], locale]),
);

/**
 * The messages a culture is shown: its own when complete, else its language's (ar-DZ takes ar-EG), else en-US.
 * Direction always follows the culture itself, see {@link directionOf}.
 */
export const messagesLocaleOf = (culture: string): Locale => bundleOfLanguage[culture.split('-')[0] ?? ''] ?? 'en-US';

/**
 * What the pickers offer: the complete locales, then the other supported cultures whose language is complete. The
 * rest can be asked for by an address and is shown in en-US until its messages are there.
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
