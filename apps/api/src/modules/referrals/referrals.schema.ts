import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { referralTermsSchema } from './referral-earnings.schema.ts';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';

/** The optional field of a registration: unknown codes are ignored, see `recordReferral`. */
export const referralCodeField = z.string().max(40).optional();

export const referralCodeAnswer = dataOf(
  z
    .object({
      code: z.string(),
      /** What holds for those who come now. */
      terms: referralTermsSchema,
      /** Tokens that all who came have brought. */
      brought: z.number(),
    })
    .meta({ id: 'ReferralCode' }),
);

export const referralSchema = z
  .object({
    /** Who came. */
    user: authorSchema,
    joinedAt: z.iso.datetime(),
    /** Tokens that came of it so far, and until when more may come. */
    brought: z.number(),
    earnsUntil: z.iso.datetime(),
  })
  .meta({ id: 'Referral' });

export const referralsQuery = pageQuery;
export const referralsAnswer = listOf(referralSchema);
