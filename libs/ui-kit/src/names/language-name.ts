/** A language's name in another one: `en-US` in fa-IR is انگلیسی. */
export const languageName = (locale: string, reader: string): string =>
  new Intl.DisplayNames([reader, 'en'], { type: 'language' }).of(locale.split('-')[0] ?? locale) ?? locale;
