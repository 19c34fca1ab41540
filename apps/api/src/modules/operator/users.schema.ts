import { authorSchema } from '@barg/contract/schemas';
import { z } from 'zod';
import { dataOf, listOf, pageQuery } from '../../shared/wire.ts';
import { userText } from '../../shared/user-text.ts';
import { auditEntrySchema } from './audit-log.schema.ts';

const role = z.enum(['user', 'performer', 'operator']);

export const managedUsersQuery = pageQuery.extend({
  /** A part of a name, username or e-mail, or a whole id. */
  q: z.string().max(320).optional(),
  role: role.optional(),
  state: z.enum(['active', 'suspended']).optional(),
});
export type ManagedUsersQuery = z.output<typeof managedUsersQuery>;

export const managedUserSchema = authorSchema
  .extend({
    role,
    email: z.string().nullable(),
    isEmailVerified: z.boolean(),
    suspendedAt: z.iso.datetime().nullable(),
    suspendedReason: z.string(),
    createdAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ManagedUser' });
export type ManagedUser = z.infer<typeof managedUserSchema>;

export const managedUsersAnswer = listOf(managedUserSchema);

export const managedUserDetailsSchema = managedUserSchema
  .extend({
    country: z.string().nullable(),
    /** Tokens in the wallet; read-only here. */
    balance: z.number(),
    /** Tokens of a performer; null for other roles. */
    earnings: z
      .object({
        /** Not paid out yet. */
        balance: z.number(),
        /** Earned so far, after commission and reversals. */
        total: z.number(),
      })
      .nullable(),
    /** The latest payments, newest first. */
    payments: z.array(
      z.object({
        _id: z.uuid(),
        provider: z.string(),
        purpose: z.string(),
        /** In `currency`. */
        amount: z.number(),
        currency: z.string(),
        tokens: z.number(),
        status: z.enum(['pending', 'succeeded', 'failed', 'refunded']),
        failureCode: z.string().nullable(),
        createdAt: z.iso.datetime(),
      }),
    ),
    /** The path of its public page; null when it has none. */
    link: z.string().nullable(),
    /** For performers. */
    verification: z.enum(['none', 'pending', 'verified', 'refused']).nullable(),
    sessions: z.array(
      z.object({ _id: z.uuid(), userAgent: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime() }),
    ),
    reports: z.object({ open: z.number().int(), closed: z.number().int() }),
    /** The latest entries of the audit log about the account. */
    audit: z.array(auditEntrySchema),
  })
  .meta({ id: 'ManagedUserDetails' });
export type ManagedUserDetails = z.infer<typeof managedUserDetailsSchema>;

export const managedUserAnswer = dataOf(managedUserDetailsSchema);
export const suspendBody = z.object({ reason: userText({ max: 500 }) });
export const endedSessionsAnswer = dataOf(z.object({ ended: z.number().int() }));
