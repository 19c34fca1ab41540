import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';

/** The optional field of a registration: unknown codes are ignored, see `recordReferral`. */
export const referralCodeField = z.string().max(40).optional();

export const referralCodeAnswer = dataOf(z.object({ code: z.string() }).meta({ id: 'ReferralCode' }));

export const referralSchema = z
  .object({
    /** Who came. */
    user: authorSchema,
    joinedAt: z.iso.datetime(),
  })
  .meta({ id: 'Referral' });

export const referralsQuery = pageQuery;
export const referralsAnswer = listOf(referralSchema);
