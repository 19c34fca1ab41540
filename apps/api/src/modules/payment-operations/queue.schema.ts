import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userLine } from '../../shared/user-text.ts';
import { idSchema, listOf, pageQuery } from '../../shared/wire.ts';

const kind = z.enum(['payment', 'refund', 'event']);

export const paymentQueueQuery = pageQuery.extend({ kind: kind.optional() });
export type PaymentQueueQuery = z.output<typeof paymentQueueQuery>;

export const waitingSchema = z
  .object({
    _id: idSchema,
    kind,
    /** What it is of; null for an event about something else. */
    paymentId: idSchema.nullable(),
    person: authorSchema.nullable(),
    /** In `currency`; null for an event. */
    amount: z.number().nullable(),
    currency: z.string().nullable(),
    /** The status; for an event its type. */
    state: z.string(),
    lastError: z.string().nullable(),
    since: z.iso.datetime(),
    /** The gateway is no longer set up: an operator looks there, and says what became of it. */
    isGatewayGone: z.boolean(),
    /** What may be done about it. */
    acts: z.array(z.enum(['retry', 'end'])),
  })
  .meta({ id: 'WaitingPayment' });
export type WaitingPayment = z.infer<typeof waitingSchema>;
export const paymentQueueAnswer = listOf(waitingSchema);

export const retryBody = z.object({ kind });
export const endBody = z.object({
  kind,
  /** Why, for the audit log. */
  text: userLine({ max: 500 }),
  /** What was seen at a gateway that is no longer set up; where it can be asked, its own answer counts. */
  seen: z.enum(['done', 'not-done']).optional(),
});
