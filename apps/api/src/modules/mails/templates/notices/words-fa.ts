import type { NoticeWords } from './notice-words.ts';

export const PERSIAN: NoticeWords = {
  someone: 'کسی',
  kinds: {
    'comment-reply': '{{name}} به دیدگاه شما پاسخ داد.',
    mention: '{{name}} در دیدگاهی از شما نام برد.',
    'subscription-renewed': '{{name}} اشتراک خود نزد شما را تمدید کرد.',
    'subscription-continued': 'اشتراک شما نزد {{name}} تمدید شد.',
    'report-acted': 'گزارش شما بررسی و دربارهٔ آن اقدام شد. سپاس از شما.',
    'report-dismissed': 'گزارش شما بررسی شد؛ خلاف قوانین نبود.',
    follow: '{{name}} شما را دنبال می‌کند.',
    subscription: '{{name}} مشترک شما شد.',
    'subscription-gifted': '{{name}} اشتراک شما را به کسی هدیه داد.',
    tip: '{{name}} به شما انعام داد.',
    purchase: '{{name}} یکی از کارهای شما را خرید.',
    like: '{{name}} کار شما را پسندید.',
    comment: '{{name}} دیدگاهی نوشت.',
    'stream-started': '{{name}} اکنون پخش زنده دارد.',
    'top-up': 'کیف پول شما شارژ شد.',
    post: '{{name}} چیزی تازه منتشر کرد.',
    'file-failed': 'یکی از فایل‌های چیزی که منتشر کردید آماده نشد. بازش کنید و فایل دیگری بفرستید.',
    'payout-approved': 'برداشت شما تأیید شد و فرستاده می‌شود.',
    'order-readdressed': '{{name}} نشانی یک سفارش را عوض کرد.',
    'order-processing': '{{name}} سفارش شما را آماده می‌کند.',
    'order-tracking': '{{name}} پیگیری سفارش شما را اصلاح کرد. آن را ببینید.',
    'order-delivered': 'سفارش شما از {{name}} تحویل‌شده به شمار می‌آید. نرسیده است؟ همان‌جا بگویید.',
    'payment-refunded': 'پول یک پرداخت به کارت شما برمی‌گردد و توکن‌هایش از کیف پول کم شد.',
    other: 'خبری از {{name}} رسیده است.',
  },
  people: {
    one: '{{name}} و {{amount}} نفر دیگر',
    other: '{{name}} و {{amount}} نفر دیگر',
  },
  together: {
    follow: '{{people}} شما را دنبال می‌کنند.',
    subscription: '{{people}} مشترک شما شدند.',
    tip: '{{people}} به شما انعام دادند.',
    purchase: '{{people}} از کارهای شما خریدند.',
    like: '{{people}} کار شما را پسندیدند.',
    comment: '{{people}} دیدگاه نوشتند.',
    'comment-reply': '{{people}} به دیدگاه شما پاسخ دادند.',
    mention: '{{people}} در دیدگاه‌ها از شما نام بردند.',
    'subscription-renewed': '{{people}} اشتراک خود نزد شما را تمدید کردند.',
    other: 'خبرهایی از {{people}} رسیده است.',
  },
  again: {
    tip: {
      one: '{{name}} {{amount}} بار به شما انعام داد.',
      other: '{{name}} {{amount}} بار به شما انعام داد.',
    },
    purchase: {
      one: '{{name}} {{amount}} بار از شما خرید.',
      other: '{{name}} {{amount}} بار از شما خرید.',
    },
    comment: {
      one: '{{name}} {{amount}} دیدگاه نوشت.',
      other: '{{name}} {{amount}} دیدگاه نوشت.',
    },
    post: {
      one: '{{name}} {{amount}} چیز تازه منتشر کرد.',
      other: '{{name}} {{amount}} چیز تازه منتشر کرد.',
    },
    'file-failed': {
      one: '{{amount}} فایل از چیزی که منتشر کردید آماده نشد. بازش کنید و فایل‌های دیگری بفرستید.',
      other: '{{amount}} فایل از چیزی که منتشر کردید آماده نشد. بازش کنید و فایل‌های دیگری بفرستید.',
    },
  },
};
