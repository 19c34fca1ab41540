/** As it stands at the head of a line: languages that write their own name small begin a line large. */
const atHead = (name: string, culture: string): string =>
  name.replace(/^./u, (first) => first.toLocaleUpperCase(culture));

/** A language's name in itself, for a list: `فارسی`, `English`, `Русский`. */
export function nativeName(culture: string): string {
  const language = culture.split('-')[0] ?? culture;
  return atHead(new Intl.DisplayNames([culture], { type: 'language' }).of(language) ?? culture, culture);
}

/** A culture's name in itself, with its country, for a list: `العربية (الجزائر)`. */
export const nativeCultureName = (culture: string): string => atHead(cultureNameIn(culture, culture), culture);

/** A culture's name in another language. */
export const cultureNameIn = (locale: string, culture: string): string =>
  new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(culture) ?? culture;
