import { z } from 'zod';
import { endChallenge, findChallenge } from '../../platform/payments/sandbox-charges.ts';
import { isChallengeOpen } from '../../platform/payments/sandbox-challenge.ts';
import { BARE_PAGE_HEADERS } from '../../platform/bare-page.ts';
import { sandboxOverPage } from '../../platform/payments/sandbox-page.ts';
import type { ModuleRoutes } from '../../shared/api-instance.ts';
import { challengePage } from './sandbox-pages.ts';

const params = z.object({ ref: z.string().regex(/^sandbox:charge:[0-9a-f-]{36}$/) });
const signed = z.object({
  expires: z.coerce.number().int(),
  signature: z.string().max(100),
  locale: z.string().max(20).default(''),
});
const answered = signed.extend({ answer: z.enum(['confirm', 'refuse']) });

/** A limit for each address. */
const guarded = { rateLimit: { max: 30, timeWindow: '1 minute' } };

/**
 * The page on which the sandbox stands in for the payer's bank. Browsers open it without a session: the signature in
 * its URL authorises them, and expires.
 */
export const sandboxPages: ModuleRoutes = (app, context) => {
  if (!context.config.allowSandboxPayments) return;
  // The form has no fields, because the URL holds everything.
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1024 }, (_request, _payload, done) =>
    done(null, undefined),
  );

  app.get(
    '/sandbox/challenges/:ref',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: signed } },
    async ({ params: { ref }, query }, reply) => {
      const charge = isChallengeOpen(context.sealer, ref, query) ? await findChallenge(context.db, ref) : undefined;
      if (!charge) return reply.status(404).headers(BARE_PAGE_HEADERS).send(sandboxOverPage(query.locale));
      if (charge.status !== 'requires-action') return reply.redirect(charge.return_path ?? '/wallet', 303);
      return reply.headers(BARE_PAGE_HEADERS).send(challengePage({ charge, query, ref }));
    },
  );

  app.post(
    '/sandbox/challenges/:ref',
    { config: { access: 'guest', ...guarded }, schema: { hide: true, params, querystring: answered } },
    async ({ params: { ref }, query }, reply) => {
      const charge = isChallengeOpen(context.sealer, ref, query) ? await findChallenge(context.db, ref) : undefined;
      if (!charge) return reply.status(404).headers(BARE_PAGE_HEADERS).send(sandboxOverPage(query.locale));
      await endChallenge(context.db, ref, query.answer === 'confirm');
      return reply.redirect(charge.return_path ?? '/wallet', 303);
    },
  );
};
