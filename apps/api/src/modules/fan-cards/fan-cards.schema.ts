import { z } from 'zod';
import { dataOf, idSchema } from '../../shared/wire.ts';

/** Sales and orders that are named, the latest. */
export const MOST_NAMED = 5;

/** What a fan has spent on a performer, and on what. */
export const FAN_SALE_KINDS = ['tip', 'purchase', 'subscription', 'release'] as const;

export const fanCardSchema = z
  .object({
    fanId: idSchema,
    /** The fan's subscription to the performer, whatever became of it; null: never. */
    subscription: z
      .object({
        status: z.enum(['active', 'paused', 'cancelled', 'past-due', 'expired']),
        /** Whether it opens now what is for subscribers. */
        isRunning: z.boolean(),
        startedAt: z.iso.datetime(),
        currentPeriodEnd: z.iso.datetime(),
      })
      .nullable(),
    /** Since when the fan follows; null: not. */
    followedAt: z.iso.datetime().nullable(),
    /** Tokens that the fan has spent on the performer, less what was taken back; orders once they are paid out. */
    spent: z.number(),
    /** Of them those of the last thirty days. */
    spentRecently: z.number(),
    /** Her lists with members of their own, and whether the fan is in each. */
    lists: z.array(z.object({ _id: idSchema, name: z.string(), isIn: z.boolean() })),
    /** What they were spent on, the latest first. */
    sales: z.array(
      z.object({
        _id: idSchema,
        kind: z.enum(FAN_SALE_KINDS),
        itemType: z.string().nullable(),
        /** Empty where it has none. */
        title: z.string(),
        /** Tokens. */
        amount: z.number(),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** The fan's orders of her shop, the latest first. */
    orders: z.array(
      z.object({
        _id: idSchema,
        title: z.string(),
        status: z.enum(['created', 'processing', 'shipped', 'delivered', 'refunded']),
        createdAt: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'FanCard' });

export type FanCard = z.infer<typeof fanCardSchema>;

export const fanCardAnswer = dataOf(fanCardSchema);
