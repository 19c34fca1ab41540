import type { MessageLocale } from '../../errors/localized-message.ts';
import { tokenWords } from '../../errors/token-words.ts';
import type { Receipt } from './receipts.schema.ts';

interface ReceiptWords {
  title: string;
  number: string;
  date: string;
  seller: string;
  buyer: string;
  paidWith: string;
  /** Instead of the card's name. */
  coins: string;
  /** By the number of tokens, and the number as it is written. */
  purposes: Readonly<Record<Receipt['purpose'], (count: number, amount: string) => string>>;
  discount: string;
  noTax: string;
  total: string;
  refunds: string;
  refund: Readonly<Record<Receipt['refunds'][number]['status'], (date: string) => string>>;
  taxOfIt: (amount: string) => string;
}

/** The words of the receipt's page (`receipt` in the texts of commerce): `tools/texts/document-words.test.ts` compares. */
export const RECEIPT_WORDS: Readonly<Record<MessageLocale, ReceiptWords>> = {
  'fa-IR': {
    ...{ title: 'رسید', number: 'شماره', date: 'تاریخ', seller: 'فروشنده', buyer: 'خریدار', paidWith: 'پرداخت با' },
    coins: 'رمزارز',
    purposes: {
      'top-up': (count, amount) => tokenWords('fa-IR', count, amount),
      subscription: (count, amount) => `${tokenWords('fa-IR', count, amount)} برای اشتراک`,
    },
    ...{ discount: 'تخفیف', noTax: 'مالیات: ندارد', total: 'جمع کل', refunds: 'بازپرداخت‌ها' },
    refund: {
      succeeded: (date) => `بازپرداخت شد، ${date}`,
      pending: (date) => `بازپرداخت در راه است، ${date}`,
    },
    taxOfIt: (amount) => `از آن مالیات: ${amount}`,
  },
  'en-US': {
    ...{ title: 'Receipt', number: 'Number', date: 'Date', seller: 'Seller', buyer: 'Buyer', paidWith: 'Paid with' },
    coins: 'Coins',
    purposes: {
      'top-up': (count, amount) => tokenWords('en-US', count, amount),
      subscription: (count, amount) => `${tokenWords('en-US', count, amount)} for a subscription`,
    },
    ...{ discount: 'Discount', noTax: 'Tax: none', total: 'Total', refunds: 'Refunds' },
    refund: {
      succeeded: (date) => `Refunded, ${date}`,
      pending: (date) => `Refund on its way, ${date}`,
    },
    taxOfIt: (amount) => `Of it tax: ${amount}`,
  },
  'ar-EG': {
    ...{ title: 'إيصال', number: 'الرقم', date: 'التاريخ', seller: 'البائع', buyer: 'المشتري' },
    ...{ paidWith: 'الدفع بواسطة', coins: 'عملات رقمية' },
    purposes: {
      'top-up': (count, amount) => tokenWords('ar-EG', count, amount),
      subscription: (count, amount) => `${tokenWords('ar-EG', count, amount)} مقابل اشتراك`,
    },
    ...{ discount: 'الخصم', noTax: 'الضريبة: لا توجد', total: 'الإجمالي', refunds: 'المبالغ المستردة' },
    refund: {
      succeeded: (date) => `استُرد في ${date}`,
      pending: (date) => `الاسترداد في الطريق، ${date}`,
    },
    taxOfIt: (amount) => `منه ضريبة: ${amount}`,
  },
};
