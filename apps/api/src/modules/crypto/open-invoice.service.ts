import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { findAnswer, runIdempotent, type IdempotencyClaim } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { cryptoInUse } from '../../platform/payments/crypto/crypto-gateway.ts';
import { MONITORED_MINUTES } from '../../platform/payments/crypto/btcpay-gateway.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { walletOf } from '../ledger/ledger.accounts.ts';
import { hasDeletedOwner, lockAccounts } from '../ledger/ledger.repository.ts';
import { assertMayPay } from '../payments/disputes.service.ts';
import { GatewayUnavailableError } from '../payments/payments.errors.ts';
import { insertPayment } from '../payments/payments.repository.ts';
import { priceTopUp } from '../payments/top-up-order.ts';
import { settingsOf } from '../settings/settings.service.ts';
import { taxOf, type Buyer } from '../taxes/taxes.service.ts';
import { findOwnInvoice, type InvoiceRow } from './crypto.repository.ts';
import { pollInvoice } from './invoice-polling.service.ts';

type Order = Parameters<typeof priceTopUp>[2]['body'];

/** The logged-in buyer, with what decides the tax. */
type CryptoBuyer = Buyer & { userId: string };

/**
 * Opens an invoice for tokens: first a pending payment is committed under the caller's key, then the gateway is asked.
 * If its answer is lost, the same key, or the job, continues with the same payment. The address
 * is null while another request with the key is still opening the invoice.
 * @throws AmountOutOfBoundsError, NotFoundError, PriceChangedError, GatewayUnavailableError, WalletSuspendedError
 */
export const openInvoice = async (
  context: Context,
  buyer: CryptoBuyer,
  { claim, order }: { claim: IdempotencyClaim; order: Order },
): Promise<InvoiceRow> => {
  const { userId } = buyer;
  const { paymentId } =
    (await findAnswer<Opened>(context.db, claim)) ??
    (await context.work((unit) => runIdempotent(unit, claim, () => insertInvoice(context, unit, { buyer, order }))));
  const known = await findOwnInvoice(context.db, userId, paymentId);
  if (known?.address === null) await pollInvoice(context, paymentId);
  const row = await findOwnInvoice(context.db, userId, paymentId);
  if (!row) throw new NotFoundError();
  return row;
};

const inMinutes = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);

interface Opened {
  paymentId: string;
}

const insertInvoice = async (
  { crypto }: Context,
  unit: UnitOfWork,
  { buyer, order }: { buyer: CryptoBuyer; order: Order },
): Promise<Opened> => {
  const gateway = cryptoInUse(crypto);
  if (!gateway) throw new GatewayUnavailableError();
  const { userId } = buyer;
  // An account's deletion locks the wallet too: either it finds this payment, or this finds the account deleted.
  await lockAccounts(unit.db, [walletOf(userId)]);
  if (await hasDeletedOwner(unit.db, [userId])) throw new NotFoundError();
  await assertMayPay(unit, userId);
  const sought = { userId, body: order, tax: await taxOf(unit.db, buyer) };
  const { amount, currency, tokens, paidTokens, tax } = await priceTopUp(unit.db, await settingsOf(unit), sought);
  const paymentId = newId();
  await insertPayment(unit.db, {
    id: paymentId,
    user_id: userId,
    provider: gateway.provider,
    amount,
    currency,
    tokens,
    paid_tokens: paidTokens,
    card_id: null,
    tax_country: tax.country,
    tax_name: tax.name,
    tax_rate: tax.rate,
    tax_amount: tax.amount,
    tax_tokens: tax.tokens,
  });
  const [watched_until, next_look_at] = [inMinutes(MONITORED_MINUTES), inMinutes(1)];
  await unit.db.insertInto('crypto_invoices').values({ payment_id: paymentId, watched_until, next_look_at }).execute();
  return { paymentId };
};
