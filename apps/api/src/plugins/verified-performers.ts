import type { FastifyContextConfig } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { isVerifiedPerformer } from '../viewing/verified-performer.ts';
import { defineError } from '../errors/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether an unverified performer may call it. By default {@link refusesUnverified} decides. */
    unverified?: 'allowed' | 'refused';
  }
}

export class PerformerNotVerifiedError extends defineError({
  code: 'performer.not_verified',
  status: 403,
  messages: {
    'fa-IR': 'پس از تأیید حساب می‌توانید این کار را انجام دهید.',
    'en-US': 'You can do this once your account is verified.',
    'ar-EG': 'يمكنك القيام بذلك بعد توثيق حسابك.',
  },
}) {}

/**
 * The policy for unverified performers: they may read, and not write what only performers write. Routes declare the
 * exceptions: her own profile and documents are `allowed`, writing to others is `refused`.
 */
export const refusesUnverified = (method: string, { access, unverified }: FastifyContextConfig): boolean => {
  if (unverified) return unverified === 'refused';
  return access === 'performer' && !['GET', 'HEAD', 'OPTIONS'].includes(method);
};

/** Enforces it before the body is read. */
export const verifiedPerformersPlugin = fp<{ context: Context }>(async (app, { context }) => {
  app.addHook('onRequest', async ({ account, method, routeOptions }) => {
    if (account?.role !== 'performer' || !refusesUnverified(method, routeOptions.config)) return;
    if (!(await isVerifiedPerformer(context.db, account.id))) throw new PerformerNotVerifiedError();
  });
});
