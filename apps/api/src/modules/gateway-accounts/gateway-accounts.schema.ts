import { z } from 'zod';
import { dataOf } from '../../shared/wire.ts';

/** The state of a performer's account at the gateway. */
export const accountStandingSchema = z
  .object({
    /** The gateway's name for it; null while there is none. */
    accountId: z.string().nullable(),
    /** Whether its questions were answered once; there may be more of them. */
    detailsSubmitted: z.boolean(),
    /** Whether money that is sent there reaches the performer. */
    payoutsEnabled: z.boolean(),
    /** The information that the gateway still requires, in its own terms: `individual.verification.document`. */
    requirementsDue: z.array(z.string()),
  })
  .meta({ id: 'GatewayAccount' });

export const onboardingLinkSchema = accountStandingSchema
  .extend({
    /** Where the questions are answered: an address elsewhere, or a path of this site. It opens once. */
    url: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OnboardingLink' });

export type AccountStanding = z.infer<typeof accountStandingSchema>;
export type OnboardingLink = z.infer<typeof onboardingLinkSchema>;

export const accountStandingAnswer = dataOf(accountStandingSchema);
export const onboardingLinkAnswer = dataOf(onboardingLinkSchema);
