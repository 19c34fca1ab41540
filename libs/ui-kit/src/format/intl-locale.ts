/** Cultures for which engines disagree. The others follow CLDR: Latin digits in ar-DZ, for example. */
const extensions: Record<string, string> = {
  'fa-IR': '-u-nu-arabext-ca-persian',
  'ar-EG': '-u-nu-arab',
};

/** The culture with the digits and the calendar that its readers expect, whatever the engine's default is. */
export const intlLocale = (culture: string): string => culture + (extensions[culture] ?? '');

/** Intl objects are immutable and slow to create: cached by locale and options. */
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
