import { messagesLocaleOf, type Locale } from '@barg/contract';
import type { WholePreview } from './page-preview.ts';

const SAID: Record<Locale, string> = {
  'fa-IR': 'جایی برای سازندگان و هوادارانشان: نوشته‌ها، گالری‌ها، ویدیوها و پخش زنده، بی‌واسطه از خودشان.',
  'en-US': 'A place for people who make things and those who love them: posts, galleries, videos and live streams.',
  'ar-EG': 'مكان للمبدعين ومحبيهم: منشورات ومعارض صور ومقاطع فيديو وبث مباشر من صاحب العمل مباشرة.',
  'he-IL': 'מקום למי שיוצרים ולמי שאוהבים אותם: פוסטים, גלריות, סרטונים ושידורים חיים.',
  'ur-PK': 'تخلیق کرنے والوں اور ان کے چاہنے والوں کی جگہ: پوسٹس، گیلریز، ویڈیوز اور لائیو اسٹریمز۔',
  'tr-TR': 'Üretenler ve onları sevenler için bir yer: gönderiler, galeriler, videolar ve canlı yayınlar.',
  'ru-RU': 'Место для тех, кто создаёт, и тех, кто это любит: посты, галереи, видео и эфиры.',
  'de-DE':
    'Ein Ort für Menschen, die etwas schaffen, und alle, die ihre Werke lieben: Beiträge, Galerien, Videos und Livestreams.',
  'fr-FR': 'Un lieu pour ceux qui créent et ceux qui les aiment : publications, galeries, vidéos et directs.',
  'es-ES':
    'Un lugar para quienes crean y para quienes disfrutan de lo que hacen: publicaciones, galerías, vídeos y directos.',
  'hi-IN': 'कुछ नया बनाने वालों और उन्हें चाहने वालों की जगह: पोस्ट, गैलरी, वीडियो और लाइव स्ट्रीम।',
  'zh-CN': '创作者和喜爱他们的人的聚集地：帖子、图集、视频和直播。',
};

const ICON = { file: '/icon-512.png', edge: 512 };

/** The preview of the site, and of pages without their own. */
export const sitePreview = (siteName: string, culture: string, origin: string): WholePreview => ({
  type: 'website',
  title: siteName,
  text: SAID[messagesLocaleOf(culture)],
  picture: { address: origin + ICON.file, width: ICON.edge, height: ICON.edge, alt: siteName },
});
