import { z } from 'zod';
import { answerOnboarding, findLinked } from '../../platform/payments/sandbox-accounts.ts';
import { BARE_PAGE_HEADERS } from '../../platform/bare-page.ts';
import { sandboxOverPage } from '../../platform/payments/sandbox-page.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { onboardingPage } from './onboarding-page.ts';

const params = z.object({ link: z.uuid() });
const signed = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  locale: z.string().max(20).default(''),
});
const answered = signed.extend({ answer: z.enum(['finish', 'leave-document', 'send-back', 'leave']) });

/** A limit for each address. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/** The page on which the sandbox stands in for a gateway's onboarding. The signature in its URL authorises one use. */
export const onboardingPages: ModuleRoutes = (app, context) => {
  if (!context.config.allowSandboxPayments) return;
  // The form has no fields, because the URL holds everything.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_request, _payload, done) =>
    done(null, undefined),
  );

  app.get(
    '/sandbox/onboarding/:link',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: signed } },
    async ({ params: { link }, query }, reply) => {
      const account = await findLinked(context.db, context.sealer, { ...query, link });
      if (!account) return reply.status(404).headers(BARE_PAGE_HEADERS).send(sandboxOverPage(query.locale));
      return reply.headers(BARE_PAGE_HEADERS).send(onboardingPage({ link, query }));
    },
  );

  app.post(
    '/sandbox/onboarding/:link',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: answered } },
    async ({ params: { link }, query }, reply) => {
      const account = await findLinked(context.db, context.sealer, { ...query, link });
      if (!account) return reply.status(404).headers(BARE_PAGE_HEADERS).send(sandboxOverPage(query.locale));
      if (query.answer !== 'leave') await answerOnboarding(context.db, link, query.answer);
      return reply.redirect(account.return_path, 303);
    },
  );
};
