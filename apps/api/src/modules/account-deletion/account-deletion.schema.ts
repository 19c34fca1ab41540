import { z } from 'zod';
import { amountSchema } from '../../platform/money.ts';
import { dataOf } from '../../shared/wire.ts';

/** What leaving costs, so that the page can say it before it asks. Amounts are tokens. */
export const deletionTermsSchema = z
  .object({
    /** In the wallet: given up. */
    balance: z.number(),
    /** Earned and not paid out: given up. */
    earnings: z.number(),
    /** Subscriptions that end. */
    subscriptionCount: z.number().int(),
    /** Fans whose subscriptions to a performer end. */
    subscriberCount: z.number().int(),
    /**
     * What comes back, if the account ended now, to those who have paid for subscriptions to a performer, of the time that
     * they have not had; the givers of gifts too.
     */
    unusedTime: z.number(),
    /** What is undone or called off with the account, or stands in the way of its deletion; none of what there is none of. */
    undone: z.array(
      z.object({
        /**
         * Orders to a performer that she has not sent, and tickets of streams that she has announced: paid back; those
         * streams: called off; a buyer's own orders that were not sent: nothing is deleted before they are.
         */
        what: z.enum(['sold-orders', 'sold-tickets', 'planned-streams', 'own-orders']),
        count: z.number().int(),
        /** What was paid for it. */
        tokens: z.number(),
      }),
    ),
    /** Whether the password is asked for; an account without one proves itself by a recent login. */
    needsPassword: z.boolean(),
  })
  .meta({ id: 'DeletionTerms' });

export type DeletionTerms = z.infer<typeof deletionTermsSchema>;
export const deletionTermsAnswer = dataOf(deletionTermsSchema);

export const deleteAccountBody = z.object({
  password: z.string().min(1).max(200).optional(),
  /** The tokens, of wallet and earnings together, that the person has agreed to give up. */
  forfeited: amountSchema.default(0),
});

export type DeletionRequest = z.output<typeof deleteAccountBody>;
