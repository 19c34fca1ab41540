import type { PrintedLocale } from '../../platform/pdf/printed-locale.ts';
import { furtherFiles, isFurther } from '../../shared/wording/further-file.ts';
import type { StatementKind } from './statements.schema.ts';

interface StatementWords {
  title: string;
  /** The document's title, with the name of the `{{month}}`. */
  of: string;
  month: string;
  /** The days of the month, where the language's calendar is another one than the books'. */
  days: string;
  creator: string;
  madeOn: string;
  opening: string;
  closing: string;
  kind: string;
  count: string;
  amount: string;
  /** Above what was taken back one by one, and below it where not all of it is told. */
  takenBack: string;
  moreTakenBack: string;
  kinds: Readonly<Record<StatementKind, string>>;
}

/** The words of the studio's page (`statements` in its texts): `tools/texts/document-words.test.ts` compares. */
const COMPLETE = {
  'fa-IR': {
    title: 'صورت‌حساب ماهانه',
    of: 'صورت‌حساب: {{month}}',
    month: 'ماه',
    days: 'روزها',
    creator: 'سازنده',
    madeOn: 'زمان ساخت',
    opening: 'در آغاز ماه',
    closing: 'در پایان ماه',
    kind: 'نوع',
    count: 'تعداد',
    amount: 'توکن',
    takenBack: 'پس‌گرفته‌شده‌ها، یک‌به‌یک',
    moreTakenBack: 'بقیه در فایل همهٔ تراکنش‌ها (CSV) است.',
    kinds: {
      tip: 'انعام‌ها',
      purchase: 'خریدها',
      subscription: 'اشتراک‌ها',
      order: 'سفارش‌ها',
      release: 'سفارش‌های فرستاده‌شده',
      referral: 'معرفی‌ها',
      refund: 'بازپرداخت‌ها',
      chargeback: 'پس‌گرفته‌شده از سوی بانک‌ها',
      reversal: 'پس‌گرفته‌شده',
      repayment: 'بدهی‌های صاف‌شده',
      payout: 'برداشت‌های درخواست‌شده',
      'payout-back': 'برداشت‌های برگشته',
      'payout-sent': 'برداشت‌های فرستاده‌شده',
      'top-up': 'شارژها',
      adjustment: 'اصلاح‌ها',
      message: 'پیام‌های پولی',
      writing: 'هزینه‌های نوشتن پیام',
      ticket: 'بلیت‌ها',
      minute: 'دقیقه‌های پخش خصوصی',
    },
  },
  'en-US': {
    title: 'Statement of a month',
    of: 'Statement: {{month}}',
    month: 'Month',
    days: 'Days',
    creator: 'Creator',
    madeOn: 'Made on',
    opening: 'At the beginning',
    closing: 'At the end',
    kind: 'Kind',
    count: 'How many',
    amount: 'Tokens',
    takenBack: 'Taken back, one by one',
    moreTakenBack: 'The rest is in the file of every movement (CSV).',
    kinds: {
      tip: 'Tips',
      purchase: 'Purchases',
      subscription: 'Subscriptions',
      order: 'Orders',
      release: 'Orders shipped',
      referral: 'Referrals',
      refund: 'Refunds',
      chargeback: 'Taken back by banks',
      reversal: 'Taken back',
      repayment: 'Debts repaid',
      payout: 'Payouts asked for',
      'payout-back': 'Payouts given back',
      'payout-sent': 'Payouts sent',
      'top-up': 'Top-ups',
      adjustment: 'Adjustments',
      message: 'Paid messages',
      writing: 'Prices of writing',
      ticket: 'Tickets',
      minute: 'Private minutes',
    },
  },
  'ar-EG': {
    title: 'كشف حساب شهري',
    of: 'كشف الحساب: {{month}}',
    month: 'الشهر',
    days: 'الأيام',
    creator: 'المبدع',
    madeOn: 'تاريخ الإصدار',
    opening: 'في بداية الشهر',
    closing: 'في نهاية الشهر',
    kind: 'النوع',
    count: 'العدد',
    amount: 'توكن',
    takenBack: 'ما استُرجع، تفصيلًا',
    moreTakenBack: 'البقية في ملف كل الحركات (CSV).',
    kinds: {
      tip: 'الإكراميات',
      purchase: 'المشتريات',
      subscription: 'الاشتراكات',
      order: 'الطلبات',
      release: 'الطلبات المشحونة',
      referral: 'الإحالات',
      refund: 'المبالغ المستردة',
      chargeback: 'استردادات البنوك',
      reversal: 'مبالغ مسترجعة',
      repayment: 'ديون مسددة',
      payout: 'عمليات صرف مطلوبة',
      'payout-back': 'عمليات صرف مُعادة',
      'payout-sent': 'عمليات صرف مُرسلة',
      'top-up': 'عمليات الشحن',
      adjustment: 'التسويات',
      message: 'الرسائل المدفوعة',
      writing: 'رسوم كتابة الرسائل',
      ticket: 'التذاكر',
      minute: 'دقائق البث الخاص',
    },
  },
} satisfies Partial<Record<PrintedLocale, StatementWords>>;

const furtherStatements = furtherFiles<StatementWords>(new URL('./further/', import.meta.url));

export const statementWordsIn = (locale: PrintedLocale): StatementWords =>
  isFurther(locale) ? furtherStatements(locale) : COMPLETE[locale];
