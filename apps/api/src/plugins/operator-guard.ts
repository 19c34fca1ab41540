import fp from 'fastify-plugin';
import type { FastifyContextConfig } from 'fastify';
import type { Context } from '../context.ts';
import { defineError } from '../errors/app-error.ts';
import type { SessionAccount } from '../viewing/session-account.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also allowed for an operator without a second step: the routes to see that and set it up. */
    isBeforeSecondStep?: boolean;
    /** Whether operators need a recent proof. By default {@link asksForProof} decides; other roles never need one. */
    proof?: boolean;
  }
}

export class SecondStepRequiredError extends defineError({
  code: 'auth.second_step_required',
  status: 403,
  messages: {
    'fa-IR': 'مدیران بدون تأیید دومرحله‌ای کار نمی‌کنند؛ نخست آن را در تنظیمات امنیتی حساب خود روشن کنید.',
    'en-US':
      'Operators work with two-step verification only; turn it on in the security settings of your account first.',
    'ar-EG': 'لا يعمل المديرون دون التحقق بخطوتين؛ فعّله أولًا من إعدادات أمان حسابك.',
  },
}) {}

export class ProofRequiredError extends defineError({
  code: 'auth.proof_required',
  status: 403,
  messages: {
    'fa-IR': 'برای این کار دوباره نشان دهید که خودتان هستید.',
    'en-US': 'Prove again that it is you before this.',
    'ar-EG': 'أثبت من جديد أنك أنت قبل هذا الإجراء.',
  },
}) {}

const READS = ['GET', 'HEAD', 'OPTIONS'];

/** Operators' writes need a proof unless the route has `proof: false`, so that none goes without by omission. */
export const asksForProof = (method: string, { access, proof }: FastifyContextConfig): boolean =>
  proof ?? (access === 'operator' && !READS.includes(method));

/** Whether an account is an operator's without a second step, on a site in production. */
export const lacksSecondStep = (
  { config }: Pick<Context, 'config'>,
  account: Pick<SessionAccount, 'role' | 'hasSecondStep'> | null,
): boolean => config.isProduction && account?.role === 'operator' && !account.hasSecondStep;

/**
 * Guards operators beyond their login. In production one without a second step counts as a guest where guests are
 * allowed, and is refused elsewhere. Enforced before the body is read.
 */
export const operatorGuardPlugin = fp<{ context: Context }>(async (app, { context }) => {
  app.addHook('onRequest', async (request) => {
    const { account, method, routeOptions } = request;
    if (account?.role !== 'operator') return;
    const { config } = routeOptions;
    if (lacksSecondStep(context, account) && !config.isBeforeSecondStep) {
      if (config.access !== 'guest') throw new SecondStepRequiredError();
      request.account = null;
      return;
    }
    if (asksForProof(method, config) && !account.isProven) throw new ProofRequiredError();
  });
});
