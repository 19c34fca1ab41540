import { sql } from 'kysely';
import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-runner.ts';
import { findByLoginName } from './credentials.ts';
import { sendVerification } from './email-verification.ts';
import { sendPasswordReset } from './password-reset.ts';

const payloadSchema = z.object({ name: z.string(), locale: z.string() });

/**
 * Answers who forgot a password. It runs after the answer, for every name alike, so that the answer takes as long for
 * a name that nobody has.
 */
const answerForgotten: JobHandler = async (context, payload) => {
  const { name, locale } = payloadSchema.parse(payload);
  await context.work(async (unit) => {
    const account = await findByLoginName(unit.db, name);
    if (!account?.email) return;
    await sendPasswordReset(context, unit, { ...account, email: account.email, locale: account.locale ?? locale });
  });
};

/** Sends the confirming letter again, to an address that waits for it; for the same reason not before the answer. */
const resendVerification: JobHandler = async (context, payload) => {
  const { name, locale } = payloadSchema.parse(payload);
  await context.work(async (unit) => {
    const account = await findByLoginName(unit.db, name);
    if (!account?.email || account.email_verified_at !== null) return;
    await sendVerification(context, unit, { ...account, email: account.email, locale: account.locale ?? locale });
  });
};

/** What has served its time: counted attempts, spent proofs, letters that nobody answered. */
const forgetOldAttempts: JobHandler = async ({ db }) => {
  await db
    .deleteFrom('attempts')
    .where('window_ends_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('spent_challenges')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
  await db
    .deleteFrom('account_tokens')
    .where('expires_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
};

export const authJobs = {
  'auth.answer-forgotten': answerForgotten,
  'auth.resend-verification': resendVerification,
  'forget-old-attempts': forgetOldAttempts,
} satisfies Record<string, JobHandler>;
export const authCrontab = ['7 * * * * forget-old-attempts'];
