import { z } from 'zod';
import { dataOf, listOf, momentSchema, pageQuery } from '../../shared/wire.ts';
import { userText } from '../../shared/user-text.ts';
import { mediaFileSchema } from '../files/files.schema.ts';

export const documentKindSchema = z.enum(['identity-front', 'identity-back', 'selfie']);
export const verificationStatusSchema = z.enum(['none', 'pending', 'verified', 'refused']);

/** A performer's own verification: which documents were given, never the documents themselves. */
export const ownVerificationSchema = z
  .object({
    status: verificationStatusSchema,
    /** Why it was refused; else empty. */
    reason: z.string(),
    given: z.array(z.object({ kind: documentKindSchema, givenAt: z.iso.datetime() })),
    /** Needed documents that are missing. */
    missing: z.array(documentKindSchema),
  })
  .meta({ id: 'OwnVerification' });

export type OwnVerification = z.infer<typeof ownVerificationSchema>;
export const ownVerificationAnswer = dataOf(ownVerificationSchema);

/** A performer who waits for a decision. */
export const pendingPerformerSchema = z
  .object({
    _id: z.uuid(),
    username: z.string().nullable(),
    name: z.string(),
    craft: z.string(),
    country: z.string().nullable(),
    submittedAt: z.iso.datetime(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PendingPerformer' });

/** Waiting or decided verifications. */
export const verificationsQuery = pageQuery.extend({
  status: z.enum(['pending', 'verified', 'refused']).default('pending'),
});

export const pendingPerformersAnswer = listOf(pendingPerformerSchema);

/** Everything that an operator decides on. The URLs of the documents are signed for that operator. */
export const verificationSchema = pendingPerformerSchema
  .extend({
    status: verificationStatusSchema,
    reason: z.string(),
    submittedAt: z.iso.datetime().nullable(),
    email: z.string().nullable(),
    birthDate: z.iso.date().nullable(),
    languages: z.array(z.string()),
    bio: z.string(),
    documents: z.array(z.object({ kind: documentKindSchema, givenAt: z.iso.datetime(), file: mediaFileSchema })),
  })
  .meta({ id: 'PerformerVerification' });

export type PendingPerformer = z.infer<typeof pendingPerformerSchema>;
export type PerformerVerification = z.infer<typeof verificationSchema>;
export const verificationAnswer = dataOf(verificationSchema);

/** The documents that the operator saw: a decision about replaced ones is refused. */
const seen = { submittedAt: momentSchema };
export const approveBody = z.object(seen);
export const refuseBody = z.object({ ...seen, reason: userText({ max: 1000 }) });
