import { fromHundredths } from '../../platform/money.ts';
import { fromUnits } from '../../platform/payments/crypto/crypto-gateway.ts';
import { actsOn, moreOf, worthOf } from './coins-of-invoice.ts';
import type { InvoiceRow } from './crypto.repository.ts';
import type { CryptoStatus, MismatchedPayment } from './crypto.schema.ts';
import { decisionsOf, type SaidRow } from './past-decisions.ts';

const POLL_MS = { waiting: 5000, underpaid: 5000, confirming: 15_000 } as const;
/** The polling interval while an operator has to decide. */
const POLL_SLOWLY_MS = 60_000;

const statusOf = ({ decision, status }: InvoiceRow): CryptoStatus['status'] =>
  decision === 'refunded' ? 'refunded' : status;

const pollAfter = (row: InvoiceRow): number | null => {
  if (row.more_since !== null) return POLL_SLOWLY_MS;
  if (statusOf(row) !== 'pending') return null;
  if (row.operator_since !== null) return POLL_SLOWLY_MS;
  return POLL_MS[row.detail as keyof typeof POLL_MS] ?? POLL_SLOWLY_MS;
};

/** The coins still to be sent; null where none are expected any more, or it is not known yet how many. */
const missingOf = (row: InvoiceRow): string | null => {
  const { due, received, detail, operator_since: operatorSince } = row;
  const isExpected = statusOf(row) === 'pending' && operatorSince === null;
  if (due === null || !isExpected || (detail !== 'waiting' && detail !== 'underpaid')) return null;
  return fromUnits(due - received);
};

/** A payment URI by BIP 21, which wallets open. */
const uriOf = ({ coin, address }: InvoiceRow, missing: string | null): string | null => {
  if (address === null || missing === null) return null;
  return coin === 'BTC' ? `bitcoin:${address}?amount=${missing}` : address;
};

const inCoins = (units: bigint | null): string | null => (units === null ? null : fromUnits(units));

export const presentStatus = (row: InvoiceRow): CryptoStatus => ({
  _id: row.payment_id,
  status: statusOf(row),
  detail: row.detail,
  received: fromUnits(row.received),
  amount: inCoins(row.due),
  coin: row.coin,
  decided: inCoins(row.decided_received),
  more: inCoins(moreOf(row)),
  returned: fromUnits(row.returned),
  confirmations: row.confirmations,
  required: row.required,
  address: row.address,
  missing: missingOf(row),
  uri: uriOf(row, missingOf(row)),
  payUrl: row.pay_url,
  expiresAt: row.expires_at?.toISOString() ?? null,
  tokens: fromHundredths(row.tokens),
  cost: fromHundredths(row.amount),
  currency: row.currency,
  pollAfterMs: pollAfter(row),
});

/** @param said what operators have said of its coins, oldest first */
export const presentMismatched = (row: InvoiceRow, said: readonly SaidRow[]): MismatchedPayment => ({
  payment: presentStatus(row),
  payer: { _id: row.user_id, username: row.username, name: row.name },
  since: (row.more_since ?? row.operator_since ?? row.created_at).toISOString(),
  ref: row.gateway_ref,
  worth: fromHundredths(worthOf(row)),
  decision: row.decision,
  decidedAt: row.decided_at?.toISOString() ?? null,
  hasMore: row.more_since !== null,
  acts: actsOn(row),
  note: row.note,
  decisions: decisionsOf(row, said),
});
