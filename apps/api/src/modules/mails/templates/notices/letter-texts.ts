import type { MessageLocale } from '../../../../errors/localized-message.ts';
import type { Forms } from './notice-words.ts';

type Period = 'at-once' | 'daily' | 'weekly';

/** The words of the letter about news, but for the sentences of its notices. */
export interface LetterTexts {
  /** How much is new. */
  news: Forms;
  subject: Record<Period, (news: string) => string>;
  greeting: (name: string) => string;
  since: Record<Period, string>;
  /** Of one conversation: who wrote, and how many messages. */
  messages: Forms;
  /** What is not listed. */
  more: (amount: string) => string;
  open: (siteName: string) => string;
  why: string;
  settings: string;
  unsubscribe: string;
}

export const letterTexts: Readonly<Record<MessageLocale, LetterTexts>> = {
  'fa-IR': {
    news: { other: '{{amount}} خبر تازه برای شما' },
    subject: {
      'at-once': (news) => news,
      daily: (news) => `امروز: ${news}`,
      weekly: (news) => `این هفته: ${news}`,
    },
    greeting: (name) => `سلام ${name}،`,
    since: {
      'at-once': 'آنچه هنوز نخوانده‌اید:',
      daily: 'آنچه از دیروز رخ داده و هنوز نخوانده‌اید:',
      weekly: 'آنچه در هفتهٔ گذشته رخ داده و هنوز نخوانده‌اید:',
    },
    messages: { other: '{{name}} برای شما {{amount}} پیام فرستاد.' },
    more: (amount) => `و ${amount} خبر دیگر.`,
    open: (siteName) => `دیدن همه در ${siteName}`,
    why: 'این نامه را می‌گیرید چون خواسته‌اید خبرها با ایمیل هم به شما برسد.',
    settings: 'تنظیم ایمیل‌ها',
    unsubscribe: 'دیگر نفرستید',
  },
  'en-US': {
    news: { one: '{{amount}} piece of news for you', other: '{{amount}} pieces of news for you' },
    subject: {
      'at-once': (news) => news,
      daily: (news) => `Today: ${news}`,
      weekly: (news) => `This week: ${news}`,
    },
    greeting: (name) => `Hello ${name},`,
    since: {
      'at-once': 'this is what you have not read yet:',
      daily: 'this is what happened since yesterday and you have not read yet:',
      weekly: 'this is what happened in the last week and you have not read yet:',
    },
    messages: { one: '{{name}} sent you {{amount}} message.', other: '{{name}} sent you {{amount}} messages.' },
    more: (amount) => `And ${amount} more.`,
    open: (siteName) => `See all on ${siteName}`,
    why: 'You get this letter because you have news sent to you by email too.',
    settings: 'Choose your emails',
    unsubscribe: 'Unsubscribe',
  },
  'ar-EG': {
    news: {
      zero: 'لا جديد لديك',
      one: 'لديك خبر جديد واحد',
      two: 'لديك خبران جديدان',
      few: 'لديك {{amount}} أخبار جديدة',
      many: 'لديك {{amount}} خبرًا جديدًا',
      other: 'لديك {{amount}} خبر جديد',
    },
    subject: {
      'at-once': (news) => news,
      daily: (news) => `اليوم: ${news}`,
      weekly: (news) => `هذا الأسبوع: ${news}`,
    },
    greeting: (name) => `مرحبًا ${name}،`,
    since: {
      'at-once': 'هذا ما لم تقرأه بعد:',
      daily: 'هذا ما حدث منذ الأمس ولم تقرأه بعد:',
      weekly: 'هذا ما حدث في الأسبوع الماضي ولم تقرأه بعد:',
    },
    messages: {
      zero: 'لم يرسل إليك {{name}} أي رسالة.',
      one: 'أرسل إليك {{name}} رسالة واحدة.',
      two: 'أرسل إليك {{name}} رسالتين.',
      few: 'أرسل إليك {{name}} {{amount}} رسائل.',
      many: 'أرسل إليك {{name}} {{amount}} رسالة.',
      other: 'أرسل إليك {{name}} {{amount}} رسالة.',
    },
    more: (amount) => `وغير ذلك: ${amount}.`,
    open: (siteName) => `عرض الكل في ${siteName}`,
    why: 'تصلك هذه الرسالة لأنك اخترت أن تصلك الأخبار بالبريد الإلكتروني أيضًا.',
    settings: 'ضبط الرسائل البريدية',
    unsubscribe: 'إيقاف هذه الرسائل',
  },
};
