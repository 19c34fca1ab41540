import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userLine } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { transactionKindSchema } from '../ledger/ledger.schema.ts';
import { accountKinds } from '../books/books.schema.ts';
import { mismatchedPaymentSchema } from '../crypto/crypto.schema.ts';
import { disputeSchema } from './disputes.schema.ts';

const instant = z.iso.datetime();

/** From then on, and before then. */
const within = { from: momentSchema.optional(), to: momentSchema.optional() };

export const managedPaymentsQuery = pageQuery.extend({
  status: z.enum(['pending', 'succeeded', 'failed', 'refunded']).optional(),
  /** A name or e-mail, the number of a payment or account, or the gateway's name for the charge. */
  q: z.string().max(320).default(''),
  ...within,
});
export type ManagedPaymentsQuery = z.output<typeof managedPaymentsQuery>;

export const managedPaymentSchema = z
  .object({
    _id: idSchema,
    person: authorSchema,
    provider: z.string(),
    /** The gateway's name for the charge; of coins, for their invoice from its beginning. */
    ref: z.string().nullable(),
    purpose: z.enum(['top-up', 'subscription']),
    /** In `currency`. */
    amount: z.number(),
    currency: z.string(),
    tokens: z.number(),
    status: z.enum(['pending', 'succeeded', 'failed', 'refunded']),
    failureCode: z.string().nullable(),
    card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
    /** In `currency`: given back, or about to be. */
    refunded: z.number(),
    /** The part of `refunded` that is on its way. */
    refundsOnTheirWay: z.number(),
    isDisputed: z.boolean(),
    /** Since when only an operator brings it to an end. */
    givenUpAt: instant.nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ManagedPayment' });
export type ManagedPayment = z.infer<typeof managedPaymentSchema>;

export const managedPaymentsAnswer = listOf(managedPaymentSchema);

export const gatewayEventsQuery = pageQuery.extend({
  state: z.enum(['waiting', 'handled', 'given-up']).optional(),
  /** The gateway's number of the event, or the name of what it is about. */
  q: z.string().max(255).default(''),
  ...within,
});
export type GatewayEventsQuery = z.output<typeof gatewayEventsQuery>;

export const gatewayEventSchema = z
  .object({
    _id: idSchema,
    provider: z.string(),
    externalId: z.string(),
    type: z.string(),
    subject: z.object({
      kind: z.enum(['charge', 'refund', 'dispute', 'account', 'transfer', 'invoice']),
      ref: z.string(),
    }),
    receivedAt: instant,
    handledAt: instant.nullable(),
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    givenUpAt: instant.nullable(),
  })
  .meta({ id: 'GatewayEvent' });
export type GatewayEvent = z.infer<typeof gatewayEventSchema>;
export const gatewayEventsAnswer = listOf(gatewayEventSchema);

export const managedRefundSchema = z
  .object({
    _id: idSchema,
    amount: z.number(),
    tokens: z.number(),
    reason: z.string(),
    status: z.enum(['pending', 'succeeded', 'failed']),
    lastError: z.string().nullable(),
    givenUpAt: instant.nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'ManagedRefund' });
export type ManagedRefund = z.infer<typeof managedRefundSchema>;

/** What one account gets (or, negative, gives) in tokens; `owner` is null for the platform's. */
export const bearerSchema = z
  .object({ account: z.enum(accountKinds), owner: authorSchema.nullable(), amount: z.number() })
  .meta({ id: 'MovementPart' });
export type Bearer = z.infer<typeof bearerSchema>;

export const movementSchema = z
  .object({
    _id: idSchema,
    kind: transactionKindSchema,
    amount: z.number(),
    createdAt: instant,
    parts: z.array(bearerSchema),
  })
  .meta({ id: 'ManagedMovement' });
export type ManagedMovement = z.infer<typeof movementSchema>;

export const managedPaymentViewSchema = z
  .object({
    payment: managedPaymentSchema,
    tries: z.object({
      attempts: z.number().int(),
      askedAt: instant.nullable(),
      nextTryAt: instant.nullable(),
      lastError: z.string().nullable(),
    }),
    events: z.array(gatewayEventSchema),
    refunds: z.array(managedRefundSchema),
    disputes: z.array(disputeSchema),
    /** Of a payment with coins: its invoice, and the decisions about it; null for one by card. */
    coins: mismatchedPaymentSchema
      .extend({
        /** Whether an operator has to decide. */
        isWaiting: z.boolean(),
      })
      .meta({ id: 'ManagedCoins' })
      .nullable(),
    /** The ledger's movements: the credit and its reversals. */
    movements: z.array(movementSchema),
  })
  .meta({ id: 'ManagedPaymentView' });
export type ManagedPaymentView = z.infer<typeof managedPaymentViewSchema>;
export const managedPaymentViewAnswer = dataOf(managedPaymentViewSchema);

export const refundPreviewQuery = z.object({ amount: z.coerce.number().pipe(amountSchema).optional() });
export const refundPreviewSchema = z
  .object({
    /** In `currency`. */
    amount: z.number(),
    currency: z.string(),
    tokens: z.number(),
    parts: z.array(bearerSchema),
  })
  .meta({ id: 'RefundPreview' });
export type RefundPreview = z.infer<typeof refundPreviewSchema>;
export const refundPreviewAnswer = dataOf(refundPreviewSchema);

export const refundPaymentBody = z.object({
  /** In the payment's currency; by default all that is left. */
  amount: amountSchema.optional(),
  /** Why: kept in the audit log and on the movement, where the payer reads it. */
  reason: userLine({ max: 500 }),
  /** Required for payments with coins, once the coins were sent; `reason` has the transaction's id. */
  isSentByHand: z.boolean().default(false),
});
