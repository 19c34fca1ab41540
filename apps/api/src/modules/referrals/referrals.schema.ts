import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { referralTermsSchema } from './referral-earnings.schema.ts';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';

export const referralCodeAnswer = dataOf(
  z
    .object({
      code: z.string(),
      /** The current terms, for new referrals. */
      terms: referralTermsSchema,
      /** The rewards of all referrals, in tokens. */
      brought: z.number(),
    })
    .meta({ id: 'ReferralCode' }),
);

export const referralSchema = z
  .object({
    /** The referred account. */
    user: authorSchema,
    joinedAt: z.iso.datetime(),
    /** Its rewards so far in tokens, and when it ends. */
    brought: z.number(),
    earnsUntil: z.iso.datetime(),
  })
  .meta({ id: 'Referral' });

export const referralsQuery = pageQuery;
export const referralsAnswer = listOf(referralSchema);
