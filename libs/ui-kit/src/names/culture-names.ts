/** A language's name in itself: `فارسی`, `English`, `العربية`. */
export function nativeName(culture: string): string {
  const language = culture.split('-')[0] ?? culture;
  return new Intl.DisplayNames([culture], { type: 'language' }).of(language) ?? culture;
}

/** A culture's name in itself, with its country: `العربية (الجزائر)`. */
export const nativeCultureName = (culture: string): string => cultureNameIn(culture, culture);

/** A culture's name in another language. */
export const cultureNameIn = (locale: string, culture: string): string =>
  new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(culture) ?? culture;
