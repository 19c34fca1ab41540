import { fromHundredths, type Hundredths } from '../../platform/money.ts';
import type { ChargeOutcome } from '../../platform/payments/payment-gateway.ts';
import { chargedWithTax, type Tax } from '../taxes/tax.ts';
import { presentNumber } from './receipt-number.ts';
import { expiryOf } from './card-expiry.ts';
import { shownPurpose } from './shown-purpose.ts';
import { nameOfPackage } from './packages/package-name.ts';
import type { PackageRow } from './packages/packages.repository.ts';
import type { OwnCardRow, PaymentRow } from './payments.repository.ts';
import type { Payment, PaymentCard, TokenPackage, TopUpResult } from './payments.schema.ts';

export const presentPayment = (row: PaymentRow): Payment => ({
  _id: row.id,
  purpose: shownPurpose(row.purpose),
  provider: row.provider,
  amount: fromHundredths(row.amount),
  currency: row.currency,
  tokens: fromHundredths(row.tokens),
  status: row.status,
  refunded: fromHundredths(row.refunded),
  refundsOnTheirWay: fromHundredths(row.refunds_on_their_way),
  dispute: row.dispute === 'won' ? null : row.dispute,
  failureCode: row.failure_code === null ? null : `payment.${row.failure_code}`,
  card: row.brand !== null && row.last4 !== null ? { brand: row.brand, last4: row.last4 } : null,
  nextAction: row.status === 'pending' && row.action_url !== null ? { url: row.action_url, clientSecret: null } : null,
  tax: fromHundredths(row.tax_amount),
  receipt: presentNumber(row),
  createdAt: row.created_at.toISOString(),
});

interface Settled {
  /** The gateway's answer in this request; null when it was not asked. */
  outcome: ChargeOutcome | null;
  balance: Hundredths;
}

export const presentResult = (row: PaymentRow, { outcome, balance }: Settled): TopUpResult => {
  const payment = presentPayment(row);
  const clientSecret = outcome?.status === 'requires-action' ? outcome.clientSecret : null;
  const nextAction = payment.nextAction && { ...payment.nextAction, clientSecret };
  return {
    status: nextAction ? 'requires-action' : payment.status,
    nextAction,
    payment,
    balance: fromHundredths(balance),
  };
};

export const presentCard = (row: OwnCardRow): PaymentCard => ({
  _id: row.id,
  provider: row.provider,
  brand: row.brand,
  last4: row.last4,
  expMonth: row.exp_month,
  expYear: row.exp_year,
  isDefault: row.is_default,
  expiry: expiryOf(row.exp_year, row.exp_month),
});

/** A package at what its order is charged. */
export const presentPackage = (
  row: PackageRow,
  { locale, currency, tax }: { locale: string; currency: string; tax: Tax },
): TokenPackage => {
  const charged = chargedWithTax(row.price, tax, currency);
  return {
    _id: row.id,
    name: nameOfPackage(row.names, locale),
    tokens: fromHundredths(row.tokens),
    price: fromHundredths(charged.total),
    tax: fromHundredths(charged.tax),
    currency,
  };
};
