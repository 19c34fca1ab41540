import type { Wording } from '../../../../shared/wording/wording.ts';

type Period = 'at-once' | 'daily' | 'weekly';

/** The words of the letter about news, but for those that follow a number or tell of a notice: `NoticeWords`. */
export interface LetterTexts {
  /** With how much is new. */
  subject: Record<Period, (news: string) => string>;
  greeting: (name: string) => string;
  since: Record<Period, string>;
  /** What is not listed. */
  more: (amount: string) => string;
  open: (siteName: string) => string;
  why: string;
  settings: string;
  unsubscribe: string;
}

export const letterTexts: Wording<LetterTexts> = {
  'fa-IR': {
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
    more: (amount) => `و ${amount} خبر دیگر.`,
    open: (siteName) => `دیدن همه در ${siteName}`,
    why: 'این نامه را می‌گیرید چون خواسته‌اید خبرها با ایمیل هم به شما برسد.',
    settings: 'تنظیم ایمیل‌ها',
    unsubscribe: 'دیگر نفرستید',
  },
  'en-US': (say) => ({
    subject: {
      'at-once': (news) => news,
      daily: (news) => say`Today: ${news}`,
      weekly: (news) => say`This week: ${news}`,
    },
    greeting: (name) => say`Hello ${name},`,
    since: {
      'at-once': say`this is what you have not read yet:`,
      daily: say`this is what happened since yesterday and you have not read yet:`,
      weekly: say`this is what happened in the last week and you have not read yet:`,
    },
    more: (amount) => say`And ${amount} more.`,
    open: (siteName) => say`See all on ${siteName}`,
    why: say`You get this letter because you have news sent to you by email too.`,
    settings: say`Choose your emails`,
    unsubscribe: say`Unsubscribe`,
  }),
  'ar-EG': {
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
    more: (amount) => `وغير ذلك: ${amount}.`,
    open: (siteName) => `عرض الكل في ${siteName}`,
    why: 'تصلك هذه الرسالة لأنك اخترت أن تصلك الأخبار بالبريد الإلكتروني أيضًا.',
    settings: 'ضبط الرسائل البريدية',
    unsubscribe: 'إيقاف هذه الرسائل',
  },
};
