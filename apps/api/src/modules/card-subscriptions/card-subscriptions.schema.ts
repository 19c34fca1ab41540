import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf, idSchema } from '../../shared/wire.ts';
import { cardSourceSchema, topUpResultSchema } from '../payments/payments.schema.ts';
import { subscribeBody, subscriptionSchema } from '../subscriptions/subscriptions.schema.ts';

/** A subscription, what was seen of its price in tokens and in money, and either `cardId` or `card`. */
export const subscribeByCardBody = subscribeBody
  .extend({
    /** What is taken from the card, as the fan has seen it: another amount is not charged. */
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

/** What was begun with a card and goes on. It renews from the wallet, which the card then fills no more. */
export const hangingAnswer = dataOf(
  z
    .object({
      subscriptions: z.array(
        z.object({ _id: idSchema, performer: authorSchema, price: z.number(), currentPeriodEnd: z.iso.datetime() }),
      ),
    })
    .meta({ id: 'CardSubscriptions' }),
);
