import { COMPLETE_LOCALES } from '@barg/contract';
import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { userLine, userText } from '../../shared/user-text.ts';
import { dataOf, idSchema, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';

const instant = z.iso.datetime();

export const EVIDENCE_LENGTH = 20_000;

export const disputesQuery = pageQuery.extend({ status: z.enum(['open', 'won', 'lost']).optional() });
export type DisputesQuery = z.output<typeof disputesQuery>;

export const disputeSchema = z
  .object({
    _id: idSchema,
    paymentId: idSchema,
    person: authorSchema,
    provider: z.string(),
    /** The gateway's name for it. */
    ref: z.string(),
    /** In `currency`; may be more than was paid. */
    amount: z.number(),
    currency: z.string(),
    /** The bank's word for it. */
    reason: z.string(),
    status: z.enum(['open', 'won', 'lost']),
    /** Until when the bank waits for an answer. */
    dueAt: instant.nullable(),
    answeredAt: instant.nullable(),
    acceptedAt: instant.nullable(),
    openedAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'ManagedDispute' });
export type ManagedDispute = z.infer<typeof disputeSchema>;

export const disputesAnswer = listOf(disputeSchema);

export const disputeViewSchema = z
  .object({
    dispute: disputeSchema,
    /** The evidence submitted last. */
    evidence: z.string().nullable(),
    /** What this dispute, being lost, does to its payer's wallet. */
    wallet: z.object({
      isClosed: z.boolean(),
      /** When an operator opened it again, and why. */
      openedAt: instant.nullable(),
      openedFor: z.string().nullable(),
    }),
  })
  .meta({ id: 'ManagedDisputeView' });
export type ManagedDisputeView = z.infer<typeof disputeViewSchema>;
export const disputeViewAnswer = dataOf(disputeViewSchema);

/** The language of the evidence; that of the site where none is named. */
export const evidenceQuery = z.object({ language: z.enum(COMPLETE_LOCALES).optional() });

export const evidenceSchema = z.object({ text: z.string() }).meta({ id: 'DisputeEvidence' });
export type DisputeEvidence = z.infer<typeof evidenceSchema>;
export const evidenceAnswer = dataOf(evidenceSchema);

/** When it was answered last as the operator saw it, so that nobody decides past a colleague's answer. */
const answeredAt = momentSchema.nullable().optional();

export const answerDisputeBody = z.object({ evidence: userText({ max: EVIDENCE_LENGTH }), answeredAt });
/** Consoles of former versions send none. */
export const acceptDisputeBody = z.object({ answeredAt }).nullish();
/** Why: kept in the audit log and with the dispute. */
export const openWalletBody = z.object({ reason: userLine({ max: 500 }) });
