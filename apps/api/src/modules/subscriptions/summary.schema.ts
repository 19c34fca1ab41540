import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';
import { PLANS } from '../performers/plans.ts';
import { cancelReasons } from './subscriptions.schema.ts';

const count = z.number().int();

export const subscriberSummarySchema = z
  .object({
    /** All who are subscribed in any way; the following add up to it, but for `ending`. */
    total: count,
    plans: z.record(z.enum([...PLANS, 'free']), count),
    trials: count,
    gifts: count,
    paused: count,
    /** Whose renewal waits for payment. */
    unpaid: count,
    /** Who have cancelled and still have time. */
    ending: count,
    /** Why fans have cancelled in the last 365 days, as far as they said, and their newest words. */
    reasons: z.array(z.object({ reason: z.enum(cancelReasons), count })),
    words: z.array(z.object({ reason: z.enum(cancelReasons), words: z.string() })),
  })
  .meta({ id: 'SubscriberSummary' });

export type SubscriberSummary = z.infer<typeof subscriberSummarySchema>;

export const subscriberSummaryAnswer = dataOf(subscriberSummarySchema);
