import { letterLocaleOf, saleNameOf, type Author, type NamedItem, type SaleName } from '@barg/contract';
import type { MessageLocale } from '../../errors/localized-message.ts';
import type { LedgerTransactionKind } from '../../platform/database/money-tables.ts';
import { shownTitleOf } from '../../viewing/movement-subject.ts';

const KINDS: Readonly<Record<MessageLocale, Readonly<Record<LedgerTransactionKind, string>>>> = {
  'fa-IR': {
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
  'en-US': {
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
  'ar-EG': {
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
};

/** What a kind says too little of, see `saleNameOf`. */
const SALES: Readonly<Record<MessageLocale, Readonly<Record<SaleName, string>>>> = {
  'fa-IR': { message: 'پیام پولی', writing: 'هزینهٔ نوشتن پیام', ticket: 'بلیت', minute: 'دقیقهٔ پخش خصوصی' },
  'en-US': { message: 'Paid message', writing: 'Price of writing', ticket: 'Ticket', minute: 'Private minute' },
  'ar-EG': { message: 'رسالة مدفوعة', writing: 'رسوم كتابة رسالة', ticket: 'تذكرة', minute: 'دقيقة بث خاص' },
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
const ITEMS: Readonly<Record<MessageLocale, Readonly<Record<NamedItem, string>>>> = {
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

/** What a movement was, and what it was for. */
export interface Worded {
  kind: LedgerTransactionKind;
  item_type: string | null;
  reversed_kind: LedgerTransactionKind | null;
  given_to: string | null;
  title: string | null;
}

/** The words for movements in tables for programs, in the language of a culture, as the pages say them. */
export const movementWords = (culture: string) => {
  const locale = letterLocaleOf(culture);
  const nameOf = (kind: LedgerTransactionKind, { item_type: type, given_to: givenTo }: Worded): string => {
    if (kind === 'subscription' && givenTo !== null) return GIFTS[locale];
    const sale = saleNameOf(kind, type);
    return sale ? SALES[locale][sale] : KINDS[locale][kind];
  };
  const items: Readonly<Record<string, string | undefined>> = ITEMS[locale];
  return {
    /** A reversal tells also what it takes back. */
    kindOf: (row: Worded): string =>
      row.reversed_kind === null
        ? nameOf(row.kind, row)
        : `${nameOf(row.kind, row)} (${nameOf(row.reversed_kind, row)})`,
    /** What was paid for: its title, the receiver of a gift, or what kind of thing it was. */
    subjectOf: (row: Worded, authors: ReadonlyMap<string, Author>): string => {
      const receiver = authors.get(row.given_to ?? '');
      if (receiver === undefined) return shownTitleOf(row) ?? items[row.item_type ?? ''] ?? '';
      const { name, username } = receiver;
      return RECEIVERS[locale](username === null ? name : `${name} (@${username})`);
    },
  };
};

export type MovementWords = ReturnType<typeof movementWords>;
