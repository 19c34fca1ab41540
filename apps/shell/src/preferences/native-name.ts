/** A language's name in itself: `فارسی`, `English`, `العربية`. */
export function nativeName(culture: string): string {
  const language = culture.split('-')[0] ?? culture;
  return new Intl.DisplayNames([culture], { type: 'language' }).of(language) ?? culture;
}
