import dandelion from '../../../demo/media/pictures/dandelion.jpg';
import drum from '../../../demo/media/pictures/drum.jpg';
import fig from '../../../demo/media/pictures/fig.jpg';
import brushes from '../../../demo/media/pictures/paint-brushes.jpg';
import type { ImageSource } from '../src/index.ts';

/** The workshop has no server that would make sizes: one file stands for all three. */
const sourceOf = (url: string, width: number, height: number): ImageSource => {
  const variant = { avif: url, webp: url, width, height };
  return { small: variant, medium: variant, large: variant };
};

export const pictures = {
  brushes: { source: sourceOf(brushes, 1365, 1074), thumbhash: 'GigGVooZCm6OYny1Vombpnh6QHgIcWY=' },
  drum: { source: sourceOf(drum, 1068, 1600), thumbhash: 'mEkGJQZiZYh1lYjId5A4aaaAiAmI' },
  dandelion: { source: sourceOf(dandelion, 1600, 900), thumbhash: 'FAkSFIRodoePdnh6h3l3j3L1WA==' },
  fig: { source: sourceOf(fig, 1600, 1082), thumbhash: 'WokKJYr9uJVIuoddSpaJfAJ3AGAI' },
} as const;

/** What people write does not ask which way the page runs. */
export const mixedTexts = [
  'تخته‌رنگ این هفته با Lightroom 6.2 (نسخه‌ی جدید) آماده شد!\nقیمت: ۱۲٫۵ توکن — code: BARG-2026',
  'New gallery: "دوازده شب زمستان" — 12 photos, from 4.90 tokens (سپاس از @mahsa.art).',
  'המחיר 25 tokens, שלום ל-@arash.macro ו-سلام به همه 👋🏽',
  '<script>alert("نه")</script> & <b>not bold</b>',
  'https://barg.example/very/long/path/that/never/ends/and/never/breaks/because/it/has/no/spaces?x=۱۲۳',
] as const;

/** When the samples were written, as seen from the moment the workshop opened. */
export const twoHoursAgo = Date.now() - 7_200_000;
