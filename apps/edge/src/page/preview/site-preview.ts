import { letterLocaleOf, type CompleteLocale } from '@barg/contract';
import type { WholePreview } from './page-preview.ts';

const SAID: Record<CompleteLocale, string> = {
  'fa-IR': 'جایی برای سازندگان و هوادارانشان: نوشته‌ها، گالری‌ها، ویدیوها و پخش زنده، بی‌واسطه از خودشان.',
  'en-US': 'A place for people who make things and those who love them: posts, galleries, videos and live streams.',
  'ar-EG': 'مكان للمبدعين ومحبيهم: منشورات ومعارض صور ومقاطع فيديو وبث مباشر من صاحب العمل مباشرة.',
};

const ICON = { file: '/icon-512.png', edge: 512 };

/** The preview of the site, and of pages without their own. */
export const sitePreview = (siteName: string, culture: string, origin: string): WholePreview => ({
  type: 'website',
  title: siteName,
  text: SAID[letterLocaleOf(culture)],
  picture: { address: origin + ICON.file, width: ICON.edge, height: ICON.edge, alt: siteName },
});
