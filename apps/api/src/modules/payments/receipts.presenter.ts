import type { Locale } from '@barg/contract';
import { fromHundredths } from '../../platform/money.ts';
import { siteNameIn } from '../settings/site-name.ts';
import { taxWithin } from '../taxes/tax.ts';
import { percentOfRate } from '../taxes/taxes.service.ts';
import { presentNumber } from './receipt-number.ts';
import type { ReceiptRow } from './receipts.repository.ts';
import type { Receipt } from './receipts.schema.ts';
import type { findRefunds } from './refunds.repository.ts';
import { shownPurpose } from './shown-purpose.ts';

type RefundRow = Awaited<ReturnType<typeof findRefunds>>[number];

/** @param language of the reader, in whose script the site's own name stands */
export const presentReceipt = (row: ReceiptRow, refunds: readonly RefundRow[], language: Locale): Receipt => ({
  number: presentNumber(row) ?? '',
  issuedAt: row.issued_at.toISOString(),
  seller: siteNameIn(language, row.seller),
  buyer: row.buyer,
  purpose: shownPurpose(row.purpose),
  tokens: fromHundredths(row.tokens),
  currency: row.currency,
  price: fromHundredths(row.amount - row.tax_amount + row.discount),
  discount: fromHundredths(row.discount),
  net: fromHundredths(row.amount - row.tax_amount),
  total: fromHundredths(row.amount),
  tax: taxLine(row),
  provider: row.provider,
  card: row.brand !== null && row.last4 !== null ? { brand: row.brand, last4: row.last4 } : null,
  refunds: presentRefunds(row, refunds),
});

const taxLine = ({ tax_country: country, tax_name: name, tax_rate: rate, tax_amount: amount }: ReceiptRow) =>
  country === null || rate === 0
    ? null
    : { country, name, percent: percentOfRate(rate), amount: fromHundredths(amount) };

const presentRefunds = (row: ReceiptRow, refunds: readonly RefundRow[]): Receipt['refunds'] => {
  let from = 0n;
  return refunds.flatMap(({ amount, status, created_at: createdAt }) => {
    if (status === 'failed') return [];
    const span = { from, to: from + amount };
    from = span.to;
    const tax = taxWithin({ amount: row.amount, tax: row.tax_amount }, span);
    const told = { amount: fromHundredths(amount), tax: fromHundredths(tax), status };
    return [{ ...told, createdAt: createdAt.toISOString() }];
  });
};
