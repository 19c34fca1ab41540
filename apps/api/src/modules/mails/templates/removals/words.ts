import { beginningOf } from '@barg/contract/words';
import type { MessageLocale } from '../../../../errors/localized-message.ts';
import type { ReportReason, ReportTargetType } from '../../../../platform/database/moderation-tables.ts';
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

const THINGS: Record<MessageLocale, Record<ReportTargetType, string>> = {
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
  'en-US': {
    user: 'the content of your profile',
    performer: 'the content of your profile',
    feed: 'your post',
    gallery: 'your gallery',
    photo: 'your photo',
    video: 'your video',
    product: 'your product',
    comment: 'your comment',
    message: 'your message',
    stream: 'your live stream',
  },
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

const REASONS: Record<MessageLocale, Record<ReportReason, string>> = {
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
  'en-US': {
    spam: 'spam or advertising',
    nudity: 'nudity or sexual content',
    violence: 'violence',
    harassment: 'harassment or hate',
    copyright: 'a breach of copyright',
    underage: 'somebody under age',
    fraud: 'fraud or deception',
    other: 'it breaks the rules of the site',
  },
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
export const thingIn = (locale: MessageLocale, { type, title }: Pick<RemovalLetter, 'type' | 'title'>): string => {
  const short = beginningOf(title, SHORT);
  return short === '' ? THINGS[locale][type] : `${THINGS[locale][type]} ${quoted(locale, short)}`;
};

export const reasonIn = (locale: MessageLocale, reason: ReportReason): string => REASONS[locale][reason];

/** The operator's text as a paragraph, if there is any. */
export const saidBy = (text: string): string[] => (text === '' ? [] : [text]);
