import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, pageQuery } from '../../shared/wire.ts';
import { payoutRequestSchema, payoutStatusSchema, payoutViewSchema } from './payouts.schema.ts';

/** The version that the operator has seen. */
const version = z.number().int().min(1).max(1_000_000);

export const approveBody = z.object({ version });
export const retryBody = z.object({ version });
export const refuseBody = z.object({ version, text: userText({ max: 500 }) });
export const failBody = z.object({ version, reference: userLine({ max: 120, min: 0 }), text: userText({ max: 500 }) });
export const paidBody = z.object({ version, reference: userLine({ max: 120 }) });

export const managedPayoutsQuery = pageQuery.extend({ status: payoutStatusSchema.default('pending-review') });

export const managedPayoutSchema = payoutRequestSchema
  .extend({
    performer: authorSchema,
    version: z.number().int(),
    /** The gateway whose account it goes to; null when operators send it. Only the one in use sends by itself. */
    gateway: z
      .object({
        provider: z.string(),
        isConfigured: z.boolean(),
        isInUse: z.boolean(),
        /** When it sends an approved one next by itself; null: it does not, until an operator lets it try again. */
        nextTryAt: z.iso.datetime().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'ManagedPayout' });

/** Risk indicators. */
export const payoutRisksSchema = z
  .object({
    /** She has had no payout before. */
    isFirstPayout: z.boolean(),
    /** The payout method was changed within the last 72 hours. */
    isMethodNew: z.boolean(),
    /** Open and lost disputes of fans who paid her within the last ninety days. */
    disputeCount: z.number().int(),
    /** The share of these fans in all that she was paid in that time. */
    disputedPercent: z.number(),
    accountCreatedAt: z.iso.datetime(),
    /** Tokens. */
    earnedInAll: z.number(),
    paidInAll: z.number(),
    isSuspended: z.boolean(),
    owed: z.number(),
  })
  .meta({ id: 'PayoutRisks' });

export const managedPayoutViewSchema = payoutViewSchema
  .extend({
    request: managedPayoutSchema,
    risks: payoutRisksSchema,
    /** Whether it takes two operators, and who the first was. */
    takesTwo: z.boolean(),
    firstApproverId: idSchema.nullable(),
  })
  .meta({ id: 'ManagedPayoutView' });

/** The unmasked payout details, by field. */
export const destinationSchema = z
  .object({ fields: z.array(z.object({ name: z.string(), value: z.string() })) })
  .meta({ id: 'PayoutDestination' });

export const managedPayoutsAnswer = listOf(managedPayoutSchema);
export const managedPayoutViewAnswer = dataOf(managedPayoutViewSchema);
export const destinationAnswer = dataOf(destinationSchema);

export type PayoutRisks = z.infer<typeof payoutRisksSchema>;
export type ManagedPayoutView = z.infer<typeof managedPayoutViewSchema>;
