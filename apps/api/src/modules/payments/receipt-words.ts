import { tokenWords } from '../../errors/token-words.ts';
import type { PrintedLocale } from '../../platform/pdf/printed-locale.ts';
import { furtherFiles, isFurther } from '../../shared/wording/further-file.ts';
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
  /** With `{{tokens}}`, which paid for one. */
  subscription: string;
  discount: string;
  noTax: string;
  total: string;
  refunds: string;
  /** With `{{date}}`. */
  refund: Readonly<Record<Receipt['refunds'][number]['status'], string>>;
  /** With `{{amount}}`. */
  taxOfIt: string;
}

/** The words of the receipt's page (`receipt` in the texts of commerce): `tools/texts/document-words.test.ts` compares. */
const COMPLETE = {
  'fa-IR': {
    ...{ title: 'رسید', number: 'شماره', date: 'تاریخ', seller: 'فروشنده', buyer: 'خریدار', paidWith: 'پرداخت با' },
    ...{ coins: 'رمزارز', subscription: '{{tokens}} برای اشتراک' },
    ...{ discount: 'تخفیف', noTax: 'مالیات: ندارد', total: 'جمع کل', refunds: 'بازپرداخت‌ها' },
    refund: { succeeded: 'بازپرداخت شد، {{date}}', pending: 'بازپرداخت در راه است، {{date}}' },
    taxOfIt: 'از آن مالیات: {{amount}}',
  },
  'en-US': {
    ...{ title: 'Receipt', number: 'Number', date: 'Date', seller: 'Seller', buyer: 'Buyer', paidWith: 'Paid with' },
    coins: 'Coins',
    subscription: '{{tokens}} for a subscription',
    ...{ discount: 'Discount', noTax: 'Tax: none', total: 'Total', refunds: 'Refunds' },
    refund: { succeeded: 'Refunded, {{date}}', pending: 'Refund on its way, {{date}}' },
    taxOfIt: 'Of it tax: {{amount}}',
  },
  'ar-EG': {
    ...{ title: 'إيصال', number: 'الرقم', date: 'التاريخ', seller: 'البائع', buyer: 'المشتري' },
    ...{ paidWith: 'الدفع بواسطة', coins: 'عملات رقمية' },
    subscription: '{{tokens}} مقابل اشتراك',
    ...{ discount: 'الخصم', noTax: 'الضريبة: لا توجد', total: 'الإجمالي', refunds: 'المبالغ المستردة' },
    refund: { succeeded: 'استُرد في {{date}}', pending: 'الاسترداد في الطريق، {{date}}' },
    taxOfIt: 'منه ضريبة: {{amount}}',
  },
} satisfies Partial<Record<PrintedLocale, ReceiptWords>>;

const furtherReceipts = furtherFiles<ReceiptWords>(new URL('./further/', import.meta.url));

export const receiptWordsIn = (locale: PrintedLocale): ReceiptWords =>
  isFurther(locale) ? furtherReceipts(locale) : COMPLETE[locale];

/** What was paid for. @param amount the number of tokens as it is written */
export const purposeIn = (
  locale: PrintedLocale,
  { purpose, tokens }: Pick<Receipt, 'purpose' | 'tokens'>,
  amount: string,
): string => {
  const words = tokenWords(locale, tokens, amount);
  return purpose === 'top-up' ? words : receiptWordsIn(locale).subscription.replace('{{tokens}}', words);
};
