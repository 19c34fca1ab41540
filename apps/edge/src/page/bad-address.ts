import { type CompleteLocale, directionOf, letterLocaleOf } from '@barg/contract';

const SAID: Record<CompleteLocale, string> = {
  'fa-IR': 'این نشانی خوانا نیست.',
  'en-US': 'This address could not be read.',
  'ar-EG': 'تعذّرت قراءة هذا العنوان.',
};

/** The page for a URL with an invalid escape. Self-contained. */
export function badAddressPage(culture: string): string {
  const said = SAID[letterLocaleOf(culture)];
  return `<!doctype html><html lang="${culture}" dir="${directionOf(culture)}"><title>400</title><p>${said} <a href="/">↩</a></p></html>`;
}
