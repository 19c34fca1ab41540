import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { cardSourceSchema, topUpResultSchema } from '../payments/payments.schema.ts';
import { subscribeBody, subscriptionSchema } from '../subscriptions/subscriptions.schema.ts';

/** A subscription, its expected prices in tokens and in money, and either `cardId` or `card`. */
export const subscribeByCardBody = subscribeBody
  .extend({
    /** The amount that the fan expects to be charged; another one is refused. */
    expectedAmount: amountSchema,
    currency: z.string().regex(/^[A-Z]{3}$/),
    cardId: idSchema.optional(),
    card: cardSourceSchema.optional(),
    /** Keeps the card for the next time. */
    saveCard: z.boolean().default(false),
  })
  .refine((body) => (body.cardId === undefined) !== (body.card === undefined), {
    error: 'either cardId or card is needed',
    path: ['card'],
  })
  .refine((body) => body.expectedPrice > 0, { error: 'what is free needs no card', path: ['expectedPrice'] });

export type SubscribeByCardBody = z.output<typeof subscribeByCardBody>;

export const subscribeByCardAnswer = dataOf(
  topUpResultSchema
    .extend({
      /** Null while the payment waits for its payer or the bank. */
      subscription: subscriptionSchema.nullable(),
    })
    .meta({ id: 'CardSubscription' }),
);

export type CardSubscription = z.output<typeof subscribeByCardAnswer>['data'];

/** The running subscriptions that are renewed from a card. Without it they renew from the wallet. */
export const hangingAnswer = dataOf(
  z
    .object({
      subscriptions: z.array(
        z.object({ _id: idSchema, performer: authorSchema, price: z.number(), currentPeriodEnd: z.iso.datetime() }),
      ),
    })
    .meta({ id: 'CardSubscriptions' }),
);
