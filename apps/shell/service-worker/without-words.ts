import type { Locale } from '@barg/contract';

/**
 * What is shown where the words of a push cannot be had: signed out meanwhile, without a network, in an older browser.
 * Here and not in the texts of the shell, which a worker does not load.
 */
export const WITHOUT_WORDS: Readonly<Record<Locale, string>> = {
  'fa-IR': 'خبر تازه‌ای برای شما هست.',
  'en-US': 'There is news for you.',
  'ar-EG': 'هناك جديد لك.',
  'he-IL': 'יש לך חדשות.',
  'ur-PK': 'آپ کے لیے کچھ نیا ہے۔',
  'tr-TR': 'Sizin için yeni bir şey var.',
  'ru-RU': 'У вас есть новости.',
  'de-DE': 'Es gibt Neues für dich.',
  'fr-FR': 'Il y a du nouveau pour vous.',
  'es-ES': 'Hay novedades para ti.',
  'hi-IN': 'आपके लिए नई खबर है।',
  'zh-CN': '你有新动态。',
};
