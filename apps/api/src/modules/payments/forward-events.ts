import type { Context } from '../../context.ts';

/** The account, transfer or other object of an event, by the id that this site gave it. */
export interface EventSubject {
  provider: string;
  ref: string;
}

/** Handles an event. Returns false when its subject is not of this site: a gateway account may serve several. */
export type EventHandler = (context: Context, subject: EventSubject) => Promise<boolean>;

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** Queues the job of the module `gateway-accounts` that reads the account again. */
export const forwardAccountEvent: EventHandler = async (context, { provider, ref: performerId }) => {
  if (!UUID.test(performerId)) return false;
  const account = await context.db
    .selectFrom('gateway_accounts')
    .select('performer_id')
    .where('performer_id', '=', performerId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (account) await context.work((unit) => unit.addJob('read-gateway-account', { performerId, provider }));
  return account !== undefined;
};

/** Queues the job of the module `payouts` that settles the transfer. */
export const forwardTransferEvent: EventHandler = async (context, { provider, ref: transferId }) => {
  if (!UUID.test(transferId)) return false;
  const request = await context.db
    .selectFrom('payout_requests')
    .select('id')
    .where('transfer_id', '=', transferId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (request) await context.work((unit) => unit.addJob('settle-transfer', { requestId: request.id }));
  return request !== undefined;
};

/** Queues the job of the module `crypto` that reads an invoice again. */
export const forwardInvoiceEvent: EventHandler = async (context, { provider, ref }) => {
  const invoice = await context.db
    .selectFrom('crypto_invoices')
    .innerJoin('payments', 'payments.id', 'crypto_invoices.payment_id')
    .select('payment_id')
    .where('gateway_ref', '=', ref)
    .where('payments.provider', '=', provider)
    .executeTakeFirst();
  if (!invoice) return false;
  const { payment_id: paymentId } = invoice;
  await context.work((unit) => unit.addJob('look-at-crypto', { paymentId }, { key: `look-at-crypto ${paymentId}` }));
  return true;
};
