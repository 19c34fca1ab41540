import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import { findByLoginName } from '../accounts/credentials.ts';
import { sendVerification } from '../accounts/email-verification.ts';
import { mayWriteTo } from '../accounts/letters.ts';
import { sendLoginLink } from './login-code.ts';
import { sendPasswordReset } from './password-reset.ts';

const payloadSchema = z.object({ name: z.string(), locale: z.string() });

/**
 * Sends the letter for a forgotten password. A job for every name, so that the request takes equally long for names
 * that nobody has. Requests by e-mail and by username lead to one mailbox, whose letters are counted here.
 */
const answerForgotten: JobHandler = async (context, payload) => {
  const { name, locale } = payloadSchema.parse(payload);
  await context.work(async (unit) => {
    const account = await findByLoginName(unit.db, name);
    if (!account?.email || !(await mayWriteTo(unit.db, account.email))) return;
    await sendPasswordReset(context, unit, { ...account, email: account.email, locale: account.locale ?? locale });
  });
};

/** Sends the confirming letter again, to an unconfirmed address; a job for the same reason. */
const resendVerification: JobHandler = async (context, payload) => {
  const { name, locale } = payloadSchema.parse(payload);
  await context.work(async (unit) => {
    const account = await findByLoginName(unit.db, name);
    if (!account?.email || account.email_verified_at !== null) return;
    if (!(await mayWriteTo(unit.db, account.email))) return;
    await sendVerification(context, unit, { ...account, email: account.email, locale: account.locale ?? locale });
  });
};

const linkPayloadSchema = payloadSchema.extend({ bindingHash: z.string() });

/**
 * Sends a login link; a job for the same reason. A suspended account is told why once its link is used.
 */
const answerLoginLink: JobHandler = async (context, payload) => {
  const { name, locale, bindingHash } = linkPayloadSchema.parse(payload);
  await context.work(async (unit) => {
    const account = await findByLoginName(unit.db, name);
    if (!account?.email || !(await mayWriteTo(unit.db, account.email))) return;
    const reader = { ...account, email: account.email, locale: account.locale ?? locale };
    await sendLoginLink(context, unit, reader, Buffer.from(bindingHash, 'base64url'));
  });
};

export const authJobs = {
  'auth.answer-forgotten': answerForgotten,
  'auth.send-login-link': answerLoginLink,
  'auth.resend-verification': resendVerification,
} satisfies Record<string, JobHandler>;
