import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import type { CryptoProvider } from '../../platform/payments/crypto/crypto-gateway.ts';
import type {
  GatewayEvent,
  PaymentProvider,
  SubjectKind,
  WebhookDelivery,
} from '../../platform/payments/payment-gateway.ts';
import { WebhookRefusedError } from '../../platform/payments/webhook-signature.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { gatewayOf } from './gateway-choice.ts';
import { settleDispute } from './disputes.service.ts';
import { recordFailure } from './failed-attempts.repository.ts';
import { forwardAccountEvent, forwardInvoiceEvent, forwardTransferEvent, type EventHandler } from './forward-events.ts';
import { WebhookNotTakenError } from './payments.errors.ts';
import { settleRefund } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';
import { countRefusal } from './webhook-refusals.ts';

const HANDLE = 'handle-external-event';

/**
 * Stores a gateway's event once and leaves its handling to a job, so that the gateway is answered at once. A repeated
 * delivery of an unhandled event runs the job without delay.
 * @throws GatewayUnavailableError, WebhookNotTakenError
 */
export const receiveWebhook = async (
  context: Context,
  provider: PaymentProvider,
  delivery: WebhookDelivery,
): Promise<void> => {
  await storeEvent(context, provider, readEvent(context, provider, delivery));
};

/** Stores an event that its gateway has signed, by {@link receiveWebhook} or for coins, once. */
export const storeEvent = async (
  context: Context,
  source: PaymentProvider | CryptoProvider,
  event: GatewayEvent,
): Promise<void> => {
  const { subject } = event;
  if (subject === null) return countRefusal(source, 'foreign');
  await context.work(async (unit) => {
    const stored = await unit.db
      .insertInto('external_events')
      .values({
        id: newId(),
        source,
        external_id: event.id,
        type: event.type,
        subject_kind: subject.kind,
        subject_ref: subject.ref,
      })
      // An update, so that the row of an earlier delivery is returned too.
      .onConflict((conflict) => conflict.columns(['source', 'external_id']).doUpdateSet({ type: event.type }))
      .returning(['id', 'handled_at'])
      .executeTakeFirstOrThrow();
    if (stored.handled_at === null) await handleSoon(unit, stored.id);
  });
};

const readEvent = (context: Context, provider: PaymentProvider, delivery: WebhookDelivery): GatewayEvent => {
  const gateway = gatewayOf(context, provider);
  try {
    return gateway.readEvent(delivery);
  } catch (error) {
    if (!(error instanceof WebhookRefusedError)) throw error;
    countRefusal(provider, error.refusal);
    throw new WebhookNotTakenError({ cause: error });
  }
};

/**
 * Reads the current state of the event's subject from the gateway, and applies it. The content of the event is not
 * used, so events may arrive in any order and repeatedly. After `MAX_ATTEMPTS` failures it is queued for an
 * operator.
 */
export const handleEvent = async (context: Context, eventId: string): Promise<void> => {
  const event = await context.db
    .selectFrom('external_events')
    .select(['source', 'subject_kind', 'subject_ref', 'handled_at', 'operator_since'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (!event || event.handled_at !== null || event.operator_since !== null) return;
  try {
    const isOurs = await settlers[event.subject_kind](context, { provider: event.source, ref: event.subject_ref });
    if (!isOurs) countRefusal(event.source, 'foreign');
  } catch (error) {
    await recordFailure(context.db, 'external_events', eventId, error);
    throw error;
  }
  await endEvent(context.db, eventId);
};

/** Marks an event as handled. */
export const endEvent = async (db: Queryable, eventId: string): Promise<void> => {
  const ended = { handled_at: new Date(), operator_since: null };
  await db.updateTable('external_events').set(ended).where('id', '=', eventId).execute();
};

/** Queues the job of an event, or runs the queued one without delay. */
export const handleSoon = (unit: UnitOfWork, eventId: string): Promise<void> =>
  unit.addJob(HANDLE, { eventId }, { key: `${HANDLE} ${eventId}` });

const settlers: Readonly<Record<SubjectKind, EventHandler>> = {
  charge: async (context, { provider, ref }) => {
    const isOurs = await isThere(context.db, 'payments', ref, provider);
    if (isOurs) await settlePayment(context, ref);
    return isOurs;
  },
  refund: async (context, { provider, ref }) => {
    const isOurs = await isThere(context.db, 'refunds', ref, provider);
    if (isOurs) await settleRefund(context, ref);
    return isOurs;
  },
  dispute: settleDispute,
  account: forwardAccountEvent,
  transfer: forwardTransferEvent,
  invoice: forwardInvoiceEvent,
};

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

const isThere = async (
  db: Queryable,
  table: 'payments' | 'refunds',
  id: string,
  provider: string,
): Promise<boolean> => {
  if (!UUID.test(id)) return false;
  const query = db.selectFrom('payments').select('payments.id').where('payments.provider', '=', provider);
  const found =
    table === 'payments'
      ? query.where('payments.id', '=', id)
      : query.innerJoin('refunds', 'refunds.payment_id', 'payments.id').where('refunds.id', '=', id);
  return (await found.executeTakeFirst()) !== undefined;
};
