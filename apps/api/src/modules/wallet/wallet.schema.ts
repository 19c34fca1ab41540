import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { userLine } from '../../shared/user-text.ts';
import { typedCoupon } from '../coupons/coupon-code.ts';
import { transactionKindSchema } from '../ledger/ledger.schema.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';

/** One transaction of the caller's wallet. */
export const transactionSchema = z
  .object({
    _id: idSchema,
    kind: transactionKindSchema,
    /** Tokens, positive; `direction` tells whether they came or went. */
    amount: z.number(),
    direction: z.enum(['in', 'out']),
    performer: authorSchema.nullable(),
    /** What was paid for: profile, feed, gallery, video, product, stream, conversation, subscription. */
    itemType: z.string().nullable(),
    itemId: idSchema.nullable(),
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Transaction' });

export type Transaction = z.infer<typeof transactionSchema>;

/** The charged amount, and the balance after it. */
export const chargeResultSchema = z
  .object({ transaction: transactionSchema, balance: z.number() })
  .meta({ id: 'ChargeResult' });

export type ChargeResult = z.infer<typeof chargeResultSchema>;

export const chargeAnswer = dataOf(chargeResultSchema);

const noteSchema = userLine({ max: 500 });

/** Within the settings minimumTipPrice and maximumTipPrice. */
export const tipBody = z.object({
  amount: amountSchema,
  /** Where the tip was given. */
  source: z.object({ type: z.enum(['profile', 'feed', 'stream', 'conversation']), _id: idSchema }),
  note: noteSchema.optional(),
});

export type TipBody = z.output<typeof tipBody>;

/** The price that the buyer saw, in tokens, with the coupon applied; any other is refused with `price.changed`. */
export const purchaseBody = z.object({ expectedPrice: amountSchema, coupon: typedCoupon.optional() });

export type PurchaseBody = z.output<typeof purchaseBody>;

export const streamTipBody = z.object({ amount: amountSchema, note: noteSchema.optional() });

export type StreamTipBody = z.output<typeof streamTipBody>;
