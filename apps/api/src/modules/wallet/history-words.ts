import { messagesLocaleOf } from '@barg/contract';
import type { MessageLocale } from '../../errors/localized-message.ts';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';

/** The column headings of the CSV file. */
const HEADINGS: Readonly<Record<MessageLocale, readonly string[]>> = {
  'fa-IR': ['زمان (UTC)', 'نوع', 'سازنده', 'نام کاربری', 'اثر', 'یادداشت', 'توکن', 'شناسه'],
  'en-US': ['Time (UTC)', 'Kind', 'Creator', 'Username', 'Item', 'Note', 'Tokens', 'Id'],
  'ar-EG': ['الوقت (UTC)', 'النوع', 'صانع المحتوى', 'اسم المستخدم', 'العمل', 'ملاحظة', 'توكن', 'المعرّف'],
};

const KINDS: Readonly<Record<MessageLocale, Readonly<Record<LedgerTransactionKind, string>>>> = {
  'fa-IR': {
    'top-up': 'افزایش موجودی',
    tip: 'انعام',
    purchase: 'خرید',
    subscription: 'اشتراک',
    order: 'سفارش',
    release: 'تحویل سفارش',
    refund: 'بازپرداخت',
    chargeback: 'برگشت بانکی',
    reversal: 'پس‌گرفته',
    repayment: 'پرداخت بدهی',
    referral: 'پاداش معرفی',
    payout: 'تسویه',
    'payout-sent': 'تسویهٔ فرستاده',
    adjustment: 'اصلاح',
  },
  'en-US': {
    'top-up': 'Top-up',
    tip: 'Tip',
    purchase: 'Purchase',
    subscription: 'Subscription',
    order: 'Order',
    release: 'Order delivered',
    refund: 'Refund',
    chargeback: 'Chargeback',
    reversal: 'Taken back',
    repayment: 'Debt repaid',
    referral: 'Referral',
    payout: 'Payout',
    'payout-sent': 'Payout sent',
    adjustment: 'Adjustment',
  },
  'ar-EG': {
    'top-up': 'شحن الرصيد',
    tip: 'إكرامية',
    purchase: 'شراء',
    subscription: 'اشتراك',
    order: 'طلب',
    release: 'تسليم طلب',
    refund: 'استرداد',
    chargeback: 'اعتراض بنكي',
    reversal: 'استرجاع',
    repayment: 'سداد دين',
    referral: 'مكافأة إحالة',
    payout: 'صرف أرباح',
    'payout-sent': 'أرباح مُرسلة',
    adjustment: 'تسوية',
  },
};

/** A subscription that was bought for somebody else. */
const GIFTS: Readonly<Record<MessageLocale, string>> = {
  'fa-IR': 'اشتراک هدیه',
  'en-US': 'Subscription given',
  'ar-EG': 'اشتراك هدية',
};

const RECEIVERS: Readonly<Record<MessageLocale, (name: string) => string>> = {
  'fa-IR': (name) => `به ${name}`,
  'en-US': (name) => `To ${name}`,
  'ar-EG': (name) => `إلى ${name}`,
};

/** What has no title of its own, or has lost it. */
const ITEMS: Readonly<Record<MessageLocale, Readonly<Record<string, string>>>> = {
  'fa-IR': {
    ...{ feed: 'نوشته', gallery: 'گالری', video: 'ویدیو', product: 'محصول' },
    ...{ message: 'پیام', conversation: 'گفت‌وگو', stream: 'پخش زنده', 'private-stream': 'پخش خصوصی' },
  },
  'en-US': {
    ...{ feed: 'Post', gallery: 'Gallery', video: 'Video', product: 'Product' },
    ...{ message: 'Message', conversation: 'Conversation', stream: 'Live stream', 'private-stream': 'Private stream' },
  },
  'ar-EG': {
    ...{ feed: 'منشور', gallery: 'معرض', video: 'فيديو', product: 'منتج' },
    ...{ message: 'رسالة', conversation: 'محادثة', stream: 'بث مباشر', 'private-stream': 'بث خاص' },
  },
};

/** Column headings, and names of kinds and items, in the language of a culture. */
export const historyWords = (culture: string) => {
  const locale = messagesLocaleOf(culture) as MessageLocale;
  return {
    headings: HEADINGS[locale],
    kinds: KINDS[locale],
    gift: GIFTS[locale],
    to: RECEIVERS[locale],
    items: ITEMS[locale],
  };
};

export type HistoryWords = ReturnType<typeof historyWords>;
