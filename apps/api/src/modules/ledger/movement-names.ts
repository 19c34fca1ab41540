import type { CompleteLocale, Locale, NAMELESS_ITEMS, NamedItem, SaleName } from '@barg/contract';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { furtherFiles, isFurther } from '../../shared/wording/further-file.ts';

/** What the pages call movements of money: `tools/texts/money-words.test.ts` compares. */
export interface MovementNames {
  kinds: Readonly<Record<LedgerTransactionKind, string>>;
  /** What a kind says too little of, see `saleNameOf`. */
  sales: Readonly<Record<SaleName, string>>;
  /** A subscription that was bought for somebody else. */
  given: string;
  /** For whom, as `{{name}}`. */
  givenTo: string;
  /** What has no title of its own, or has lost it. */
  items: Readonly<Record<NamedItem, string>>;
  /** What performers read of their own earnings, as the studio's pages say it. */
  own: OwnNames;
}

/** What changes a performer's earnings and is named otherwise to her than to who pays, or not at all to them. */
export type OwnKind = Exclude<LedgerTransactionKind, 'top-up' | 'order' | 'repayment' | 'payout-sent' | 'adjustment'>;

interface OwnNames {
  kinds: Readonly<Record<OwnKind, string>>;
  /** What a payout that does not take place gives back: no earning is taken by it. */
  payoutBack: string;
  /** Which payout it was, by its `{{id}}`. */
  payoutRequest: string;
  /** What has no title and needs none for its payer. */
  items: Readonly<Record<(typeof NAMELESS_ITEMS)[number], string>>;
}

const COMPLETE: Readonly<Record<CompleteLocale, MovementNames>> = {
  'fa-IR': {
    kinds: {
      'top-up': 'شارژ کیف پول',
      tip: 'انعام',
      purchase: 'خرید',
      subscription: 'اشتراک',
      order: 'سفارش',
      release: 'ارسال سفارش',
      refund: 'بازپرداخت',
      chargeback: 'برگشت بانکی',
      reversal: 'پس‌گرفته',
      repayment: 'پرداخت بدهی',
      referral: 'پاداش معرفی',
      payout: 'برداشت',
      'payout-sent': 'برداشت فرستاده',
      adjustment: 'اصلاح',
    },
    sales: {
      message: 'پیام پولی',
      writing: 'هزینهٔ نوشتن پیام',
      ticket: 'بلیت',
      minute: 'دقیقهٔ پخش خصوصی',
    },
    given: 'اشتراک هدیه',
    givenTo: 'به {{name}}',
    items: {
      feed: 'نوشته',
      gallery: 'گالری',
      video: 'ویدیو',
      product: 'محصول',
      message: 'پیام',
      conversation: 'گفت‌وگو',
      stream: 'پخش زنده',
      'private-stream': 'پخش خصوصی',
    },
    own: {
      kinds: {
        tip: 'انعام',
        purchase: 'خرید',
        subscription: 'اشتراک',
        release: 'سفارش فرستاده‌شده',
        referral: 'معرفی',
        refund: 'بازپرداخت',
        chargeback: 'پس‌گرفته‌شده از سوی بانک',
        reversal: 'پس‌گرفته‌شده',
        payout: 'برداشت درخواست‌شده',
      },
      payoutBack: 'برداشت برگشته',
      payoutRequest: 'درخواست برداشت {{id}}',
      items: { profile: 'صفحهٔ شما', subscription: 'اشتراک' },
    },
  },
  'en-US': {
    kinds: {
      'top-up': 'Top-up',
      tip: 'Tip',
      purchase: 'Purchase',
      subscription: 'Subscription',
      order: 'Order',
      release: 'Order shipped',
      refund: 'Refund',
      chargeback: 'Chargeback',
      reversal: 'Taken back',
      repayment: 'Debt repaid',
      referral: 'Referral',
      payout: 'Payout',
      'payout-sent': 'Payout sent',
      adjustment: 'Adjustment',
    },
    sales: {
      message: 'Paid message',
      writing: 'Price of writing',
      ticket: 'Ticket',
      minute: 'Private minute',
    },
    given: 'Subscription given',
    givenTo: 'To {{name}}',
    items: {
      feed: 'Post',
      gallery: 'Gallery',
      video: 'Video',
      product: 'Product',
      message: 'Message',
      conversation: 'Conversation',
      stream: 'Live stream',
      'private-stream': 'Private stream',
    },
    own: {
      kinds: {
        tip: 'Tip',
        purchase: 'Purchase',
        subscription: 'Subscription',
        release: 'Order shipped',
        referral: 'Referral',
        refund: 'Refund',
        chargeback: 'Taken back by a bank',
        reversal: 'Taken back',
        payout: 'Payout asked for',
      },
      payoutBack: 'Payout given back',
      payoutRequest: 'Payout request {{id}}',
      items: { profile: 'Your profile', subscription: 'Subscription' },
    },
  },
  'ar-EG': {
    kinds: {
      'top-up': 'شحن الرصيد',
      tip: 'إكرامية',
      purchase: 'شراء',
      subscription: 'اشتراك',
      order: 'طلب',
      release: 'شحن طلب',
      refund: 'استرداد',
      chargeback: 'استرداد بنكي',
      reversal: 'استرجاع',
      repayment: 'سداد دين',
      referral: 'مكافأة إحالة',
      payout: 'صرف أرباح',
      'payout-sent': 'أرباح مُرسلة',
      adjustment: 'تسوية',
    },
    sales: {
      message: 'رسالة مدفوعة',
      writing: 'رسوم كتابة رسالة',
      ticket: 'تذكرة',
      minute: 'دقيقة بث خاص',
    },
    given: 'اشتراك هدية',
    givenTo: 'إلى {{name}}',
    items: {
      feed: 'منشور',
      gallery: 'معرض',
      video: 'فيديو',
      product: 'منتج',
      message: 'رسالة',
      conversation: 'محادثة',
      stream: 'بث مباشر',
      'private-stream': 'بث خاص',
    },
    own: {
      kinds: {
        tip: 'إكرامية',
        purchase: 'شراء',
        subscription: 'اشتراك',
        release: 'طلب مشحون',
        referral: 'إحالة',
        refund: 'استرداد',
        chargeback: 'استرداد من البنك',
        reversal: 'استرجاع',
        payout: 'عملية صرف مطلوبة',
      },
      payoutBack: 'عملية صرف مُعادة',
      payoutRequest: 'طلب صرف {{id}}',
      items: { profile: 'صفحتك', subscription: 'اشتراك' },
    },
  },
};

const furtherNames = furtherFiles<MovementNames>(new URL('./further/', import.meta.url));

export const movementNamesIn = (locale: Locale): MovementNames =>
  isFurther(locale) ? furtherNames(locale) : COMPLETE[locale];
