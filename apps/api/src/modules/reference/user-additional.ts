import { messagesLocaleOf, SCREEN_LOCALES, type Locale } from '@barg/contract';
import { sentenceIn } from '../../errors/further-words.ts';
import { once } from '../../shared/once.ts';
import type { UserAdditional } from './reference.schema.ts';

type Labels = readonly [persian: string, english: string, arabic: string];

/** Suggested crafts of performers; free text is allowed as well. */
const crafts: Readonly<Record<string, Labels>> = {
  painting: ['نقاشی', 'Painting', 'الرسم'],
  illustration: ['تصویرسازی', 'Illustration', 'الرسوم التوضيحية'],
  calligraphy: ['خوشنویسی', 'Calligraphy', 'الخط'],
  photography: ['عکاسی', 'Photography', 'التصوير الفوتوغرافي'],
  film: ['فیلم‌سازی', 'Film making', 'صناعة الأفلام'],
  animation: ['پویانمایی', 'Animation', 'الرسوم المتحركة'],
  music: ['موسیقی', 'Music', 'الموسيقى'],
  singing: ['آواز', 'Singing', 'الغناء'],
  dance: ['رقص', 'Dance', 'الرقص'],
  theatre: ['تئاتر', 'Theatre', 'المسرح'],
  comedy: ['طنز', 'Comedy', 'الكوميديا'],
  podcast: ['پادکست', 'Podcast', 'البودكاست'],
  writing: ['نویسندگی', 'Writing', 'الكتابة'],
  poetry: ['شعر', 'Poetry', 'الشعر'],
  cooking: ['آشپزی', 'Cooking', 'الطبخ'],
  baking: ['شیرینی‌پزی', 'Baking', 'الحلويات'],
  pottery: ['سفال‌گری', 'Pottery', 'الفخار'],
  woodwork: ['کار با چوب', 'Woodwork', 'النجارة'],
  textile: ['پارچه و بافت', 'Textile', 'النسيج'],
  jewellery: ['جواهرسازی', 'Jewellery', 'صياغة المجوهرات'],
  fashion: ['طراحی لباس', 'Fashion', 'تصميم الأزياء'],
  sport: ['ورزش', 'Sport', 'الرياضة'],
  games: ['بازی', 'Games', 'الألعاب'],
  teaching: ['آموزش', 'Teaching', 'التعليم'],
  travel: ['سفر', 'Travel', 'السفر'],
  gardening: ['باغبانی', 'Gardening', 'البستنة'],
};

/** The sites that a profile may link to. */
const linkKinds: Readonly<Record<string, Labels>> = {
  website: ['وب‌سایت', 'Website', 'موقع إلكتروني'],
  instagram: ['اینستاگرام', 'Instagram', 'إنستجرام'],
  x: ['ایکس', 'X', 'إكس'],
  youtube: ['یوتیوب', 'YouTube', 'يوتيوب'],
  telegram: ['تلگرام', 'Telegram', 'تيليجرام'],
  tiktok: ['تیک‌تاک', 'TikTok', 'تيك توك'],
  other: ['جای دیگر', 'Another place', 'مكان آخر'],
};

/** The documents for a verification. */
const documentKinds: Readonly<Record<string, Labels>> = {
  'identity-front': ['روی مدرک شناسایی', 'Front of the identity document', 'وجه وثيقة الهوية'],
  'identity-back': ['پشت مدرک شناسایی', 'Back of the identity document', 'ظهر وثيقة الهوية'],
  selfie: ['عکس شما با مدرک در دست', 'A photo of you holding the document', 'صورة لك وأنت تحمل الوثيقة'],
};

const labelIn = ([persian, english, arabic]: Labels, locale: Locale): string =>
  sentenceIn({ 'fa-IR': persian, 'en-US': english, 'ar-EG': arabic }, locale);

const listsIn = (locale: Locale): UserAdditional => {
  const { compare } = new Intl.Collator(locale);
  const options = (labels: Readonly<Record<string, Labels>>) =>
    Object.entries(labels).map(([value, texts]) => ({ value, label: labelIn(texts, locale) }));
  return {
    crafts: options(crafts).sort((one, other) => compare(one.label, other.label)),
    linkKinds: options(linkKinds),
    documentKinds: options(documentKinds),
  };
};

const lists = once(() => new Map<Locale, UserAdditional>(SCREEN_LOCALES.map((locale) => [locale, listsIn(locale)])));

/** The short lists of profile forms, labelled in the language of a culture. */
export const userAdditional = (culture: string): UserAdditional =>
  lists().get(messagesLocaleOf(culture)) ?? listsIn('en-US');
