import type { Hundredths } from '../../platform/money.ts';
import type { CoinUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import { floorToUnit } from '../../platform/payments/currency-units.ts';
import type { InvoiceRow } from './crypto.repository.ts';
import type { Decision } from './crypto.schema.ts';

type Coins = Pick<InvoiceRow, 'received' | 'decided_received' | 'returned' | 'more_since'>;

/** The coins that came after the decision and wait; null where none do, or it is not known how many. */
export const moreOf = ({ received, decided_received: decided, returned, more_since }: Coins): CoinUnits | null =>
  more_since === null || decided === null ? null : received - decided - returned;

/** The coins that a decision is about now: those that wait. */
export const waitingOf = (row: Coins): CoinUnits => moreOf(row) ?? row.received;

/** The share of an amount that corresponds to the coins received, rounded down. */
const shareOf = (whole: bigint, { received, due }: Pick<InvoiceRow, 'received' | 'due'>): Hundredths =>
  due === null ? 0n : (whole * received) / due;

/**
 * The tokens, by the invoice's rate, for the coins that wait, or else for those that were decided about. Once credited,
 * the payment's tokens are those of what was credited, no longer of what was due.
 */
export const worthOf = (row: InvoiceRow): Hundredths => {
  const { decision, tokens, due, decided_received: decided } = row;
  const more = moreOf(row);
  if (decision === 'credited' && more === null) return tokens;
  const per = decision === 'credited' ? decided : due;
  return shareOf(tokens, { received: more ?? decided ?? row.received, due: per === 0n ? null : per });
};

/** What is credited for the coins received: amounts of money that the currency has, or nobody could give all of it back. */
export interface Credit {
  tokens: Hundredths;
  paid_tokens: Hundredths;
  amount: Hundredths;
  tax_amount: Hundredths;
  tax_tokens: Hundredths;
}

/** Null while the coins are not confirmed, where they are worth nothing, and where their payer's account is gone. */
export const creditOf = (row: InvoiceRow): Credit | null => {
  const chargeable = (whole: Hundredths) => floorToUnit(shareOf(whole, row), row.currency);
  const credit = {
    tokens: shareOf(row.tokens, row),
    paid_tokens: shareOf(row.paid_tokens, row),
    amount: chargeable(row.amount),
    tax_amount: chargeable(row.tax_amount),
    tax_tokens: shareOf(row.tax_tokens, row),
  };
  const isConfirmed = row.received > 0n && row.confirmations >= row.required;
  const isWorthIt = credit.tokens > 0n && credit.paid_tokens > 0n && credit.amount > 0n;
  return isConfirmed && isWorthIt && row.payer_deleted_at === null ? credit : null;
};

/** What may be decided about an invoice now; a payment is credited once, so what comes later can only go back. */
export const actsOn = (row: InvoiceRow): Array<Decision['decision']> => {
  if (row.more_since !== null) return ['refunded'];
  if (row.operator_since === null || row.decision !== null) return [];
  return creditOf(row) ? ['credited', 'refunded'] : ['refunded'];
};
