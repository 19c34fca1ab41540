import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

export const referralTermsSchema = z.object({
  /** Per cent of what those who come earn and buy, for so many months. */
  percent: z.number(),
  months: z.number().int(),
  /** The most that one who comes may bring, in tokens; null: no bound. */
  cap: z.number().nullable(),
});

export const referralStatsAnswer = dataOf(
  z
    .object({
      /** Tokens: all that was brought, less what was taken back; of this month (UTC); not available yet. */
      total: z.number(),
      thisMonth: z.number(),
      pending: z.number(),
      /** How many people came. */
      referred: z.number().int(),
      /** What holds for those who come now. */
      terms: referralTermsSchema,
    })
    .meta({ id: 'ReferralStats' }),
);

export const referralEarningSchema = z
  .object({
    _id: idSchema,
    /** Who came; null where the account is gone, or hidden. */
    user: authorSchema.nullable(),
    /** Whether it is a share of what that account earned, or of what it bought. */
    source: z.enum(['earned', 'bought']),
    /** Tokens; negative for what was taken back. */
    amount: z.number(),
    availableAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReferralEarning' });

export const referralEarningsQuery = pageQuery;
export const referralEarningsAnswer = listOf(referralEarningSchema);
