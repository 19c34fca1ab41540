import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';

export const referralTermsSchema = z.object({
  /** Percentage of what referred accounts earn and buy, and for how many months. */
  percent: z.number(),
  months: z.number().int(),
  /** The maximum reward for one referred account, in tokens; null: no limit. */
  cap: z.number().nullable(),
});

export const referralStatsAnswer = dataOf(
  z
    .object({
      /** In tokens: all rewards without reversed ones; those of this month (UTC); pending ones. */
      total: z.number(),
      thisMonth: z.number(),
      pending: z.number(),
      /** The number of referred accounts. */
      referred: z.number().int(),
      /** The current terms, for new referrals. */
      terms: referralTermsSchema,
    })
    .meta({ id: 'ReferralStats' }),
);

export const referralEarningSchema = z
  .object({
    _id: idSchema,
    /** The referred account; null when it is gone or hidden. */
    user: authorSchema.nullable(),
    /** Whether it is a share of what that account earned, or of what it bought. */
    source: z.enum(['earned', 'bought']),
    /** In tokens; negative for reversals. */
    amount: z.number(),
    availableAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'ReferralEarning' });

export const referralEarningsQuery = pageQuery;
export const referralEarningsAnswer = listOf(referralEarningSchema);
