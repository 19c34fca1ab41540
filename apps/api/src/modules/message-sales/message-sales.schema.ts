import type { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { chargeResultSchema, purchaseBody, transactionSchema } from '../wallet/wallet.schema.ts';

/** Without a coupon: coupons are for what is offered to everyone, not for a message to one fan. */
export const buyMessageBody = purchaseBody.pick({ expectedPrice: true });

const messageChargeSchema = chargeResultSchema
  .extend({
    /** Null where the buyer owned all files already, and nothing was charged. */
    transaction: transactionSchema.nullable(),
  })
  .meta({ id: 'MessageCharge' });

export type MessageCharge = z.infer<typeof messageChargeSchema>;

export const messageChargeAnswer = dataOf(messageChargeSchema);
