import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { EARNED_ITEMS, EARNING_KINDS } from './earnings.repository.ts';
import { transactionKindSchema } from '../ledger/ledger.schema.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { monthSchema } from './month.schema.ts';

/** The number of days up to today, in UTC. */
export const statsQuery = z.object({ period: z.enum(['30', '90', '365']).default('30') });

const figure = z.object({
  value: z.number(),
  /** Per cent against the period before, with one place; null where that was zero. */
  change: z.number().nullable(),
});

export const earningStatsSchema = z
  .object({
    period: z.number().int(),
    /** Tokens after commission. */
    net: figure,
    /** Tokens of tips after commission. */
    tips: figure,
    newSubscribers: figure,
    /** Now, compared with the beginning of the period. */
    activeSubscribers: figure,
    /** Tokens earned and not paid out. */
    balance: z.number(),
    /** Of the balance: what can be paid out now, and what becomes available on which day, the next first. */
    available: z.number(),
    pending: z.array(z.object({ amount: z.number(), availableAt: z.iso.datetime() })),
    /** Tokens of payouts that were asked for and are not sent. They are not in the balance. */
    reserved: z.number(),
    /** Tokens owed after a reversal; later earnings repay them first. */
    owed: z.number(),
    /** Every day of the period, oldest first. */
    days: z.array(z.object({ date: z.iso.date(), net: z.number(), tips: z.number() })),
  })
  .meta({ id: 'EarningStats' });

export type EarningStats = z.infer<typeof earningStatsSchema>;

export const earningSchema = z
  .object({
    _id: idSchema,
    kind: z.enum(EARNING_KINDS),
    user: authorSchema.nullable(),
    /**
     * Tokens: what it was worth to the performer before the commission, what the platform keeps, what was earned. With
     * a coupon of the site `gross` is more than the fan paid, with tokens that were given away it may be less. Negative
     * for reversals.
     */
    gross: z.number(),
    commission: z.number(),
    net: z.number(),
    itemType: z.string().nullable(),
    itemId: idSchema.nullable(),
    /** What the item is called; null for what has no title, or was removed. */
    title: z.string().nullable(),
    /** Who was given the subscription that `user` paid for. */
    givenTo: authorSchema.nullable(),
    /** The kind of the movement that it takes back. */
    reversedKind: transactionKindSchema.nullable(),
    note: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Earning' });

export type Earning = z.infer<typeof earningSchema>;

export const earningsQuery = pageQuery.extend({
  kind: z.enum(EARNING_KINDS).optional(),
  /** Who paid, and for what. */
  userId: idSchema.optional(),
  itemType: z.enum(EARNED_ITEMS).optional(),
  itemId: idSchema.optional(),
  month: monthSchema.optional(),
});
export const statsAnswer = dataOf(earningStatsSchema);
export const earningsAnswer = listOf(earningSchema);
