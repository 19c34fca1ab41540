import type { Username } from './types.ts';

/** The hashtags of each performer; the first is used most. */
export const hashtags: Readonly<Record<Username, readonly string[]>> = {
  'mahsa.art': ['نقاشی', 'رنگ', 'کارگاه'],
  'saman.daf': ['موسیقی', 'دف', 'کارگاه'],
  'arash.macro': ['macro', 'nature'],
  'leila.trails': ['طبیعت', 'کوه'],
  'kaveh.cooks': ['آشپزی', 'دستور_پخت'],
  'yasaman.sound': ['طبیعت', 'صدا', 'موسیقی'],
  raha: ['عکاسی', 'حیوان_خانگی'],
  'negin.clay': ['سفال', 'کارگاه', 'رنگ'],
  'hart.woodwork': ['woodwork', 'handmade'],
  'emad.khat': ['خوشنویسی', 'رنگ'],
  'salma.paper': ['ورق', 'تجليد', 'handmade'],
  'maya.outside': ['landscape', 'nature'],
};
