import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, offsetQuery } from '../../shared/wire.ts';
import { EARNING_KINDS } from './earnings.repository.ts';
import { monthSchema } from './month.schema.ts';

export const breakdownGroups = ['kind', 'item', 'fan'] as const;
export type BreakdownGroup = (typeof breakdownGroups)[number];

/** The groups of one answer: a performer may have more fans than a page can show. */
export const MOST_GROUPS = 50;

export const breakdownQuery = offsetQuery
  .pick({ offset: true })
  .extend({ by: z.enum(breakdownGroups).default('kind'), month: monthSchema });

/** In tokens. `net` is `gross` less `commission`, less the reversals of the same month. */
const sums = {
  count: z.number().int(),
  gross: z.number(),
  commission: z.number(),
  /** Taken back by refunds and banks, whenever it had been earned: less than nothing. */
  takenBack: z.number(),
  net: z.number(),
};

export const breakdownSchema = z
  .object({
    month: z.string(),
    total: z.object(sums),
    /** Those with the highest `net` first. Of `kind`, `item` and `user` the one that was asked for is there. */
    groups: z
      .array(
        z.object({
          ...sums,
          kind: z.enum(EARNING_KINDS).optional(),
          /** Without an id where it is all of its type together: subscriptions and gifts, or referrals. */
          item: z
            .object({
              type: z.string(),
              _id: idSchema.nullable(),
              title: z.string().nullable(),
              /** When it was published, begun, sent or asked for: works may share a title, or have none. */
              at: z.iso.datetime().nullable(),
              /** With whom it was, where that is one fan: a private stream. Null for other works, and for deleted accounts. */
              fan: authorSchema.nullable(),
            })
            .optional(),
          /** Null for those whose account is deleted. */
          user: authorSchema.nullable().optional(),
        }),
      )
      .max(MOST_GROUPS),
    /** Whether there are more groups after these: `offset` leads to them. */
    hasMore: z.boolean(),
  })
  .meta({ id: 'EarningBreakdown' });

export type EarningBreakdown = z.infer<typeof breakdownSchema>;

export const breakdownAnswer = dataOf(breakdownSchema);
