import { cardName } from '@barg/contract/card-name';
import type { PrintedLocale } from '../../platform/pdf/printed-locale.ts';
import type { Sheet, SheetRow } from '../../platform/pdf/sheet.ts';
import { inLanguage } from '../../shared/in-language.ts';
import { isolate } from '../../shared/isolate.ts';
import { purposeIn, receiptWordsIn } from './receipt-words.ts';
import type { Receipt } from './receipts.schema.ts';

/** A receipt as a PDF: what its page shows, in the same order and words. */
export const receiptSheet = (receipt: Receipt, locale: PrintedLocale): Sheet => {
  const words = receiptWordsIn(locale);
  const { number, issuedAt, seller, buyer, card } = receipt;
  return {
    locale,
    title: `${words.title} ${number}`,
    heading: words.title,
    issuer: seller,
    facts: [
      { name: words.number, value: isolate(number) },
      { name: words.date, value: inLanguage(locale).moment(issuedAt) },
      { name: words.seller, value: isolate(seller) },
      { name: words.buyer, value: isolate(buyer) },
      { name: words.paidWith, value: card ? isolate(cardName(card)) : words.coins },
    ],
    tables: [
      { rows: paidFor(receipt, locale) },
      ...(receipt.refunds.length > 0 ? [{ caption: words.refunds, rows: refundRows(receipt, locale) }] : []),
    ],
  };
};

const paidFor = (
  { purpose, tokens, price, discount, total, tax, currency }: Receipt,
  locale: PrintedLocale,
): SheetRow[] => {
  const words = receiptWordsIn(locale);
  const write = inLanguage(locale);
  const taxed = tax && `${isolate(tax.name)} ${write.percent(tax.percent)} (${write.country(tax.country)})`;
  return [
    { label: purposeIn(locale, { purpose, tokens }, write.tokens(tokens)), cells: [write.money(price, currency)] },
    ...(discount > 0 ? [{ label: words.discount, cells: [write.money(-discount, currency)] }] : []),
    { label: taxed ?? words.noTax, cells: [write.money(tax?.amount ?? 0, currency)] },
    { label: words.total, cells: [write.money(total, currency)], isTotal: true },
  ];
};

const refundRows = ({ refunds, currency }: Receipt, locale: PrintedLocale): SheetRow[] => {
  const words = receiptWordsIn(locale);
  const write = inLanguage(locale);
  return refunds.map(({ amount, tax, status, createdAt }) => ({
    label: words.refund[status].replace('{{date}}', write.moment(createdAt)),
    note: tax > 0 ? words.taxOfIt.replace('{{amount}}', () => isolate(write.money(tax, currency))) : undefined,
    cells: [write.money(-amount, currency)],
  }));
};
