import type { Locale } from '@barg/contract';
import { beginningOf } from '@barg/contract/words';
import type { ReportReason, ReportTargetType } from '../../../../platform/database/moderation-tables.ts';
import { wordsIn, type Wording } from '../../../../shared/wording/wording.ts';
import { quoted } from '../shown-values.ts';

/** The data of a letter about a removal. */
export interface RemovalLetter {
  name: string;
  type: ReportTargetType;
  /** The beginning of its text; empty when it has none. */
  title: string;
  reason: ReportReason;
  /** The operator's text; may be empty. */
  text: string;
  /** When the time to object ends. */
  until: Date;
  url: string;
}

const THINGS: Wording<Readonly<Record<ReportTargetType, string>>> = {
  'fa-IR': {
    user: 'محتوای نمایهٔ شما',
    performer: 'محتوای نمایهٔ شما',
    feed: 'نوشتهٔ شما',
    gallery: 'گالری شما',
    photo: 'عکس شما',
    video: 'ویدیوی شما',
    product: 'محصول شما',
    comment: 'نظر شما',
    message: 'پیام شما',
    stream: 'پخش زندهٔ شما',
  },
  'en-US': (say) => ({
    user: say`the content of your profile`,
    performer: say`the content of your profile`,
    feed: say`your post`,
    gallery: say`your gallery`,
    photo: say`your photo`,
    video: say`your video`,
    product: say`your product`,
    comment: say`your comment`,
    message: say`your message`,
    stream: say`your live stream`,
  }),
  'ar-EG': {
    user: 'محتوى ملفك الشخصي',
    performer: 'محتوى ملفك الشخصي',
    feed: 'منشورك',
    gallery: 'معرضك',
    photo: 'صورتك',
    video: 'الفيديو الخاص بك',
    product: 'منتجك',
    comment: 'تعليقك',
    message: 'رسالتك',
    stream: 'بثك المباشر',
  },
};

const REASONS: Wording<Readonly<Record<ReportReason, string>>> = {
  'fa-IR': {
    spam: 'هرزنامه یا تبلیغ',
    nudity: 'برهنگی یا محتوای جنسی',
    violence: 'خشونت',
    harassment: 'آزار یا نفرت‌پراکنی',
    copyright: 'نقض حق نشر',
    underage: 'فرد زیر سن قانونی',
    fraud: 'فریب یا کلاهبرداری',
    other: 'ناسازگاری با قوانین سایت',
  },
  'en-US': (say) => ({
    spam: say`spam or advertising`,
    nudity: say`nudity or sexual content`,
    violence: say`violence`,
    harassment: say`harassment or hate`,
    copyright: say`a breach of copyright`,
    underage: say`somebody under age`,
    fraud: say`fraud or deception`,
    other: say`it breaks the rules of the site`,
  }),
  'ar-EG': {
    spam: 'رسائل مزعجة أو إعلانات',
    nudity: 'عُري أو محتوى جنسي',
    violence: 'عنف',
    harassment: 'مضايقة أو كراهية',
    copyright: 'انتهاك حقوق النشر',
    underage: 'شخص دون السن القانونية',
    fraud: 'احتيال أو خداع',
    other: 'مخالفة قواعد الموقع',
  },
};

const SHORT = 80;

/** The content with its own text, so that the author recognises it. */
export const thingIn = (locale: Locale, { type, title }: Pick<RemovalLetter, 'type' | 'title'>): string => {
  const thing = wordsIn(THINGS, locale)[type];
  const short = beginningOf(title, SHORT);
  return short === '' ? thing : `${thing} ${quoted(locale, short)}`;
};

export const reasonIn = (locale: Locale, reason: ReportReason): string => wordsIn(REASONS, locale)[reason];

/** The operator's text as a paragraph, if there is any. */
export const saidBy = (text: string): string[] => (text === '' ? [] : [text]);
