import { type Locale, directionOf, messagesLocaleOf } from '@barg/contract';

const SAID: Record<Locale, string> = {
  'fa-IR': 'این نشانی خوانا نیست.',
  'en-US': 'This address could not be read.',
  'ar-EG': 'تعذّرت قراءة هذا العنوان.',
  'he-IL': 'לא הצלחנו לקרוא את הכתובת הזו.',
  'ur-PK': 'یہ پتہ پڑھا نہیں جا سکا۔',
  'tr-TR': 'Bu adres okunamadı.',
  'ru-RU': 'Не удалось прочитать этот адрес.',
  'de-DE': 'Diese Adresse konnte nicht gelesen werden.',
  'fr-FR': 'Cette adresse n’a pas pu être lue.',
  'es-ES': 'No se ha podido leer esta dirección.',
  'hi-IN': 'यह पता नहीं पढ़ा जा सका।',
  'zh-CN': '无法读取此地址。',
};

/** The page for a URL with an invalid escape. Self-contained. */
export function badAddressPage(culture: string): string {
  const said = SAID[messagesLocaleOf(culture)];
  return `<!doctype html><html lang="${culture}" dir="${directionOf(culture)}"><title>400</title><p>${said} <a href="/">↩</a></p></html>`;
}
