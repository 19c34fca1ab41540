const extensionOfLanguage: Record<string, string> = {
  fa: '-u-nu-arabext-ca-persian',
  ar: '-u-nu-arab',
};

/** The locale with the digits and the calendar that its readers expect, whatever the engine's default is. */
export const intlLocale = (locale: string): string => locale + (extensionOfLanguage[locale.split('-')[0] ?? ''] ?? '');

/** Intl objects are slow to build and immutable: one for each locale and set of options. */
export const cachedIntl = <Options, Formatter>(
  create: (locale: string, options: Options) => Formatter,
): ((locale: string, options: Options) => Formatter) => {
  const cache = new Map<string, Formatter>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const known = cache.get(key);
    if (known) return known;
    const created = create(intlLocale(locale), options);
    cache.set(key, created);
    return created;
  };
};
